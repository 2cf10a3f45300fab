import { publishingOf, type Publishing } from '@spire/services/web/publishingEnvironment';
import { createHmac } from 'node:crypto';
import path from 'node:path';
import type { Environment } from './environment.ts';
import type { Secrets } from './secrets.ts';

/** Where remotes are published beside `npm start`: into its data folder, unless another place is named. */
export function storeBeside(root: string, environment: Environment): string {
  return publishingOf(root, environment).storeFolder ?? path.join(environment.dataFolder, 'published');
}

/** The secret that seals preview links there: one of this installation's own, unless one is given. */
export function previewSecretOf({ PREVIEW_SECRET }: Environment, { subgraphs }: Secrets): string {
  return PREVIEW_SECRET ?? createHmac('sha256', subgraphs).update('preview links').digest('base64url');
}

/** How remotes are published beside `npm start`. */
export function publishingBeside(
  root: string,
  environment: Environment,
  secrets: Secrets,
): Publishing & { storeFolder: string } {
  return {
    ...publishingOf(root, environment),
    storeFolder: storeBeside(root, environment),
    previewSecret: previewSecretOf(environment, secrets),
  };
}

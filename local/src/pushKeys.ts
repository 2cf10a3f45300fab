import { type PushSettings, pushSettings } from '@spire/subgraph-user/push/pushSettings';
import { createECDH } from 'node:crypto';
import { z } from 'zod';
import type { Environment } from './environment.ts';
import { readPrivateFile, writePrivateFile } from './privateFile.ts';

const key = z.base64url();
const schema = z.object({ publicKey: key, privateKey: key });
type Keys = z.infer<typeof schema>;

const ADVICE = 'Delete it: new keys are made, and whoever wants reminders switches them on once more.';

/** A key pair for reminders (VAPID: P-256), made at the first start, mode 600. */
export function pushKeysIn(file: string): Keys {
  const known = readPrivateFile(file, schema, ADVICE);
  if (known !== undefined) return known;
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // An own length: leading zeros are part of it.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
  writePrivateFile(file, { publicKey, privateKey });
  return { publicKey, privateKey };
}

/** How reminders are sent: with the keys of the environment, else with those of this installation; `PUSH=off` sends none. */
export function openPush(
  environment: Environment,
  { file, site }: { file: string; site: string },
): PushSettings | undefined {
  if (environment.PUSH === 'off') return undefined;
  const given = pushSettings(environment);
  if (given !== undefined) return given;
  const { PUSH_CONTACT, CONTACT_EMAIL, PUSH_LOOPBACK } = environment;
  const ours = site.startsWith('https:') ? site : 'mailto:post@spire.local';
  const contact = PUSH_CONTACT ?? (CONTACT_EMAIL === undefined ? ours : `mailto:${CONTACT_EMAIL}`);
  return { keys: { ...pushKeysIn(file), contact }, allowsLoopback: PUSH_LOOPBACK === 'on' };
}

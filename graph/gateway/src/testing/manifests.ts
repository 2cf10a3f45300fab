import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { normalOperationText, operationHash } from '@spire/graph-kit/operationText';
import { parse } from 'graphql';

/** The manifest that a remote's build would list for these texts. */
export function manifestOf(...texts: string[]): string {
  const normal = texts.map((text) => normalOperationText(parse(text)));
  return JSON.stringify(Object.fromEntries(normal.map((text) => [operationHash(text), text])));
}

/** Puts a file in its place whole, as a deployment does. */
export function publish(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

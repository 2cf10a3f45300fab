import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serverKeys, type ServerKeys } from '../sealing/serverKeys.ts';

/** The keys of the stack with that folder; texts sealed under others would have the whole database refused. */
export function dataKeysIn(dataFolder: string): ServerKeys {
  const secrets = JSON.parse(readFileSync(path.join(dataFolder, 'secrets.json'), 'utf8')) as { dataKey: string };
  return serverKeys(secrets.dataKey);
}

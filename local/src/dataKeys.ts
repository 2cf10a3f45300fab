import { serverKeys, type ServerKeys } from '@spire/graph-kit/sealing/serverKeys';
import { Problem } from '../../bootstrap/problem.mjs';
import type { Environment } from './environment.ts';
import type { Secrets } from './secrets.ts';

/** The keys that wrap people's keys: those of the environment, else those of this installation. */
export function dataKeysOf(
  { DATA_KEY, DATA_KEY_OLD }: Pick<Environment, 'DATA_KEY' | 'DATA_KEY_OLD'>,
  secrets: Pick<Secrets, 'dataKey' | 'oldDataKeys'> | undefined,
): ServerKeys {
  if (DATA_KEY !== undefined) return serverKeys(DATA_KEY, DATA_KEY_OLD);
  if (secrets === undefined) throw new Problem('DATA_KEY is not set: texts are sealed under the one of the services.');
  return serverKeys(secrets.dataKey, [...secrets.oldDataKeys, ...(DATA_KEY_OLD ?? [])]);
}

import { DATA_KEY } from '@spire/graph-kit/sealing/serverKeys';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { readPrivateFile, writePrivateFile } from './privateFile.ts';

const secret = z.base64url().min(43);
const dataKey = z.string().regex(DATA_KEY);

const schema = z.object({
  /** Of PostgreSQL's superuser. */
  superuser: secret,
  authenticator: secret,
  authAdmin: secret,
  /** Signs what the gateway asks of the subgraphs. */
  subgraphs: secret,
  /** Wraps the keys of sealed texts (D41): without it, what was sealed stays sealed. */
  dataKey,
  /** Those it took over from, while a rotation is under way. */
  oldDataKeys: z.array(dataKey).default([]),
});
export type Secrets = z.infer<typeof schema>;

const ADVICE =
  'It holds the passwords of the database in this data folder: restore it from a backup. ' +
  'Without one, move the data folder aside and start again with an empty one.';

/** The passwords and keys of this installation; made at random on first start, mode 600. */
export function openSecrets(file: string): Secrets {
  const known = readPrivateFile(file, schema, ADVICE);
  if (known !== undefined) return known;
  const random = () => randomBytes(32).toString('base64url');
  const made: Secrets = {
    superuser: random(),
    authenticator: random(),
    authAdmin: random(),
    subgraphs: random(),
    dataKey: random(),
    oldDataKeys: [],
  };
  writePrivateFile(file, made);
  return made;
}

/** The same as `openSecrets` for a data folder in use: undefined when it holds none. */
export function readSecrets(file: string): Secrets | undefined {
  return readPrivateFile(file, schema, ADVICE);
}

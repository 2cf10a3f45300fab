import { KEY_BYTES, type Place } from '@spire/graph-kit/sealing/personKey';
import { serverKeys } from '@spire/graph-kit/sealing/serverKeys';
import { createVault, type Vault } from '@spire/graph-kit/sealing/vault';
import { wrappedKeysIn } from '@spire/graph-kit/sealing/wrappedKeys';
import { databaseOf } from '@spire/graph-kit/testing/databaseOf';
import { node, repository } from '@spire/local/testing/stackProcess';
import { useStacks } from '@spire/local/testing/useStacks';
import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { OWN_STACK_LIMIT } from '@spire/testing/timeLimits';

jest.setTimeout(OWN_STACK_LIMIT);

const stacks = useStacks();
const kari = randomUUID();
const place: Place = { userId: kari, table: 'wellbeing.memory', column: 'title', row: '1' };
const [other, foreign] = [randomBytes(KEY_BYTES).toString('base64url'), randomBytes(KEY_BYTES).toString('base64url')];

interface Secrets {
  dataKey: string;
  oldDataKeys: string[];
}
const secretsFile = () => path.join(stacks.folder(), 'secrets.json');
const secrets = () => JSON.parse(readFileSync(secretsFile(), 'utf8')) as Secrets;

function rotate(environment: Record<string, string> = {}): { status: number | null; said: string } {
  const command = [path.join(repository, 'ops/dist/serve.js'), 'rotate-data-key'];
  const env = { ...process.env, DATA_DIR: stacks.folder(), ...environment };
  const { status, stdout, stderr } = spawnSync(node, command, { cwd: repository, env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

/** Runs a stack for as long as `work` takes, which is given the vault of a key over its database. */
async function whileRunning(work: (vaultOf: (key: string) => Vault) => Promise<void>, environment = {}): Promise<void> {
  const stack = await stacks.run(environment);
  await stack.ready;
  const client = new Client({ connectionString: databaseOf(stacks.folder()).owner });
  await client.connect();
  try {
    await client.query(`insert into auth.users (id, email) values ($1, 'kari@example.no') on conflict do nothing`, [
      kari,
    ]);
    await work((key) => createVault(serverKeys(key), wrappedKeysIn(client)));
  } finally {
    await client.end();
    await stacks.stop(stack);
  }
}

test('the same text opens under each next key, and under none from before', async () => {
  let text = new Uint8Array();
  await whileRunning(async (vaultOf) => {
    text = (await vaultOf(secrets().dataKey).keyOf(kari)).seal(place, 'Morgen');
    expect(rotate()).toEqual({ status: 1, said: expect.stringContaining('running already') as string });
  });
  const first = secrets();

  // As it is after a power cut: the new key is written down, and nothing wrapped by it.
  writeFileSync(secretsFile(), JSON.stringify({ ...first, dataKey: other, oldDataKeys: [first.dataKey] }));
  expect(rotate()).toEqual({ status: 0, said: expect.stringContaining("1 people's keys") as string });
  expect(secrets()).toEqual({ ...first, dataKey: other, oldDataKeys: [] });
  const { status, said } = rotate();
  expect({ status, said }).toEqual({ status: 0, said: expect.stringContaining("1 people's keys") as string });
  const current = secrets();
  expect([first.dataKey, other]).not.toContain(current.dataKey);
  expect(said).not.toContain(current.dataKey);

  const refusal = await stacks.refusal({ DATA_KEY: foreign });
  expect(refusal).toContain('sealed under another DATA_KEY');
  expect(refusal).not.toContain(foreign);

  const environment = { DATA_KEY: foreign, DATA_KEY_OLD: current.dataKey };
  await whileRunning(async (vaultOf) => {
    const opens = async (key: string) => (await vaultOf(key).keyOf(kari)).open(place, text);
    expect(await opens(current.dataKey)).toBe('Morgen');
    const { owner: DATABASE_URL } = databaseOf(stacks.folder());
    expect(rotate({ DATABASE_URL, DATA_KEY: foreign })).toMatchObject({ status: 1 });
    expect(rotate({ DATABASE_URL, ...environment })).toMatchObject({ status: 0 });
    expect(await opens(foreign)).toBe('Morgen');
    for (const before of [first.dataKey, other, current.dataKey]) await expect(opens(before)).rejects.toThrow();
  }, environment);
});

import { REST_PATHS } from '@spire/domain/restPaths';
import { tellEverything } from '@spire/graph-shared/testing/tellEverything';
import { databaseOf } from '@spire/graph-kit/testing/databaseOf';
import { textsIn } from '@spire/graph-kit/testing/dump';
import { newPerson } from '@spire/graph-kit/testing/persons';
import { startStack, type TestStack } from '@spire/testing/stack';
import { Client } from 'pg';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { clusterOf } from '../testing/stackProcess.ts';
import { eraseRemains } from './eraseRemains.ts';
import { contentOf } from '../testing/contentOf.ts';
import { OWN_STACK_LIMIT } from '@spire/testing/timeLimits';

jest.setTimeout(OWN_STACK_LIMIT);

let stack: TestStack;

beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

/** The files below these folders in which one of the texts stands, as bytes or as the 16 bytes of an id. */
function filesWith(folders: readonly string[], texts: readonly string[], id: string): string[] {
  const asBytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
    )
    .filter((file) => {
      const content = contentOf(file);
      return content.includes(asBytes) || textsIn(content, texts).length > 0;
    });
}

test('after erasing, no file of the database holds id or address of somebody who has deleted their account', async () => {
  const { owner } = databaseOf(stack.dataFolder);
  const cluster = clusterOf(stack.dataFolder);
  const [gone, stays] = [await newPerson(stack), await newPerson(stack)];
  await tellEverything(stack.url, gone, 'planted');
  // Statistics remember the values of columns, and what is in memory alone lies in no file yet.
  const client = new Client({ connectionString: owner });
  await client.connect();
  await client.query('analyze');
  await client.query('checkpoint');
  await client.end();

  const answer = await fetch(stack.url + REST_PATHS.privacyAccount, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${gone.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ confirm: gone.email }),
  });
  expect(answer.status).toBe(204);
  const found = () => filesWith([stack.dataFolder, cluster], [gone.id, gone.email], gone.id);
  // The search finds what lies there: in tables, and in the log of writes.
  expect(found().some((file) => file.includes('/base/'))).toBe(true);
  expect(found().some((file) => file.includes('/pg_wal/'))).toBe(true);

  await expect(eraseRemains(owner)).resolves.toBe(true);
  expect(found()).toEqual([]);
  expect(filesWith([cluster], [stays.email], stays.id).length).toBeGreaterThan(0);
});

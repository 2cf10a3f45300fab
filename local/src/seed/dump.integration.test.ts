import { SEED_CHECK_IN_TEXTS, SEED_MEMORIES } from '@spire/content/seedTexts';
import { SUGGESTIONS } from '@spire/content/suggestions';
import { REST_PATHS } from '@spire/domain/restPaths';
import { tellEverything } from '@spire/graph-shared/testing/tellEverything';
import { databaseOf } from '@spire/graph-kit/testing/databaseOf';
import { textsIn, textsInDatabase } from '@spire/graph-kit/testing/dump';
import { openedColumns } from '@spire/graph-kit/testing/openedColumns';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { wellbeingBeside } from '@spire/subgraph-wellbeing/testing/wellbeingBeside';
import { startStack, type TestStack } from '@spire/testing/stack';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { SEED_TOOL_TEXTS } from './makeDays.ts';
import { SEED_PROFILE_TEXTS } from './placeProfiles.ts';
import { node, repository } from '../testing/stackProcess.ts';
import { contentOf } from '../testing/contentOf.ts';
import { OWN_STACK_LIMIT } from '@spire/testing/timeLimits';

jest.setTimeout(OWN_STACK_LIMIT);

/** In every text that a person of this test writes: nothing else in the world says this. */
const MARK = `hemmelig-${randomUUID().slice(0, 8)}`;

/** Columns of bytes that hold no words of a person's: keys, and sealed answers out of our lists. */
const KEYS = [
  'users.person_key.wrapped',
  'users.push_device.proof',
  'users.push_device.target',
  'users.recovery_code.hash',
  'users.recovery_set.salt',
  'wellbeing.followed_scales.choice',
  'wellbeing.imported_entry.fingerprint',
  'wellbeing.scale_entry.answer',
  'wellbeing.suggestion_interaction.fingerprint',
];

/** A file that waits an hour for an answer goes into no export, and so into no other account. */
const STAYS = ['wellbeing.held_import.content'];

/** The texts that `npm run seed` writes for people. */
const SEEDED = [
  ...Object.values(SEED_CHECK_IN_TEXTS.no).flat(),
  ...SEED_MEMORIES.flatMap(({ text }) => [text.no.title, text.no.description]),
  ...SUGGESTIONS.filter(({ category }) => category === 'social').map(({ text }) => text.no),
  ...Object.values(SEED_TOOL_TEXTS).flat(),
  SEED_PROFILE_TEXTS.no.specificChallenge,
];

let stack: TestStack;

beforeAll(async () => {
  stack = await startStack({ LOG_LEVEL: 'trace' });
  execFileSync(node, [path.join(repository, 'local/dist/seed.js'), '--days', '365', '--memories', '60'], {
    cwd: repository,
    env: { ...process.env, DATA_DIR: stack.dataFolder },
  });
});
afterAll(() => stack.stop());

/** Every file below a folder that has one of the texts in it. */
function filesWith(folder: string, texts: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => textsIn(contentOf(file), texts).length > 0);
}

/** Brings one person's export into the account of another, who has had nothing to do with us. */
async function moveTo(other: TestPerson, { token }: TestPerson): Promise<void> {
  const taken = await fetch(stack.url + REST_PATHS.privacyExport, { headers: { authorization: `Bearer ${token}` } });
  const brought = await fetch(stack.url + REST_PATHS.privacyImport, {
    method: 'POST',
    headers: { authorization: `Bearer ${other.token}`, 'content-type': 'application/json' },
    body: await taken.text(),
  });
  expect([taken.status, brought.status]).toEqual([200, 204]);
}

test('nothing that a person wrote is in a dump of the database, in a log, or in any file', async () => {
  const people = await Promise.all([newPerson(stack), newPerson(stack)]);
  const [person, other] = people;
  await tellEverything(stack.url, person, MARK);
  const wellbeing = await wellbeingBeside(stack);
  await wellbeing.suggest([`${MARK} suggested`, `${MARK} in a list`], person.id);
  await wellbeing.stop();
  await moveTo(other, person);

  for (const { id } of people) {
    const opened = await openedColumns(stack.dataFolder, id);
    const unplanted = [...opened].filter(([, texts]) => !texts.some((text) => text.includes(MARK)));
    const bare = id === other.id ? [...KEYS, ...STAYS].toSorted() : KEYS;
    expect(unplanted.map(([column]) => column).toSorted()).toEqual(bare);
  }
  const { owner } = databaseOf(stack.dataFolder);
  expect(await textsInDatabase(owner, [MARK, ...SEEDED])).toEqual([]);
  expect(filesWith(stack.dataFolder, [MARK])).toEqual([]);
});

test('what lies open would be found', async () => {
  const email = `${MARK}@example.no`;
  await fetch(`${stack.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: stack.anonKey },
    body: JSON.stringify({ email, password: 'Lang-setning-med-tegn-1' }),
  });
  const found = await textsInDatabase(databaseOf(stack.dataFolder).owner, [MARK]);
  expect(found).toContain(`auth.users.email: ${MARK}`);
  expect(textsIn(Buffer.from(`x${Buffer.from(email).toString('base64')}x`), [email])).toEqual([email]);
});

import { SEED_CHECK_IN_TEXTS, SEED_MEMORIES } from '@spire/content/seedTexts';
import { SUGGESTIONS } from '@spire/content/suggestions';
import { localDate } from '@spire/domain/dates';
import { databaseOf } from '@spire/graph-kit/testing/databaseOf';
import { textsIn, textsInDatabase } from '@spire/graph-kit/testing/dump';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson } from '@spire/graph-kit/testing/persons';
import { wellbeingBeside } from '@spire/subgraph-wellbeing/testing/wellbeingBeside';
import { startStack, type TestStack } from '@spire/testing/stack';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { SEED_TOOL_TEXTS } from './makeDays.ts';
import { SEED_PROFILE_TEXTS } from './placeProfiles.ts';
import { node, repository } from '../testing/stackProcess.ts';

/** In every text that a person of this test writes: nothing else in the world says this. */
const MARK = `hemmelig-${randomUUID().slice(0, 8)}`;
const today = localDate(new Date(), 'Europe/Oslo');
const used = { date: today, completedAt: new Date().toISOString() };
const secret = (kind: string) => `${MARK} ${kind}`;

/** A mutation for every kind of free text; a new kind gets its line here. */
const PLANTED: Record<string, [mutation: string, variables: Record<string, unknown>]> = {
  profile: [
    'mutation ($i: SaveProfileInput!) { saveProfile(input: $i) { nickname specificChallenge } }',
    { i: { nickname: secret('nick'), specificChallenge: secret('challenge') } },
  ],
  checkIn: [
    'mutation ($i: SaveCheckInInput!) { saveCheckIn(input: $i) { whatIsGoodText lookingForwardText needMoreText } }',
    {
      i: {
        date: today,
        whatIsGood: [],
        whatIsGoodText: secret('good'),
        lookingForward: [],
        lookingForwardText: secret('forward'),
        needMore: [],
        needMoreText: secret('more'),
      },
    },
  ],
  memory: [
    'mutation ($i: AddMemoryInput!) { addMemory(input: $i) { title description } }',
    {
      i: {
        title: secret('title'),
        description: secret('description'),
        emoji: '🌲',
        category: 'ro',
        goodnessRating: 8,
        effortRating: 2,
        date: today,
      },
    },
  ],
  suggestion: [
    'mutation ($i: RecordSuggestionInput!) { recordSuggestion(input: $i) { suggestionText } }',
    { i: { suggestionText: secret('suggestion'), suggestionType: 'ai', interactionType: 'liked', date: today } },
  ],
  task: [
    'mutation ($i: ReplaceTasksInput!) { replaceTasks(input: $i) { text } }',
    { i: { date: today, tasks: [{ text: secret('task'), type: 'wellbeing' }] } },
  ],
  contact: [
    'mutation ($i: SaveContactInput!) { saveContact(input: $i) { name } }',
    { i: { name: secret('contact'), attributes: ['lytter'] } },
  ],
  innerBalance: [
    'mutation ($i: AddInnerBalanceInput!) { addInnerBalance(input: $i) { record { ... on InnerBalanceRecord { activity } } } }',
    { i: { ...used, category: 'breathing', activity: secret('activity') } },
  ],
  microRegulation: [
    `mutation ($i: AddMicroRegulationInput!) {
      addMicroRegulation(input: $i) { record { ... on MicroRegulationRecord { exercise { title } } } }
    }`,
    {
      i: {
        ...used,
        exercise: { type: 'breathing', emoji: '🌬️', title: secret('title'), instruction: secret('instruction') },
        afterFeeling: 'calm',
      },
    },
  ],
  socialSupport: [
    `mutation ($i: AddSocialSupportInput!) {
      addSocialSupport(input: $i) { record { ... on SocialSupportRecord { suggestion } } }
    }`,
    { i: { ...used, socialWants: ['tur'], suggestion: secret('support') } },
  ],
  selfPriority: [
    `mutation ($i: AddSelfPriorityInput!) {
      addSelfPriority(input: $i) { record { ... on SelfPriorityRecord { shouldDo } } }
    }`,
    { i: { ...used, shouldDo: secret('should'), needInstead: { text: secret('need'), emoji: '📖' } } },
  ],
  expectationSession: [
    'mutation ($i: AddExpectationSessionInput!) { addExpectationSession(input: $i) { whatToDo } }',
    {
      i: {
        ...used,
        whatToDo: secret('do'),
        whatCanGoBetter: secret('better'),
        howToFeelGood: secret('feel'),
        desiredFeeling: 'rolig',
      },
    },
  ],
};

/** What `npm run seed` writes for people. */
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
}, 60_000);
afterAll(() => stack.stop());

/** Every file below a folder that has one of the texts in it. */
function filesWith(folder: string, texts: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile() && textsIn(readFileSync(file), texts).length > 0);
}

test('nothing that a person wrote is in a dump of the database, in a log, or in any file', async () => {
  const person = await newPerson(stack);
  const wellbeing = await wellbeingBeside(stack);
  await wellbeing.suggest([secret('suggested'), secret('in a list')], person.id);
  await wellbeing.stop();
  const ask = graphClient(stack.url, person.token);
  for (const [kind, [mutation, variables]] of Object.entries(PLANTED)) {
    const { data } = await ask(mutation, variables);
    // What is answered was opened, and whole.
    expect([kind, JSON.stringify(data)]).toEqual([kind, expect.stringContaining(MARK)]);
  }
  const { owner } = databaseOf(stack.dataFolder);
  expect(await textsInDatabase(owner, [MARK, ...SEEDED])).toEqual([]);
  expect(filesWith(stack.dataFolder, [MARK])).toEqual([]);
}, 60_000);

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

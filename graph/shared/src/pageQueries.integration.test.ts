import { randomUUID } from 'node:crypto';
import { addDays } from '@spire/domain/dates';
import { startStack, type TestStack } from '@spire/testing/stack';
import { today } from '@spire/testing/testDay';
import { workspaceRoot } from '@spire/testing/workspaceRoot';
import { operationDocuments, textOf } from '@spire/testing/operationDocuments';
import { globSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson } from '@spire/graph-kit/testing/persons';
import { statementsRecorded } from '@spire/graph-kit/testing/statements';
import { OWN_STACK_LIMIT } from '@spire/testing/timeLimits';

jest.setTimeout(OWN_STACK_LIMIT);

/** The SQL statements each page's query costs, however much a person has recorded. */
const COST: Record<string, number> = {
  AccessLog: 1,
  Activities: 3,
  DayMoods: 2,
  OwnDays: 1,
  DayScales: 2,
  DaysOfScales: 1,
  AfterHelp: 3,
  AiAnswers: 2,
  Boundaries: 1,
  Buds: 3,
  Consents: 1,
  Contacts: 1,
  Evening: 2,
  ExerciseLog: 1,
  GardenTimes: 1,
  Growth: 2,
  HardDay: 3,
  HomeLine: 11,
  HomeScene: 3,
  IdeasFor: 2,
  LikedSuggestions: 1,
  Me: 6,
  Memories: 2,
  MemoryCategories: 1,
  MicroHistory: 1,
  MyProfile: 2,
  OneMemory: 1,
  OwnData: 4,
  Pacing: 14,
  Patterns: 12,
  Person: 8,
  PersonHere: 1,
  PersonToday: 7,
  PickedMemory: 1,
  PlanHints: 4,
  Plans: 1,
  Plant: 2,
  Preferences: 1,
  ProfileSettings: 2,
  RecoveryCodesLeft: 1,
  Reminders: 3,
  RestDay: 1,
  ScaleChoice: 2,
  Scales: 3,
  Sessions: 1,
  StandingCheckIn: 1,
  Imports: 1,
  ImportedEntries: 1,
  Summary: 8,
  SummaryCheckIns: 1,
  SummaryHelped: 1,
  SummaryPattern: 12,
  Today: 4,
  TodaysCheckIn: 1,
  TodaysPlans: 1,
  TodaysSuggestions: 5,
  TodaysTasks: 3,
  ToolPlant: 1,
  Week: 6,
};

const VARIABLES: Record<string, Record<string, unknown>> = {
  ...Object.fromEntries(
    [
      'AccessLog',
      'Boundaries',
      'ExerciseLog',
      'ImportedEntries',
      'LikedSuggestions',
      'Memories',
      'MicroHistory',
      'Plans',
    ].map((name) => [name, { first: 50 }]),
  ),
  Activities: { first: 50, language: 'no' },
  DayScales: { date: today },
  DaysOfScales: { from: addDays(today, -27) },
  OneMemory: { id: randomUUID() },
  DayMoods: { from: addDays(today, -27) },
  OwnDays: { first: 50, from: addDays(today, -400), to: today },
  HardDay: { date: today },
  HomeLine: { today, from: addDays(today, -6), answersFrom: addDays(today, -16), hasPacing: false },
  Pacing: { date: today },
  Patterns: { language: 'no' },
  PickedMemory: { by: 'random', date: today, rather: [] },
  Scales: { from: addDays(today, -4) },
  Sessions: { first: 50 },
  StandingCheckIn: { date: today },
  Summary: { from: addDays(today, -89), middle: addDays(today, -45) },
  SummaryCheckIns: { first: 50 },
  SummaryHelped: { first: 50, language: 'no', kinds: ['inner_balance'] },
  SummaryPattern: { language: 'no' },
  Week: { first: 50, from: addDays(today, -6), to: today },
};

const files = globSync(['shell/src/**/*.graphql', 'mf-*/src/**/*.graphql'], { cwd: workspaceRoot() }).map((file) =>
  path.join(workspaceRoot(), file),
);
const documents = operationDocuments(files)
  .map(textOf)
  .flatMap((text) => {
    const name = /^query (\w+)/m.exec(text)?.[1];
    return name === undefined ? [] : [{ name, text }];
  });

const ADD_MEMORY = `mutation ($title: String!) { addMemory(input: {
  title: $title, description: "Sun", emoji: "🌟", category: ro, goodnessRating: 5, effortRating: 5, date: "${today}" }) { id } }`;
const CHECK_IN = 'mutation ($date: LocalDate!) { saveCheckIn(input: { date: $date, whatIsGoodText: "Sun" }) { id } }';
const SAVE_PROFILE = 'mutation { saveProfile(input: { nickname: "Kari" }) { nickname } }';

let stack: TestStack;
let ask: ReturnType<typeof graphClient>;
let statementsOf: Awaited<ReturnType<typeof statementsRecorded>>;

beforeAll(async () => {
  stack = await startStack({ LOG_LEVEL: 'debug' });
  statementsOf = await statementsRecorded(stack.dataFolder);
  ask = graphClient(stack.url, (await newPerson(stack)).token);
  await write(SAVE_PROFILE);
  await record(0, 1);
  // Rehearsals in idle moments after a start cost statements of its own.
  while (!stack.log().includes('The texts of a day are prepared')) await wait(50);
});
afterAll(() => stack.stop());

async function write(mutation: string, variables: Record<string, unknown> = {}): Promise<void> {
  const { errors } = await ask(mutation, variables);
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
}

/** A memory and a check-in for each of these days back from today. */
async function record(from: number, to: number): Promise<void> {
  for (let back = from; back < to; back += 1) {
    await write(ADD_MEMORY, { title: `Day ${back}` });
    await write(CHECK_IN, { date: addDays(today, -back) });
  }
}

async function costs(): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const { name, text } of documents) {
    const query = async () => {
      const { errors } = await ask(text, VARIABLES[name]);
      expect(errors).toBeUndefined();
    };
    // The first time, sessions and keys are looked up as well.
    await query();
    counted[name] = (await statementsOf(query)).length;
  }
  return counted;
}

test('each page’s query costs as many statements as is said here, with few records and with many', async () => {
  expect(await costs()).toEqual(COST);
  await record(1, 25);
  expect(await costs()).toEqual(COST);
});

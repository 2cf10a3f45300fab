import { localDate } from '@spire/domain/dates';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import { startStack, type TestStack } from '@spire/testing/stack';
import { deepEqual } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { answerOf, load, type Target } from './graph/load.ts';
import { HOME, newPersonWithData } from './graph/people.ts';
import { placeSuggestions } from './graph/placeSuggestions.ts';
import { tokenMaker } from './graph/tokens.ts';
import { interleaved, median, type Figure } from './measure.ts';

const PEOPLE = 16;
const ROUNDS = Number(process.env['ROUNDS'] ?? 9);
const SECONDS = Number(process.env['SECONDS'] ?? 2);
const ONE_BY_ONE = 60;

interface Measured {
  /** Milliseconds from request to answer, one request after the other. */
  alone: number;
  /** Milliseconds a request while many ask at once. */
  busy: number;
  /** Processor time of the server a request, in milliseconds, while many ask at once. */
  processor: number;
}

interface Place {
  stack: TestStack;
  processId: number;
  newToken: () => string;
}

const children = () => readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ').map(Number);

/** Milliseconds of processor time of a process so far; a tick is ten. Linux only. */
function processorTime(id: number): number {
  const [, , ...fields] = readFileSync(`/proc/${id}/stat`, 'utf8')
    .replace(/\(.*\)/, '()')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function startPlace(environment: Record<string, string>): Promise<Place> {
  const before = new Set(children());
  const stack = await startStack(environment);
  const processId = children().find((id) => !before.has(id)) ?? 0;
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => newPersonWithData(stack)));
  await placeSuggestions(
    stack,
    people.map(({ id }) => id),
  );
  const tokens = people.map(({ token }) => token);
  return { stack, processId, newToken: tokenMaker(stack.dataFolder, tokens) };
}

const targetOf = ({ stack }: Place, body: object): Target => ({ url: stack.url + SERVICE_PATHS.graphql, body });

/** Both in turn: request by request while one asks, and one after the other while many do. */
async function measure(places: readonly Place[], body: object): Promise<Measured[]> {
  const asks = places.map((place) => () => answerOf(targetOf(place, body), place.newToken()));
  const alone = (await interleaved(ONE_BY_ONE, asks)).map(median);
  const measured: Measured[] = [];
  for (const [at, place] of places.entries()) {
    const before = processorTime(place.processId);
    const { perSecond } = await load(targetOf(place, body), place.newToken, SECONDS);
    const processor = (processorTime(place.processId) - before) / (perSecond * SECONDS);
    measured.push({ alone: alone[at] ?? Number.NaN, busy: 1000 / perSecond, processor });
  }
  return measured;
}

const SAVE = 'mutation Save($input: SaveCheckInInput!) { saveCheckIn(input: $input) { id whatIsGoodText updatedAt } }';
const CHECK_IN = {
  date: localDate(new Date(), 'Europe/Oslo'),
  whatIsGood: ['takknemlighet'],
  lookingForward: [],
  needMore: [],
  whatIsGoodText: 'En rolig morgen med kaffe og regn på ruta',
};

/** By question: what is asked, and what it may take by our pipeline of what it takes by Prisma's own transactions. */
const QUESTIONS = [
  { what: 'start page', body: { query: HOME }, limit: { limit: 1 / 1.3 } },
  { what: 'save', body: { query: SAVE, variables: { input: CHECK_IN } }, limit: {} },
];

const MEASURES = [
  ['alone', 'one after the other'],
  ['busy', '16 at once'],
  ['processor', 'processor time'],
] as const;

const impersonal = (answer: unknown) =>
  JSON.stringify(answer).replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '…');

/** The start page's answer and a save, sent to the database by our pipeline and by Prisma's own transactions. */
export async function pipeline(): Promise<Figure[]> {
  const places: Place[] = [];
  try {
    for (const way of ['on', 'off']) places.push(await startPlace({ DATABASE_PIPELINE: way }));
    const figures: Figure[] = [];
    for (const { what, body, limit } of QUESTIONS) {
      const [ours, theirs] = await Promise.all(
        places.map((place) => answerOf(targetOf(place, body), place.newToken())),
      );
      deepEqual(impersonal(theirs), impersonal(ours));
      await measure(places, body);
      const rounds: Measured[][] = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(places, body));
      for (const [key, how] of MEASURES) {
        const valuesAt = (at: number) => rounds.map((found) => found[at]?.[key] ?? Number.NaN);
        const [own, prisma] = [valuesAt(0), valuesAt(1)];
        figures.push(
          { name: `${what}, ${how}: by our pipeline`, runs: own, unit: 'ms' },
          { name: `${what}, ${how}: by Prisma's transactions`, runs: prisma, unit: 'ms' },
          {
            name: `${what}, ${how}: our pipeline to Prisma's transactions`,
            runs: own.map((value, at) => value / (prisma[at] ?? Number.NaN)),
            unit: 'times',
            ...(key === 'alone' ? limit : {}),
          },
        );
      }
    }
    return figures;
  } finally {
    await Promise.all(places.map(({ stack }) => stack.stop()));
  }
}

import { startStack, type TestStack } from '@spire/testing/stack';
import { workspaceRoot } from '@spire/testing/workspaceRoot';
import { execFileSync } from 'node:child_process';
import { REST_PATHS } from '@spire/domain/restPaths';
import { deepEqual } from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { answerOf, load, type Load, type Target } from './graph/load.ts';
import { GROWTH, HOME, newPersonWithData } from './graph/people.ts';
import { placeSuggestions } from './graph/placeSuggestions.ts';
import { startGateways, startHandWritten } from './graph/processes.ts';
import { tokenMaker } from './graph/tokens.ts';
import type { Figure } from './measure.ts';

const PEOPLE = 20;
const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
const SECONDS = Number(process.env['SECONDS'] ?? 2);

function installHive(): void {
  const folder = path.join(workspaceRoot(), 'bench/hive');
  if (!existsSync(path.join(folder, 'node_modules/@graphql-hive/router-runtime')))
    execFileSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' });
}

/** Throws unless both answer one person the same: what does less is no measure. */
async function requireSame(ours: Target | undefined, other: Target | undefined, token: string): Promise<void> {
  if (ours === undefined || other === undefined) throw new Error('There is nothing to compare');
  // Ours first: it puts on record when the person was first met.
  const answer = await answerOf(ours, token);
  deepEqual(await answerOf(other, token), answer);
}

/** Throughput and latency of each target, taking turns, so that whatever else the machine does meets all of them. */
async function interleaved(targets: Record<string, Target>, newToken: () => string): Promise<Map<string, Load[]>> {
  const runs = new Map(Object.keys(targets).map((name): [string, Load[]] => [name, []]));
  for (const target of Object.values(targets)) {
    await answerOf(target, newToken());
    await load(target, newToken, SECONDS);
  }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, target] of Object.entries(targets)) runs.get(name)?.push(await load(target, newToken, SECONDS));
  return runs;
}

/** Ratios of one measure of two targets, round by round. */
function ratio(
  runs: Map<string, Load[]>,
  { of, to, measure, limit, name }: { of: string; to: string; measure: keyof Load; limit: number; name: string },
): Figure {
  const others = runs.get(to) ?? [];
  const values = (runs.get(of) ?? []).map((each, at) => each[measure] / (others[at]?.[measure] ?? Number.NaN));
  return { name, runs: values, unit: 'times', limit };
}

const HOME_HERE = 'Home, our gateway in process';
const HOME_HAND = 'Home, hand-written';
const GROWTH_HERE = 'growth, our gateway in process';
const GROWTH_HAND = 'growth, hand-written';
const STATS_HERE = 'stats, our REST facade in process';
const STATS_HAND = 'stats, hand-written';
const OURS = 'Home, our gateway over HTTP';
const HIVE = 'Home, Hive with its JavaScript planner';
const RUST = 'Home, Hive with its Rust planner';

const plain = (runs: Map<string, Load[]>): Figure[] =>
  [...runs].flatMap(([name, loads]): Figure[] => [
    { name: `${name}, a second`, runs: loads.map(({ perSecond }) => perSecond), unit: '' },
    { name: `${name}, p99`, runs: loads.map(({ p99 }) => p99), unit: 'ms' },
  ]);

async function besideHandWritten(stack: TestStack, newToken: () => string): Promise<Figure[]> {
  const { addresses, stop } = await startHandWritten(stack);
  const url = `${stack.url}/graphql`;
  try {
    const targets: Record<string, Target> = {
      [HOME_HERE]: { url, body: { query: HOME } },
      [HOME_HAND]: { url: `${addresses.handWritten}/home`, body: {} },
      [GROWTH_HERE]: { url, body: { query: GROWTH } },
      [GROWTH_HAND]: { url: `${addresses.handWritten}/growth`, body: {} },
      [STATS_HERE]: { url: stack.url + REST_PATHS.userStats },
      [STATS_HAND]: { url: `${addresses.handWritten}/stats` },
    };
    const pairs = [
      { name: 'Home', here: HOME_HERE, hand: HOME_HAND },
      { name: 'growth', here: GROWTH_HERE, hand: GROWTH_HAND },
      { name: 'stats', here: STATS_HERE, hand: STATS_HAND },
    ];
    for (const { here, hand } of pairs) await requireSame(targets[here], targets[hand], newToken());
    const runs = await interleaved(targets, newToken);
    return [
      ...plain(runs),
      ...pairs.flatMap(({ name, here, hand }) => [
        ratio(runs, {
          name: `${name}: hand-written throughput to ours`,
          of: hand,
          to: here,
          measure: 'perSecond',
          limit: 2,
        }),
        ratio(runs, { name: `${name}: our p99 to the hand-written one`, of: here, to: hand, measure: 'p99', limit: 2 }),
      ]),
    ];
  } finally {
    stop();
  }
}

async function besideHive(stack: TestStack, newToken: () => string): Promise<Figure[]> {
  const { addresses, stop } = await startGateways(stack);
  const body = { query: HOME };
  try {
    const runs = await interleaved(
      {
        [OURS]: { url: addresses.ours, body },
        [HIVE]: { url: addresses.hive, body },
        ...(addresses.hiveRust === '' ? {} : { [RUST]: { url: addresses.hiveRust, body } }),
        [HOME_HERE]: { url: `${stack.url}/graphql`, body },
      },
      newToken,
    );
    const measure = 'perSecond';
    return [
      ...plain(runs),
      ratio(runs, {
        name: 'Home: Hive (JavaScript) throughput to ours over HTTP',
        of: HIVE,
        to: OURS,
        measure,
        limit: 1 / 1.2,
      }),
      ratio(runs, {
        name: 'Home: Hive (Rust) throughput to ours in process',
        of: RUST,
        to: HOME_HERE,
        measure,
        limit: 1,
      }),
    ].filter(({ runs: values }) => values.length > 0);
  } finally {
    stop();
  }
}

/** The graph's cost: beside Hive's gateways in front of the same subgraphs, and beside a hand-written server. */
export async function graph(): Promise<Figure[]> {
  installHive();
  const stack = await startStack();
  try {
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => newPersonWithData(stack)));
    await placeSuggestions(
      stack,
      people.map(({ id }) => id),
    );
    const newToken = tokenMaker(
      stack.dataFolder,
      people.map(({ token }) => token),
    );
    return [...(await besideHandWritten(stack, newToken)), ...(await besideHive(stack, newToken))];
  } finally {
    await stack.stop();
  }
}

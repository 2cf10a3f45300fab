import { addDays, DEFAULT_TIME_ZONE, localDate } from '@spire/domain/dates';
import { REST_PATHS } from '@spire/domain/restPaths';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { startStack, type TestStack } from '@spire/testing/stack';
import { workspaceRoot } from '@spire/testing/workspaceRoot';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { answerOf, type Target } from './graph/load.ts';
import { WHOLE_HOME } from './graph/people.ts';
import { median, type Figure } from './measure.ts';

const OTHERS = Number(process.env['PEOPLE'] ?? 50_000);
const ROUNDS = Number(process.env['ROUNDS'] ?? 9);
const TURNS = 60;
const AT_ONCE = 10;

/** Seeded people check in on 85 of 100 days: these have 3,650 check-ins, and 20,000 activities in the ledger. */
const TEN_YEARS = ['--days', '4300', '--memories', '2000', '--activities', '4000'];
/** As many memories as Home shows, so that both answers are of one size. */
const ONE_DAY = ['--days', '1', '--memories', '10'];
/** As full as a month of the ten years. */
const ONE_MONTH = ['--days', '30', '--memories', '14', '--activities', '28'];
/** As the page of the history asks. */
const FIRST_PAGE = `{ me { id activities(first: 30) {
  nodes { id kind date at points title(language: no) mood feltAfter chips } endCursor hasNextPage } } }`;
const PATTERNS_MS = 300;

interface Ledger {
  checkIns: number;
  memories: number;
  activities: number;
}

async function seed({ url, anonKey, dataFolder }: TestStack, options: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['local/dist/seed.js', ...options], {
    cwd: workspaceRoot(),
    env: { ...process.env, DATA_DIR: dataFolder },
  });
  const [, email] = /^E-mail: +(\S+)$/m.exec(stdout) ?? [];
  const [, password] = /^Password: (\S+)$/m.exec(stdout) ?? [];
  const response = await fetch(`${url}${SERVICE_PATHS.auth}/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: anonKey },
    body: JSON.stringify({ email, password }),
  });
  const { access_token: token } = (await response.json()) as { access_token?: string };
  if (token === undefined) throw new Error(`${String(email)} cannot sign in: ${response.status}`);
  return token;
}

/** Throws unless the one with the longest ledger has ten years of it. */
async function requireTenYears(dataFolder: string): Promise<void> {
  const [longest] = await asOwner<{ user_id: string; activities: number }>(
    dataFolder,
    'select user_id, count(*)::int activities from wellbeing.activity group by 1 order by 2 desc limit 1',
  );
  const [ledger] = await asOwner<Ledger>(
    dataFolder,
    `select (select count(*)::int from wellbeing.check_in where user_id = $1) "checkIns",
            (select count(*)::int from wellbeing.memory where user_id = $1) memories, $2::int activities`,
    [longest?.user_id, longest?.activities],
  );
  const { checkIns, memories, activities } = ledger ?? { checkIns: 0, memories: 0, activities: 0 };
  if (checkIns < 3650 || memories < 2000 || activities < 20_000)
    throw new Error(`Ten years are more than ${checkIns} check-ins, ${memories} memories, ${activities} activities`);
}

/** Throws unless both are answered about as much: a longer answer costs more however short the history is. */
async function requireSameSize(target: Target, tokens: readonly string[]): Promise<void> {
  const [much = 0, little = 0] = await Promise.all(
    tokens.map(async (token) => JSON.stringify(await answerOf(target, token)).length),
  );
  if (Math.abs(much - little) > 0.15 * little)
    throw new Error(`${target.url} answers ${much} and ${little} characters`);
}

async function milliseconds(target: Target, token: string, atOnce: number): Promise<number> {
  const begun = performance.now();
  await Promise.all(Array.from({ length: atOnce }, () => answerOf(target, token)));
  return performance.now() - begun;
}

/** The median that so many at once take for each; they take turns, so that whatever else the machine does meets both. */
async function medians(target: Target, tokens: readonly string[], atOnce: number): Promise<number[]> {
  const times = tokens.map((): number[] => []);
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [index, token] of tokens.entries()) times[index]?.push(await milliseconds(target, token, atOnce));
  return times.map(median);
}

/** Figures of what somebody with ten years is answered, beside somebody with a `short` time. */
async function figuresOf(name: string, short: string, target: Target, tokens: readonly string[]): Promise<Figure[]> {
  await requireSameSize(target, tokens);
  const figures: Figure[] = [];
  for (const atOnce of [1, AT_ONCE]) {
    await medians(target, tokens, atOnce);
    const runs: number[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) runs.push(await medians(target, tokens, atOnce));
    const how = atOnce === 1 ? 'one after the other' : `${atOnce} at once`;
    figures.push(
      { name: `${name} after ${short}, ${how}`, runs: runs.map(([, little = Number.NaN]) => little), unit: 'ms' },
      {
        name: `${name} after ten years to that after ${short}, ${how}`,
        runs: runs.map(([years = Number.NaN, little = Number.NaN]) => years / little),
        unit: 'times',
        limit: 1.2,
      },
    );
  }
  return figures;
}

/**
 * Patterns of 84 days out of ten years: worked out after a day has changed, and then kept; beside it the answer that
 * somebody else gets meanwhile, which waits for no sums.
 */
async function patternFigures(stack: TestStack, token: string, other: string): Promise<Figure[]> {
  const url = stack.url + SERVICE_PATHS.graphql;
  const read = { url, body: { query: '{ me { patterns { state days looked patterns { id } } } }' } };
  // A day of a week that is over: the one of today takes no part yet.
  const date = addDays(localDate(new Date(), DEFAULT_TIME_ZONE), -9);
  const { data } = (await answerOf(read, token)) as { data: { me: { patterns: { looked: number } } } };
  if (data.me.patterns.looked === 0) throw new Error('Ten years give patterns nothing to look at');
  const [fresh, kept, meanwhile]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    // Of what is followed: where anything is, moods are not looked at.
    const value = 1 + (round % 5);
    const change = `mutation { saveScaleEntry(input: { date: "${date}", scale: energy, value: ${value} }) { value } }`;
    await answerOf({ url, body: { query: change } }, token);
    const working = milliseconds(read, token, 1);
    const others = await milliseconds({ url, body: { query: '{ me { id } }' } }, other, 1);
    const worked = await working;
    // The first round warms the worker up.
    if (round === 0) continue;
    meanwhile.push(others);
    fresh.push(worked);
    kept.push(await milliseconds(read, token, 1));
  }
  return [
    { name: 'patterns out of ten years, after a change', runs: fresh, unit: 'ms', limit: PATTERNS_MS },
    { name: 'the same, kept', runs: kept, unit: 'ms' },
    { name: 'what somebody else asks meanwhile', runs: meanwhile, unit: 'ms' },
  ];
}

/**
 * The cost of ten years' daily use among 50,000 people: Home and statistics beside somebody new, the first page of the
 * history beside a month's, and patterns (trap 60, D31, D71).
 */
export async function history(): Promise<Figure[]> {
  const stack = await startStack();
  try {
    const years = await seed(stack, [...TEN_YEARS, '--people', String(OTHERS)]);
    const [day, month] = [await seed(stack, ONE_DAY), await seed(stack, ONE_MONTH)];
    await requireTenYears(stack.dataFolder);
    await asOwner(stack.dataFolder, 'vacuum (analyze)');
    const graph = stack.url + SERVICE_PATHS.graphql;
    return [
      ...(await figuresOf('Home', 'a day', { url: graph, body: { query: WHOLE_HOME } }, [years, day])),
      ...(await figuresOf(`GET ${REST_PATHS.userStats}`, 'a day', { url: stack.url + REST_PATHS.userStats }, [
        years,
        day,
      ])),
      ...(await figuresOf('the history’s first page', 'a month', { url: graph, body: { query: FIRST_PAGE } }, [
        years,
        month,
      ])),
      ...(await patternFigures(stack, years, month)),
    ];
  } finally {
    await stack.stop();
  }
}

import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { startStack, type TestStack } from '@spire/testing/stack';
import { workspaceRoot } from '@spire/testing/workspaceRoot';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import { randomUUID } from 'node:crypto';
import { execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { HOME, newPersonWithData } from './graph/people.ts';
import { type Door, DOORS, type Stranger } from './hostile/doors.ts';
import { type Figure, median } from './measure.ts';
import { serverMegabytes } from './memory.bench.ts';

/** Times that Home is asked for before a load, and again after it. */
const ALONE = 25;
const PAUSE_MS = 20;
/** The most that somebody else may wait longer, and the most memory the server may have (D76). */
const MOST_DELAY_MS = 100;
const MOST_MEGABYTES = 600;

/** Doors that are tried one by one, and those that are tried at once. */
const LOADS: readonly (readonly Door[])[] = [...DOORS.map((door) => [door]), ['import', 'graphql', 'auth']];

/** Memory is as `npm start` has it; limits on numbers are off: strangers come with many accounts, from many addresses. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };
const NODE_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=40'];

async function homeTime(stack: TestStack, token: string): Promise<number> {
  const begun = performance.now();
  const { status } = await graphClient(stack.url, token)(HOME);
  if (status !== 200) throw new Error(`Home was answered ${status}`);
  return performance.now() - begun;
}

/** Runs a stranger; answers the statuses they were answered. */
function run(door: Door, stranger: Stranger): Promise<string> {
  return new Promise((resolve, reject) => {
    const file = path.join(import.meta.dirname, 'hostile/stranger.ts');
    const child = spawn(process.execPath, [file, door, JSON.stringify(stranger)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let answers = '';
    child.stdout.on('data', (chunk: Buffer) => (answers += chunk.toString()));
    child.once('exit', (code) => (code === 0 ? resolve(answers) : reject(new Error(`The stranger at ${door} failed`))));
  });
}

async function inTurn(times: number, work: () => Promise<number>): Promise<number[]> {
  const found: number[] = [];
  while (found.length < times) {
    found.push(await work());
    await wait(PAUSE_MS);
  }
  return found;
}

interface Measured {
  times: number[];
  megabytes: number;
  answers: string[];
}

/** How long somebody else's Home takes until the strangers have gone, and the most memory the server had. */
async function under(load: readonly Door[], stack: TestStack, token: string, stranger: Stranger): Promise<Measured> {
  let isOver = false;
  const strangers = Promise.all(load.map((door) => run(door, stranger))).finally(() => (isOver = true));
  const measured: Measured = { times: [], megabytes: 0, answers: [] };
  const remember = async () => {
    while (!isOver) {
      measured.megabytes = Math.max(measured.megabytes, serverMegabytes(stack.dataFolder));
      await wait(PAUSE_MS);
    }
  };
  const ask = async () => {
    while (!isOver) {
      measured.times.push(await homeTime(stack, token));
      await wait(PAUSE_MS);
    }
  };
  await Promise.all([remember(), ask()]);
  measured.answers = await strangers;
  return measured;
}

/** A person with a year of everything, who logs in by the password that the seeding command tells. */
async function seededPerson(stack: TestStack): Promise<{ id: string; token: string }> {
  const email = `${randomUUID()}@example.no`;
  const program = path.join(workspaceRoot(), 'local/dist/seed.js');
  const said = execFileSync(process.execPath, [program, '--email', email, '--days', '365'], {
    env: { ...process.env, DATA_DIR: stack.dataFolder },
    encoding: 'utf8',
    cwd: workspaceRoot(),
  });
  const password = /^Password: (\S+)$/m.exec(said)?.[1];
  const answer = await fetch(`${stack.url}${SERVICE_PATHS.auth}/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: stack.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { access_token: token, user } = (await answer.json()) as { access_token: string; user: { id: string } };
  return { id: user.id, token };
}

/** Measures the cost of strangers with accounts for another person at each door, in one run beside the same person alone. */
export async function hostileLoad(): Promise<Figure[]> {
  const stack = await startStack(ENVIRONMENT, undefined, { root: workspaceRoot(), flags: [], nodeFlags: NODE_FLAGS });
  try {
    const { token } = await newPersonWithData(stack);
    const accounts: TestPerson[] = [await newPerson(stack), await newPerson(stack), await newPerson(stack)];
    const seeded = await seededPerson(stack);
    const stranger: Stranger = {
      url: stack.url,
      anonKey: stack.anonKey,
      tokens: [seeded.token, ...accounts.map((each) => each.token)],
      ids: [seeded.id, ...accounts.map(({ id }) => id)],
    };
    const alone = () => inTurn(ALONE, () => homeTime(stack, token));
    await alone();
    const figures: Figure[] = [];
    for (const load of LOADS) {
      const before = await alone();
      const { times, megabytes, answers } = await under(load, stack, token, stranger);
      const usual = median([...before, ...(await alone())]);
      const name = load.join(', ');
      process.stdout.write(`  ${name}: ${answers.join(' ')}\n`);
      figures.push(
        {
          name: `Home beside ${name}, longer than alone`,
          runs: times.map((time) => time - usual),
          unit: 'ms',
          limit: MOST_DELAY_MS,
        },
        { name: `Home beside ${name} to Home alone`, runs: times.map((time) => time / usual), unit: 'times' },
        { name: `memory of the server beside ${name}`, runs: [megabytes], unit: 'MB', limit: MOST_MEGABYTES },
      );
    }
    return figures;
  } finally {
    await stack.stop();
  }
}

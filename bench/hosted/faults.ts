import type { Installation } from './installation.ts';
import { startInstallation } from './installation.ts';
import { newPeople, type Person } from './people.ts';
import type { ProgramName } from './programs.ts';
import { lostOf, startLoad, type Load, type Outcome } from './steadyLoad.ts';
import { setTimeout as wait } from 'node:timers/promises';

/** Requests a second, and how many of them change something: a twentieth of what two cores bear (docs/operations.md). */
const PER_SECOND = Number(process.env['HOSTED_RATE'] ?? 40);
const PEOPLE = 12;

interface Fault {
  name: string;
  /** Of all requests meanwhile, the most that may fail at the first try; a half where what nobody can do without is away. */
  most: number;
  happen: (programs: (name: string) => ReturnType<Installation['programs']['get']> & object) => Promise<void>;
}

const BETWEEN_MS = 4000;

/** Kills a program, leaves it away for a while, and starts it again. */
const killed = (name: string, awayMs: number): Fault['happen'] =>
  async function happen(programs) {
    await programs(name).kill();
    await wait(awayMs);
    await programs(name).start();
    await wait(BETWEEN_MS);
  };

const ONE_OF_EACH = ['gateway1', 'user1', 'wellbeing1', 'ai1', 'web1'];
const EACH = [1, 2].flatMap((number) =>
  ['gateway', 'user', 'wellbeing', 'ai', 'web'].map((name) => `${name}${number}`),
);

const FAULTS: readonly Fault[] = [
  { name: 'nothing', most: 0, happen: () => wait(10_000) },
  {
    name: 'one of each killed, one after the other',
    most: 0.001,
    happen: async (programs) => {
      for (const name of ONE_OF_EACH) await killed(name, 3000)(programs);
    },
  },
  {
    name: 'all restarted in order, one after the other',
    most: 0,
    happen: async (programs) => {
      for (const name of EACH) {
        if ((await programs(name).stop()) !== 0) throw new Error(`${name} did not end in order`);
        await programs(name).start();
        await wait(1000);
      }
    },
  },
  { name: 'Redis killed for 5 s', most: 0, happen: killed('redis', 5000) },
  { name: 'the pooler killed for 3 s', most: 0.75, happen: killed('pgbouncer', 3000) },
  { name: 'PostgreSQL killed for 3 s', most: 0.75, happen: killed('postgres', 3000) },
];

function tell(name: string, { total, failed, unacknowledged, slowest, p99, codes }: Outcome): void {
  const share = ((failed / Math.max(total, 1)) * 100).toFixed(3);
  const kinds = Object.entries(codes).map(([code, count]) => `${code} ${count}`);
  console.log(
    `${name}: ${total} requests, ${failed} failed (${share} %${kinds.length > 0 ? `: ${kinds.join(', ')}` : ''}), ` +
      `99 of 100 within ${Math.round(p99)} ms, the slowest ${Math.round(slowest)} ms, ${unacknowledged} never acknowledged`,
  );
}

async function tryFault(
  { name, most, happen }: Fault,
  programs: Installation['programs'],
  load: Load,
): Promise<boolean> {
  load.begin();
  await happen((each) => {
    const found = programs.get(each);
    if (found === undefined) throw new Error(`No program ${each}`);
    return found;
  });
  const outcome = await load.end();
  tell(name, outcome);
  return outcome.failed <= outcome.total * most && outcome.unacknowledged === 0;
}

/** Kills and restarts parts under steady load; answers whether each kept its bound, and nothing acknowledged was lost. */
export async function faults(files: Record<ProgramName, string>): Promise<boolean> {
  const { programs, stop, url, anonKey, dataFolder } = await startInstallation(files, {
    GOTRUE_MAILER_AUTOCONFIRM: 'true',
  });
  try {
    const people: Person[] = await newPeople({ url, anonKey }, PEOPLE);
    const load = startLoad(url, people, PER_SECOND);
    const kept: boolean[] = [];
    for (const fault of FAULTS) kept.push(await tryFault(fault, programs, load));
    const { acknowledged, lost, doubled } = await lostOf(dataFolder, load.acknowledged);
    console.log(`${acknowledged} records acknowledged, ${lost} of them lost, ${doubled} stored twice`);
    return kept.every(Boolean) && lost === 0 && doubled === 0;
  } finally {
    await stop();
  }
}

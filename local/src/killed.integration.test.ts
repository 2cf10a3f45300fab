import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { addDays } from '@spire/domain/dates';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { restErrorBody } from '@spire/rest';
import { today } from '@spire/testing/testDay';
import { freePort } from '@spire/testing/stack';
import { forEver, startReading } from './testing/startReading.ts';
import { postmasterIn, processesIn, type StackProcess } from './testing/stackProcess.ts';
import { useStacks } from './testing/useStacks.ts';

/** Of each kind, as `npm run torture -- kills` says; two show in every run of the tests that the rest still holds. */
const KILLS = Number(process.env['KILLS'] ?? 2);
/** The one kind that is killed; all in turn where none is named. */
const ONLY = process.env['KILLED'];
/** Seconds within which PostgreSQL is back, and everything above it ready. */
const BACK_WITHIN = 5;
const WRITERS = 4;
/** Writes acknowledged between one kill and the next, so that each falls in the middle of more. */
const WRITES_BETWEEN = 12;

const { folder, postmasterOf, run } = useStacks();
/** Ways to add a record with an id of the client's; its text is made of the id, so that half a record would show. */
const WRITES = {
  memory: `mutation ($id: ID!, $date: MemoryDate, $text: String!, $title: String!) { addMemory(input: { id: $id, date: $date,
    title: $title, description: $text, emoji: "🌲", category: ro, goodnessRating: 8, effortRating: 2 }) { id } }`,
  suggestion: `mutation ($id: ID!, $date: LocalDate!, $text: String!) { recordSuggestion(input: { id: $id, date: $date,
    suggestionText: $text, suggestionType: regular, interactionType: completed }) { id } }`,
  micro_regulation: `mutation ($id: ID!, $date: LocalDate!, $text: String!, $title: String!, $now: DateTime!) {
    addMicroRegulation(input: { id: $id, date: $date, completedAt: $now, afterFeeling: calm,
      exercise: { type: breathing, emoji: "🌬️", title: $title, instruction: $text } }) { id } }`,
  progress: `mutation ($id: ID!, $date: LocalDate!) {
    addDailyProgress(input: { id: $id, date: $date, meditationMinutes: 1 }) { date } }`,
} as const;
type Kind = keyof typeof WRITES;
const KINDS = Object.keys(WRITES) as Kind[];
const textOf = (id: string) => `${id} `.repeat(40).trim();

/** The answers a write may get while something is being killed: that the service is not there now. */
const DISTURBED = ['UNAVAILABLE'];

/** Each way a kill can come. Answers the stack that is up afterwards. */
type Kill = (stack: StackProcess, start: () => Promise<StackProcess>) => Promise<StackProcess>;
const VICTIMS: Record<string, Kill> = {
  server: async (stack, start) => {
    stack.child.kill('SIGKILL');
    await stack.ended;
    return start();
  },
  // The server starts it again, at the same port.
  postmaster: async (stack) => {
    const killed = postmasterOf(stack);
    const begun = performance.now();
    process.kill(killed, 'SIGKILL');
    while (postmasterIn(folder()) === killed || !(await isReady(await stack.ready))) {
      if (stack.child.exitCode !== null) throw new Error(`The server has ended with it:\n${stack.output()}`);
      await wait(20);
    }
    away.push((performance.now() - begun) / 1000);
    return stack;
  },
  // PostgreSQL then ends every other session and recovers by itself; the server goes on.
  backend: (stack) => {
    const backends = processesIn(folder()).filter((pid) => /^postgres: (authenticator|supabase)/.test(commandOf(pid)));
    const backend = backends[Math.floor(Math.random() * backends.length)];
    if (backend === undefined) throw new Error('No session of the services is open');
    process.kill(backend, 'SIGKILL');
    return Promise.resolve(stack);
  },
};

/** How long each killed PostgreSQL was away, in seconds. */
const away: number[] = [];

const isReady = (url: string) =>
  fetch(`${url}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

async function anonKeyOf(url: string): Promise<string> {
  return ((await (await fetch(`${url}/config.json`)).json()) as { supabaseAnonKey: string }).supabaseAnonKey;
}

async function signUp(url: string, anonKey: string): Promise<TestPerson> {
  const inbox = async (address: string) =>
    (await (await fetch(`${url}/inbox/api/messages?to=${encodeURIComponent(address)}`)).json()) as {
      links: string[];
    }[];
  return newPerson({ url, anonKey, inbox });
}

/** Keeps writing until it is told to stop; each record again and again with its id until it is acknowledged. */
function startWriting(url: string, token: string) {
  const ask = graphClient(url, token);
  const acknowledged: Record<Kind, string[]> = { memory: [], suggestion: [], micro_regulation: [], progress: [] };
  const refusals = new Map<string, number>();
  let count = 0;
  let repeats = 0;
  let isEnding = false;

  async function write(kind: Kind, variables: Record<string, string>): Promise<boolean> {
    const answer = await ask(WRITES[kind], variables).catch(() => undefined);
    if (answer?.status === 200 && answer.errors === undefined) return true;
    if (answer !== undefined && answer.status < 500 && !DISTURBED.includes(answer.errors?.[0]?.extensions.code ?? ''))
      throw new Error(`Refused: ${JSON.stringify(answer)}`);
    const code = answer === undefined ? 'no answer' : (answer.errors?.[0]?.extensions.code ?? String(answer.status));
    refusals.set(code, (refusals.get(code) ?? 0) + 1);
    return false;
  }

  async function writeOn(turn: number): Promise<void> {
    while (!isEnding) {
      const kind = KINDS[turn++ % KINDS.length] ?? 'memory';
      const id = randomUUID();
      const date = addDays(today, -(count % 30));
      const variables = { id, date, title: id, text: textOf(id), now: new Date().toISOString() };
      while (!(await write(kind, variables))) {
        repeats += 1;
        await wait(50);
      }
      acknowledged[kind].push(id);
      count += 1;
    }
  }
  const writers = Array.from({ length: WRITERS }, (_, turn) => writeOn(turn));
  return {
    acknowledged,
    /** Never settles but by a fault. */
    failed: Promise.all(writers).then(forEver),
    refusals,
    count: () => count,
    repeats: () => repeats,
    end: async () => {
      isEnding = true;
      await Promise.all(writers);
    },
  };
}

interface Memories {
  nodes: { title: string; description: string }[];
  endCursor: string | null;
  hasNextPage: boolean;
}

async function memoriesAfter(url: string, token: string, after: string | null): Promise<Memories> {
  const { data } = await graphClient(url, token)<{ me: { memories: Memories } }>(
    'query ($after: String) { me { memories(first: 50, after: $after) { nodes { title description } endCursor hasNextPage } } }',
    { after },
  );
  if (data === null || data === undefined) throw new Error('No memories were answered');
  return data.me.memories;
}

const SETS: Record<Exclude<Kind, 'progress'>, string> = {
  memory: 'select id from wellbeing.memory where user_id = $1',
  suggestion: 'select id from wellbeing.suggestion_interaction where user_id = $1',
  micro_regulation: 'select id from wellbeing.tool_activity where user_id = $1',
};

/** Where the counts of the ledger are not those of what they count. */
const MISCOUNTED = `
  select coalesce(t.kind, a.kind) as kind, t.count, a.count as counted
    from (select kind, count from wellbeing.activity_total where user_id = $1) t
    full join (select kind, count(*)::integer from wellbeing.activity where user_id = $1 group by kind) a using (kind)
   where t.count is distinct from a.count
  union all
  select coalesce(d.kind, a.kind), d.count, a.count
    from (select kind, date, count from wellbeing.activity_day where user_id = $1) d
    full join (select kind, date, count(*)::integer from wellbeing.activity where user_id = $1 group by kind, date) a
      using (kind, date)
   where d.count is distinct from a.count`;

test(`of writes through ${KILLS} kills of each kind each that was acknowledged is there, once and whole`, async () => {
  const PORT = String(await freePort());
  const start = async () => {
    // Many more requests than a person makes.
    const limits = { RATE_LIMIT_PERSON: '1000000', RATE_LIMIT_ADDRESS: '1000000', RATE_LIMIT_ANONYMOUS: '1000000' };
    const stack = await run({ PORT, LOG_LEVEL: 'error', ...limits });
    await stack.ready;
    return stack;
  };
  let stack = await start();
  const url = await stack.ready;
  const anonKey = await anonKeyOf(url);
  const { id: userId, token } = await signUp(url, anonKey);
  const writing = startWriting(url, token);
  const reading = startReading(url, anonKey, token);
  const victims = Object.entries(VICTIMS).flatMap(([name, kill]) =>
    ONLY === undefined || ONLY === name ? [kill] : [],
  );
  for (let kill = 0; kill < KILLS * victims.length; kill += 1) {
    const enough = writing.count() + WRITES_BETWEEN;
    while (writing.count() < enough) await Promise.race([wait(5), writing.failed, reading.failed]);
    stack = (await victims[kill % victims.length]?.(stack, start)) ?? stack;
  }
  await Promise.all([writing.end(), reading.end()]);
  const longest = Math.max(...away);
  if (KILLS > 2)
    console.info({
      kills: KILLS * victims.length,
      acknowledged: writing.count(),
      repeats: writing.repeats(),
      refusals: Object.fromEntries(writing.refusals),
      refusedReads: Object.values(reading.refusals).flat().length,
      secondsAway: { median: away.toSorted((one, other) => one - other)[Math.floor(away.length / 2)], longest },
    });
  expect(writing.repeats()).toBeGreaterThan(0);
  if (away.length > 0)
    expect(stack.output()).toMatch(/^PostgreSQL had ended unexpectedly and is back after [\d.]+ s; .*postgres\.log$/m);
  const sentence = restErrorBody({ code: 'UNAVAILABLE' }, 'no').msg;
  for (const [name, refusals] of Object.entries(reading.refusals))
    for (const { headers, body } of refusals) {
      expect(headers.get('retry-after')).toBe('2');
      expect(body.msg ?? body.message).toEqual(name === 'rest' ? sentence : expect.any(String));
    }

  // The last kill may have left PostgreSQL recovering, though every writer has had its answer.
  const isUp = () =>
    asOwner(folder(), 'select 1').then(
      () => true,
      () => false,
    );
  while (!(await isUp())) await wait(50);
  const rows = <Row extends Record<string, unknown>>(query: string) => asOwner<Row>(folder(), query, [userId]);
  for (const [kind, query] of Object.entries(SETS)) {
    const stored = (await rows<{ id: string }>(query)).map(({ id }) => id);
    expect(stored.toSorted()).toEqual(writing.acknowledged[kind as Kind].toSorted());
    const counted = await rows<{ source_id: string }>(
      `select source_id from wellbeing.activity where user_id = $1 and kind = '${kind}'`,
    );
    expect(counted.map((each) => each.source_id).toSorted()).toEqual(stored.toSorted());
  }
  expect(await rows(MISCOUNTED)).toEqual([]);
  expect(
    await rows('select sum(meditation_minutes)::integer as sum from wellbeing.daily_progress where user_id = $1'),
  ).toEqual([{ sum: writing.acknowledged.progress.length }]);

  const told: Memories['nodes'] = [];
  for (let after: string | null | undefined = null; after !== undefined;) {
    const page: Memories = await memoriesAfter(url, token, after);
    told.push(...page.nodes);
    after = page.hasNextPage ? page.endCursor : undefined;
  }
  expect(longest).toBeLessThan(BACK_WITHIN);
  expect(told.length).toBe(writing.acknowledged.memory.length);
  for (const { title, description } of told) expect(description).toBe(textOf(title));
}, 3_600_000);

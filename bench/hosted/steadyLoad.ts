import { localDate } from '@spire/domain/dates';
import { SERVICE_PATHS, TIME_ZONE_HEADER } from '@spire/domain/servicePaths';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Person } from './people.ts';

const ZONE = 'Europe/Oslo';
/** A page's query, to both subgraphs with tables. */
const READ =
  'query Home { me { id email profile { nickname } growth { points } memories(first: 5) { nodes { id title } } } }';
const WRITE = `mutation Add($id: ID!, $date: MemoryDate) { addMemory(input: { id: $id, date: $date, title: "Under load",
  description: "As it was", emoji: "🌲", category: ro, goodnessRating: 8, effortRating: 2 }) { id } }`;
const WRITE_TEXT = 'mutation Write { writeMicroExercise(input: { language: no }) { __typename } }';

/** The results of the requests of one stretch. */
export interface Outcome {
  total: number;
  /** At the first try, whether or not it was tried again. */
  failed: number;
  /** Writes that no try of ours brought home. */
  unacknowledged: number;
  slowest: number;
  p99: number;
  codes: Record<string, number>;
}

export interface Load {
  begin: () => void;
  end: () => Promise<Outcome>;
  /** Ids of what was answered as saved, over all stretches. */
  acknowledged: string[];
}

/** As the outbox of the app does: the same record with the same id, until it is acknowledged. */
const TRIES = 40;
const PAUSE_MS = 500;
/** A person's app gives up then. */
const PATIENCE_MS = 20_000;

/** One in ten asks for a page, two in ten add a record, one in forty has something written; the rest read. */
type Kind = 'page' | 'write' | 'text' | 'read';
const kindOf = (turn: number): Kind =>
  turn % 40 === 7 ? 'text' : turn % 10 === 3 ? 'page' : turn % 5 === 0 ? 'write' : 'read';

/** Asks so many times a second, whatever becomes of it: whoever waits holds nobody else back. */
export function startLoad(url: string, people: readonly Person[], perSecond: number): Load {
  const acknowledged: string[] = [];
  let turn = 0;
  let timer: NodeJS.Timeout | undefined;
  let durations: number[] = [];
  let outcome: Outcome;
  let flying = new Set<Promise<void>>();

  async function ask(kind: Kind, token: string, id: string): Promise<string> {
    const texts = { write: WRITE, text: WRITE_TEXT, read: READ, page: '' };
    const variables = kind === 'write' ? { id, date: localDate(new Date(), ZONE) } : {};
    const signal = AbortSignal.timeout(PATIENCE_MS);
    try {
      const response = await (kind === 'page'
        ? fetch(`${url}/home`, { signal })
        : fetch(`${url}${SERVICE_PATHS.graphql}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, [TIME_ZONE_HEADER]: ZONE },
            body: JSON.stringify({ query: texts[kind], variables }),
            signal,
          }));
      const text = await response.text();
      if (response.status !== 200) return `${kind} ${response.status}`;
      const code = /"code":"([A-Z_]+)"/.exec(text)?.[1];
      return text.includes('"errors"') ? `${kind} ${code ?? 'error'}` : '';
    } catch (error) {
      return `${kind} ${error instanceof Error ? error.name : 'no answer'}`;
    }
  }

  async function once(kind: Kind, token: string): Promise<void> {
    const id = randomUUID();
    const begun = performance.now();
    const wrong = await ask(kind, token, id);
    durations.push(performance.now() - begun);
    outcome.total += 1;
    if (wrong !== '') {
      outcome.failed += 1;
      outcome.codes[wrong] = (outcome.codes[wrong] ?? 0) + 1;
    }
    if (kind !== 'write') return;
    let isSaved = wrong === '';
    for (let tries = 0; !isSaved && tries < TRIES; tries += 1) {
      await wait(PAUSE_MS);
      isSaved = (await ask(kind, token, id)) === '';
    }
    if (isSaved) acknowledged.push(id);
    else outcome.unacknowledged += 1;
  }

  return {
    acknowledged,
    begin: () => {
      durations = [];
      flying = new Set();
      outcome = { total: 0, failed: 0, unacknowledged: 0, slowest: 0, p99: 0, codes: {} };
      timer = setInterval(() => {
        turn += 1;
        const { token } = people[turn % people.length] ?? { token: '' };
        const asked = once(kindOf(turn), token).finally(() => flying.delete(asked));
        flying.add(asked);
      }, 1000 / perSecond);
    },
    end: async () => {
      clearInterval(timer);
      await Promise.all(flying);
      const sorted = durations.toSorted((one, other) => one - other);
      const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
      return { ...outcome, slowest: at(1), p99: at(0.99) };
    },
  };
}

/** How many of the records that were answered as saved are not there, and how many are there more than once. */
export async function lostOf(dataFolder: string, ids: readonly string[]) {
  const rows = await asOwner<{ id: string; times: number }>(
    dataFolder,
    'select id, count(*)::integer as times from wellbeing.memory where id = any($1::uuid[]) group by id',
    [ids],
  );
  const doubled = rows.filter(({ times }) => times > 1).length;
  return { acknowledged: ids.length, lost: ids.length - rows.length, doubled };
}

import { REST_PATHS } from '@spire/domain/restPaths';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import sharp from 'sharp';

/** The ways a stranger with an account may keep a server busy. */
export const DOORS = ['import', 'graphql', 'auth', 'storage', 'export', 'push'] as const;
export type Door = (typeof DOORS)[number];

/** The stranger at a door: an account and an address. */
export interface Stranger {
  url: string;
  anonKey: string;
  /** Tokens of accounts of theirs; the first is of one that has a year of everything. */
  tokens: readonly [string, ...string[]];
  /** The ids of these accounts. */
  ids: readonly [string, ...string[]];
}

const IMPORT_BYTES = 48_000_000;
const RECORDS = '{"format":"spire-export","version":5,"exportedAt":"2026-01-01T00:00:00.000Z","account":{},"records":';

const filled = (part: string, bytes: number) => part.repeat(Math.floor(bytes / part.length));
const documentOf = (records: string) => `${RECORDS}${records},"pictures":[]}`;
const row = `{"id":"${'a'.repeat(8)}-aaaa-4aaa-8aaa-${'a'.repeat(12)}","date":"2020-01-01","mood":3,"createdAt":"2020-01-01T00:00:00.000Z","updatedAt":"2020-01-01T00:00:00.000Z"},`;

/** Documents that each take long in another place: to measure, to parse, to validate, to hold. */
const IMPORTS: readonly (() => string)[] = [
  () => `[${filled('{},', IMPORT_BYTES)}{}]`,
  () => documentOf(`{"moods":[${filled(row, IMPORT_BYTES)}{}]}`),
  () => documentOf(`{"note":"${filled('æ', IMPORT_BYTES / 2)}"}`),
  () => documentOf(`{"moods":[${filled('{},', 5_900_000)}{}]}`),
  () => documentOf(`{"restDays":[${filled('"2020-01-01",', 25_000_000)}"2020-01-01"]}`),
  () => documentOf(`{"note":"${filled(String.raw`\"`, IMPORT_BYTES)}"}`),
  () => documentOf(`{"a":${filled('{"a":', 80)}1${filled('}', 80)}}`),
  () => documentOf(`{"${filled('k', IMPORT_BYTES / 2)}":"${filled('v', IMPORT_BYTES / 2)}"}`),
  () => documentOf(`{"moods":[${filled(row, 20_000_000)}{}]}`),
  () => documentOf(`{"activities":[${filled('null,', 9_000_000)}null]}`),
];

const graphBodies = [
  () => `{"query":"{ me { id } }","variables":{"v":[${filled('{},', 1_000_000)}{}]}}`,
  () => `{"query":"{ me { id } }","variables":{"v":"${filled('x', 1_000_000)}"}}`,
  () => `{"query":"{ me { id } } ${filled('#', 1_000_000)}"}`,
];

/** Sends a request and reads its answer; a stranger who is refused goes on with the next. */
async function send(url: string, init: RequestInit): Promise<number> {
  try {
    const answer = await fetch(url, init);
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

const json = (token: string) => ({ 'content-type': 'application/json', authorization: `Bearer ${token}` });
const times = (count: number) => Array.from({ length: count }, (_, at) => at);

async function inTwos<Item>(items: readonly Item[], work: (item: Item, at: number) => Promise<number>) {
  const waiting = [...items.entries()];
  const statuses: number[] = [];
  const goOn = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      statuses.push(await work(next[1], next[0]));
  };
  await Promise.all([goOn(), goOn()]);
  return statuses;
}

/** A picture that is small as a file and as large as any may be when it is unpacked. */
const largePicture = () =>
  sharp({ create: { width: 7000, height: 7000, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

const ATTACKS: Record<Door, (stranger: Stranger) => Promise<number[]>> = {
  import: ({ url, tokens }) =>
    inTwos(IMPORTS, (make, at) => {
      const token = tokens[at % tokens.length] ?? tokens[0];
      return send(url + REST_PATHS.privacyImport, { method: 'POST', headers: json(token), body: make() });
    }),
  graphql: ({ url, tokens: [token] }) =>
    inTwos(times(60), (at) => {
      const body = (graphBodies[at % graphBodies.length] ?? String)();
      return send(url + SERVICE_PATHS.graphql, { method: 'POST', headers: json(at % 2 === 0 ? token : 'none'), body });
    }),
  auth: ({ url, anonKey }) =>
    inTwos(times(1000), (at) =>
      send(`${url}${SERVICE_PATHS.auth}/token?grant_type=password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: anonKey },
        body: JSON.stringify({ email: `nobody-${at}@example.no`, password: 'Feil-passord-1' }),
      }),
    ),
  storage: async ({ url, tokens: [token], ids: [id] }) => {
    const picture = new Uint8Array(await largePicture());
    return inTwos(times(12), (at) =>
      send(`${url}${SERVICE_PATHS.storage}/object/memories/${id}/large-${at}.png`, {
        method: 'POST',
        headers: { 'content-type': 'image/png', authorization: `Bearer ${token}` },
        body: picture,
      }),
    );
  },
  export: ({ url, tokens: [token] }) =>
    inTwos(times(10), (at) =>
      send(`${url}${REST_PATHS.privacyExport}?format=${['json', 'html', 'csv'][at % 3] ?? 'json'}`, {
        headers: json(token),
      }),
    ),
  push: ({ url, tokens: [token] }) =>
    inTwos(times(300), (at) => {
      const input = {
        endpoint: `https://fcm.googleapis.com/${at}/${'x'.repeat(200)}`,
        p256dh: 'B'.repeat(87),
        auth: 'a'.repeat(22),
      };
      const query = 'mutation ($input: SavePushDeviceInput!) { savePushDevice(input: $input) { id } }';
      const body = JSON.stringify({ query, variables: { input } });
      return send(url + SERVICE_PATHS.graphql, { method: 'POST', headers: json(token), body });
    }),
};

/** Comes by one of the doors with everything at hand; answers how often there was which status. */
export async function attack(door: Door, stranger: Stranger): Promise<Record<number, number>> {
  const statuses = await ATTACKS[door](stranger);
  return Object.fromEntries(
    [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]),
  );
}

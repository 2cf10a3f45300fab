import { setTimeout as wait } from 'node:timers/promises';

/** For what settles by a fault alone. */
export const forEver = () => new Promise<never>(() => undefined);

interface Refused {
  headers: Headers;
  body: { msg?: string; message?: string };
}

/** Keeps reading by REST, from sign-in and from storage; answers what each said beside 200 while something was away. */
export function startReading(url: string, anonKey: string, token: string) {
  const headers = { authorization: `Bearer ${token}`, apikey: anonKey, 'accept-language': 'nb' };
  const list = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: '{"prefix":""}' };
  const readings: Record<string, RequestInit & { at: string }> = {
    rest: { at: '/api/user-profile', headers },
    auth: { at: '/auth/v1/user', headers },
    storage: { at: '/storage/v1/object/list/memories', ...list },
  };
  const refusals: Record<string, Refused[]> = { rest: [], auth: [], storage: [] };
  let isEnding = false;

  async function read([name, { at, ...how }]: [string, RequestInit & { at: string }]): Promise<void> {
    while (!isEnding) {
      const answer = await fetch(url + at, how).catch(() => undefined);
      const body: unknown = await answer?.json().catch(() => undefined);
      if (answer !== undefined && body !== undefined && !answer.ok) {
        // A person without answers has no profile yet.
        if (answer.status === 503) refusals[name]?.push({ headers: answer.headers, body: body as Refused['body'] });
        else if (answer.status !== 404) throw new Error(`${at} answered ${answer.status}: ${JSON.stringify(body)}`);
      }
      await wait(20);
    }
  }
  const readers = Object.entries(readings).map(read);
  return {
    refusals,
    failed: Promise.all(readers).then(forEver),
    end: async () => {
      isEnding = true;
      await Promise.all(readers);
    },
  };
}

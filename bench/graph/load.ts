import autocannon from 'autocannon';

/** Where to ask, and for what: by POST when there is a body. */
export interface Target {
  url: string;
  body?: object;
}

export interface Load {
  perSecond: number;
  p99: number;
}

const CONNECTIONS = 16;

function requestWith({ body }: Target, token: string) {
  const headers = { 'x-time-zone': 'Europe/Oslo', authorization: `Bearer ${token}` };
  return body === undefined
    ? { method: 'GET' as const, headers }
    : {
        method: 'POST' as const,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
}

/** Asks once and answers what was answered; throws unless that is whole, because a fast refusal is no figure. */
export async function answerOf(target: Target, token: string): Promise<unknown> {
  const response = await fetch(target.url, requestWith(target, token));
  const text = await response.text();
  if (!response.ok || text.includes('"errors"')) throw new Error(`${target.url} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}

/** Asks a target without pause, each request with an Authorization of its own; throws when any answer is not 200. */
export async function load(target: Target, newToken: () => string, seconds: number): Promise<Load> {
  const { url } = target;
  const { requests, latency, non2xx, errors, mismatches } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    verifyBody: (answer) => !answer.includes('"errors"'),
    requests: [{ setupRequest: (request) => ({ ...request, ...requestWith(target, newToken()) }) }],
  });
  const wrong = non2xx + errors + mismatches;
  if (wrong > 0) throw new Error(`${url}: ${wrong} of ${requests.total} answers are wrong`);
  return { perSecond: requests.total / seconds, p99: latency.p99 };
}

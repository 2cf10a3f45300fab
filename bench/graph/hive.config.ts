/** Hive Gateway as the benchmark runs it: it signs its calls as our gateway does, and checks nothing of its own. */
import { createHmac, randomUUID } from 'node:crypto';

interface Fetch {
  options: { headers?: Record<string, string>; body?: unknown };
  setOptions: (options: object) => void;
}

const secret = process.env['SUBGRAPH_SECRET'] ?? '';
const FORWARDED = ['authorization', 'x-time-zone', 'x-correlation-id'];

function signCall({ options, setOptions }: Fetch): void {
  if (typeof options.body !== 'string') return;
  const { query, variables, operationName } = JSON.parse(options.body) as Record<string, unknown>;
  const timestamp = String(Date.now());
  const forwarded = FORWARDED.map((name) => options.headers?.[name] ?? '');
  const digest = createHmac('sha256', secret)
    .update(JSON.stringify([timestamp, forwarded, query, variables ?? null, operationName ?? null]))
    .digest('hex');
  setOptions({ ...options, headers: { ...options.headers, 'x-spire-signature': `${timestamp}.${digest}` } });
}

export const gatewayConfig = {
  supergraph: process.env['HIVE_SUPERGRAPH'],
  host: '127.0.0.1',
  logging: 'error',
  // Told as headers of the call, so that Hive does not answer one person with what it asked for another.
  propagateHeaders: {
    fromClientToSubgraphs: ({ request }: { request: Request }) => ({
      authorization: request.headers.get('authorization') ?? '',
      'x-time-zone': request.headers.get('x-time-zone') ?? '',
      'x-correlation-id': randomUUID(),
    }),
  },
  plugins: () => [{ onFetch: signCall }],
};

import { createGateway } from '@spire/gateway/gateway';
import { readSupergraph } from '@spire/gateway/main';
import { createKnownOperations } from '@spire/gateway/knownOperations';
import { operationSources } from '@spire/gateway/operations/operationSources';
import { openPublishedOperations } from '@spire/gateway/operations/publishedOperations';
import { PARSE_LIMITS } from '@spire/gateway/operationLimits';
import { subgraphsOfPerson } from '@spire/gateway/testing/answeringSubgraphs';
import { createLog } from '@spire/graph-kit/log';
import { projectFolder } from '@spire/graph-kit/projectFolder';
import { claimsOf } from '@spire/graph-kit/testing/requests';
import { verifierOf } from '@spire/graph-kit/testing/verifier';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Figure } from './measure.ts';

const RUNS = 15;
/** The most the process may be held up by one of them. */
const LIMIT_MS = 30;

const times = (count: number, make: (at: number) => string) => Array.from({ length: count }, (_, at) => make(at));
const deep = (levels: number) => `${'{ me '.repeat(levels)}{ id }${' }'.repeat(levels)}`;
const query = (text: string, variables?: object) => JSON.stringify({ query: text, ...(variables && { variables }) });
const FRAGMENTS = times(30, (at) => `fragment f${at} on User { ...f${at + 1} ...f${at + 1} }`).join(' ');

/** Documents that attackers send first, each as the body of a request. */
const DOCUMENTS: Record<string, string> = {
  '10,000 aliases': query(`{ ${times(10_000, (at) => `a${at}: me { id }`).join(' ')} }`),
  '400 aliases, within what is read': query(`{ ${times(390, (at) => `a${at}: me { id }`).join(' ')} }`),
  'one field 600 times': query(`{ me { ${'email '.repeat(600)} } }`),
  'one field 600 times, each with a page': query(`{ me { ${'memories(first: 9) { totalCount } '.repeat(180)} } }`),
  'one field 380 times in each of five operations': query(
    times(5, (at) => `query q${at} { me { ${'email '.repeat(380)} } }`).join(' '),
  ),
  'one field 1,900 times in a fragment nobody’s': query(
    `{ me { id } } fragment a on User { ${'email '.repeat(1900)} }`,
  ),
  '5,000 levels': query(deep(5000)),
  '600 levels, within what is read': query(deep(600)),
  '48,000 brackets': query('{'.repeat(24_000) + '}'.repeat(24_000)),
  'lists 1,900 deep': query(`{ me { memory(id: ${'['.repeat(950)}${']'.repeat(950)}) { id } } }`),
  'fragments in a circle': query('{ me { ...a } } fragment a on User { ...b } fragment b on User { ...a }'),
  'fragments that double 30 times': query(`{ me { ...f0 } } ${FRAGMENTS} fragment f30 on User { id }`),
  '250 fragments, nobody’s': query(`{ me { id } } ${times(250, (at) => `fragment f${at} on User { id }`).join(' ')}`),
  '1,000 directives': query(`{ me { id ${'@a '.repeat(990)} } }`),
  '300 directives with a condition': query(`{ me { id ${'@skip(if: true) '.repeat(300)} } }`),
  '10,000 variables': query(`query (${times(10_000, (at) => `$v${at}: Int`).join(' ')}) { me { id } }`),
  '400 variables, within what is read': query(`query (${times(400, (at) => `$v${at}: Int`).join(' ')}) { me { id } }`),
  '10,000 values': query(
    'query ($v: Int) { me { id } }',
    Object.fromEntries(times(10_000, (at) => `v${at}`).map((name) => [name, 1])),
  ),
  'values 5,000 deep': `{"query":"{ me { id } }","variables":{"v":${'['.repeat(5000)}${']'.repeat(5000)}}}`,
  '400 operations': query(times(390, (at) => `query q${at} { __typename }`).join(' ')),
  '1 MB of text': query(`{ me { memory(id: "${'x'.repeat(1_040_000)}") { id } } }`),
  '1 MB of a comment': query(`#${'x'.repeat(1_040_000)}\n{ me { id } }`),
  '1 MB of white space': query(`{ me {${' '.repeat(1_040_000)} id } }`),
  '40,000 letters of a name': query(`{ me { ${'x'.repeat(40_000)} } }`),
  '40,000 letters of a text': query(`{ me { memory(id: "${'\\u00e6'.repeat(6000)}") { id } } }`),
  '600 unknown fields': query(`{ me { ${times(600, (at) => `memori${at}`).join(' ')} } }`),
  'a batch of 10,000': `[${times(10_000, () => query('{ me { id } }')).join(',')}]`,
  'introspection, ten times around': query(
    `{ __schema { types { ${'fields { type { '.repeat(10)}name${' } }'.repeat(10)} } } }`,
  ),
};

async function startGateway(isFree: boolean): Promise<{ app: FastifyInstance; stop: () => Promise<void> }> {
  const claims = claimsOf();
  const log = createLog('hostile', 'silent');
  // Without a rest each of them has the sources looked at, which otherwise only one in two seconds has.
  const published = await openPublishedOperations(operationSources(projectFolder()), { log, restMs: 0 });
  const gateway = await createGateway({
    supergraph: await readSupergraph(),
    services: subgraphsOfPerson(claims.sub),
    verifier: verifierOf((token) => (token === 'right' ? claims : undefined)),
    secret: 'a secret that is long enough to be one',
    isPlaygroundOn: isFree,
    ...(isFree ? {} : { knownOperations: createKnownOperations(published, PARSE_LIMITS) }),
    log,
  });
  const app = Fastify();
  gateway.register(app);
  await app.ready();
  return {
    app,
    stop: async () => {
      await app.close();
      await gateway.stop();
    },
  };
}

/** Milliseconds of the thread that everybody shares, so that what else the machine does is not counted. */
async function timesOf(app: FastifyInstance, payload: string, token: string): Promise<number[]> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const runs: number[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    const before = process.threadCpuUsage();
    const { statusCode } = await app.inject({ method: 'POST', url: '/graphql', headers, payload });
    const { user, system } = process.threadCpuUsage(before);
    if (run > 0) runs.push((user + system) / 1000);
    if (statusCode >= 500) throw new Error(`${payload.slice(0, 60)} was answered ${statusCode}`);
  }
  return runs;
}

/** How long a hostile document holds the gateway up: with every operation answered, with ours alone, and for nobody. */
export async function hostile(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [who, isFree, token] of [
    ['any operation', true, 'right'],
    ['known operations', false, 'right'],
    ['nobody', true, 'wrong'],
  ] as const) {
    const { app, stop } = await startGateway(isFree);
    for (const [name, payload] of Object.entries(DOCUMENTS))
      figures.push({ name: `${name} (${who})`, runs: await timesOf(app, payload, token), unit: 'ms', limit: LIMIT_MS });
    await stop();
  }
  return figures;
}

import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { createLog } from '@spire/graph-kit/log';
import { projectFolder } from '@spire/graph-kit/projectFolder';
import { claimsOf } from '@spire/graph-kit/testing/requests';
import { verifierOf } from '@spire/graph-kit/testing/verifier';
import Fastify, { type FastifyInstance } from 'fastify';
import { createGateway, type Gateway } from './gateway.ts';
import { subgraphsOfPerson } from './testing/answeringSubgraphs.ts';

const claims = claimsOf();
let app: FastifyInstance;
let gateway: Gateway;
let port: number;

async function open(isPlaygroundOn: boolean): Promise<void> {
  gateway = await createGateway({
    supergraph: readFileSync(path.join(projectFolder(), 'graph/supergraph.graphql'), 'utf8'),
    services: subgraphsOfPerson(claims.sub),
    verifier: verifierOf((token) => (token === 'right' ? claims : undefined)),
    secret: 'a secret that is long enough to be one',
    isPlaygroundOn,
    log: createLog('test', 'silent'),
  });
  app = Fastify();
  gateway.register(app);
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}
afterEach(async () => {
  await app.close();
  await gateway.stop();
});

/** The first line of the answer to headers alone: the body they announce is never sent. */
function answerToHeaders(headers: Record<string, string>, waitMs = 10_000): Promise<string> {
  const lines = Object.entries({ host: 'localhost', 'content-type': 'application/json', ...headers });
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`POST /graphql HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`),
    );
    const timer = setTimeout(() => end('no answer'), waitMs);
    const end = (text: string) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(text.split('\r\n', 1)[0] ?? '');
    };
    socket.once('data', (data) => end(data.toString()));
    socket.once('error', reject);
  });
}

test.each([true, false])(
  'whoever has no token is refused before a body has arrived, with the playground: %s',
  async (isPlaygroundOn) => {
    await open(isPlaygroundOn);
    for (const length of [{ 'content-length': '1000000' }, { 'transfer-encoding': 'chunked' }])
      for (const authorization of ['', 'Bearer wrong'])
        await expect(answerToHeaders({ ...length, authorization })).resolves.toBe('HTTP/1.1 401 Unauthorized');
    const headers = { 'content-length': '1000000', authorization: 'Bearer right' };
    await expect(answerToHeaders(headers, 200)).resolves.toBe('no answer');
  },
);

const query = '{ me { id } }';
const ask = async (payload: string) => {
  const headers = { 'content-type': 'application/json', authorization: 'Bearer right' };
  const { statusCode, body } = await app.inject({ method: 'POST', url: '/graphql', headers, payload });
  const { errors } = JSON.parse(body) as { errors?: { extensions: { code: string } }[] };
  return [statusCode, errors?.[0]?.extensions.code];
};

test('a body that is too deep, has too many members or is too large is refused before it is parsed', async () => {
  await open(false);
  const parse = jest.spyOn(JSON, 'parse');
  const deep = `{"query":"${query}","variables":{"v":${'['.repeat(5000)}${']'.repeat(5000)}}}`;
  const many = `{"query":"${query}","variables":{"v":[${'{},'.repeat(300_000)}{}]}}`;
  const large = `{"query":"${query}","variables":{"v":"${'x'.repeat(1_100_000)}"}}`;
  const answers: unknown[] = [];
  for (const payload of [deep, many, large]) answers.push(await ask(payload));
  const parsed = parse.mock.calls.filter(([text]) => [deep, many, large].includes(text)).length;
  parse.mockRestore();
  expect([answers, parsed]).toEqual([
    [
      [400, 'BAD_REQUEST'],
      [400, 'BAD_REQUEST'],
      [413, 'TOO_LARGE'],
    ],
    0,
  ]);
  await expect(ask(JSON.stringify({ query }))).resolves.toEqual([200, undefined]);
});

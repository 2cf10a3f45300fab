import { HELP_HEADER } from '@spire/domain/servicePaths';
import fastify, { type FastifyInstance } from 'fastify';
import { sayHelp, textsIn } from './sayHelp.ts';

const PATH = '/api/memory-bank';
const DANGER = 'Jeg vil ikke leve lenger';
const running: FastifyInstance[] = [];

afterEach(async () => {
  for (const app of running.splice(0)) await app.close();
});

/** Answers every request with that status; what comes back is the status and the help it says is needed. */
async function serve(status: number, paths: readonly string[] = [PATH]) {
  const app = fastify();
  sayHelp(app);
  for (const path of paths) app.all(path, (_request, reply) => reply.code(status).send({ ok: true }));
  running.push(app);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return async (method: string, payload?: unknown, path = PATH) => {
    const answer = await fetch(address + path, {
      method,
      ...(payload !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(payload),
      }),
    });
    await answer.body?.cancel();
    return [answer.status, answer.headers.get(HELP_HEADER)];
  };
}

test.each([200, 400, 429])('whatever is answered, %i too, it says that help is needed', async (status) => {
  const ask = await serve(status);
  for (const payload of [
    { query: 'mutation { x }', variables: { input: { tasks: [{ text: DANGER }] } } },
    { title: DANGER },
    [{ deep: { deeper: [DANGER] } }],
  ])
    expect(await ask('POST', payload)).toEqual([status, 'suicide']);
});

test('of what is ordinary, asked for or the text of a question it says nothing', async () => {
  const ask = await serve(200);
  const ordinary = { title: 'Kaffe på trappa', id: crypto.randomUUID() };
  for (const [method, payload] of [
    ['POST', { query: 'mutation { x }', variables: { input: ordinary } }],
    ['POST', { query: `query { x(text: "${DANGER}") }` }],
    ['GET', undefined],
    ['DELETE', undefined],
  ] as const)
    expect(await ask(method, payload)).toEqual([200, null]);
});

test('a password is nothing that somebody tells, and other paths are none of ours', async () => {
  const paths = ['/api/auth/signin', '/auth/v1/token'];
  const ask = await serve(200, paths);
  for (const path of paths) expect(await ask('POST', { password: DANGER }, path)).toEqual([200, null]);
});

test('texts are found however deep they lie; what machines write is none, and there is an end', () => {
  const written = { a: ['en tekst', 4, null], b: { c: 'to ord' }, id: crypto.randomUUID(), at: '2026-11-25T03:00:00Z' };
  expect(textsIn(written).toSorted()).toEqual(['en tekst', 'to ord']);
  expect(textsIn(Array.from({ length: 1000 }, () => 'ord '.repeat(100))).join('').length).toBeLessThanOrEqual(40_400);
});

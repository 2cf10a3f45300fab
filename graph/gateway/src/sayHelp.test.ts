import { HELP_HEADER } from '@spire/domain/servicePaths';
import fastify from 'fastify';
import { sayHelp, textsIn } from './sayHelp.ts';

const PATH = '/api/memory-bank';

function serve(status: number) {
  const app = fastify();
  sayHelp(app);
  app.all(PATH, (_request, reply) => reply.code(status).send({ ok: true }));
  return app;
}
const DANGER = 'Jeg vil ikke leve lenger';
const ordinary = {
  query: 'mutation { x }',
  variables: { input: { title: 'Kaffe på trappa', id: crypto.randomUUID() } },
};

test.each([200, 400, 429])('whatever is answered, %i too, it says that help is needed', async (status) => {
  const app = serve(status);
  for (const payload of [
    { query: 'mutation { x }', variables: { input: { tasks: [{ text: DANGER }] } } },
    { title: DANGER },
    [{ deep: { deeper: [DANGER] } }],
  ]) {
    const answer = await app.inject({ method: 'POST', url: PATH, payload });
    expect([answer.statusCode, answer.headers[HELP_HEADER]]).toEqual([status, 'suicide']);
  }
});

test('of what is ordinary, asked for or the text of a question it says nothing', async () => {
  const app = serve(200);
  const headers = [
    await app.inject({ method: 'POST', url: PATH, payload: ordinary }),
    await app.inject({ method: 'POST', url: PATH, payload: { query: `query { x(text: "${DANGER}") }` } }),
    await app.inject({ method: 'GET', url: PATH }),
    await app.inject({ method: 'DELETE', url: PATH }),
  ].map((answer) => answer.headers[HELP_HEADER]);
  expect(headers).toEqual([undefined, undefined, undefined, undefined]);
});

test('a password is nothing that somebody tells, and other paths are none of ours', async () => {
  const app = fastify();
  sayHelp(app);
  for (const path of ['/api/auth/signin', '/auth/v1/token']) app.post(path, (_request, reply) => reply.send({}));
  for (const url of ['/api/auth/signin', '/auth/v1/token']) {
    const answer = await app.inject({ method: 'POST', url, payload: { password: DANGER } });
    expect(answer.headers[HELP_HEADER]).toBeUndefined();
  }
});

test('texts are found however deep they lie; what machines write is none, and there is an end', () => {
  const written = { a: ['en tekst', 4, null], b: { c: 'to ord' }, id: crypto.randomUUID(), at: '2026-11-25T03:00:00Z' };
  expect(textsIn(written).toSorted()).toEqual(['en tekst', 'to ord']);
  expect(textsIn(Array.from({ length: 1000 }, () => 'ord '.repeat(100))).join('').length).toBeLessThanOrEqual(40_400);
});

import { crisisHelp } from '@spire/graph-shared/helpPanel';
import { addDays, DEFAULT_TIME_ZONE, localDate } from '@spire/domain/dates';
import { HELP_HEADER } from '@spire/domain/servicePaths';
import fastify, { type FastifyInstance } from 'fastify';
import type { Language } from '@spire/domain/languages';
import { textMark } from '@spire/domain/textMark';
import { PARSE_LIMITS } from './operationLimits.ts';
import { dateOf, type FoundHelp, type NoteHelp, registerCrisisHelp, textsIn } from './registerCrisisHelp.ts';

const PATH = '/api/memory-bank';
const DANGER = 'Jeg vil ikke leve lenger';
const running: FastifyInstance[] = [];

interface AnyBody {
  help?: { level: string; kind: string; title: string; numbers: { tel: string }[] };
  extensions?: { help?: { level: string } };
}
let bodyOfLast: AnyBody = {};

afterEach(async () => {
  for (const app of running.splice(0)) await app.close();
});

let noted: FoundHelp[] = [];
/** The stored language of the person; a request without a language of its own is answered in it (D80). */
let stored: Language = 'no';
beforeEach(() => {
  noted = [];
  stored = 'no';
});
const stands: NoteHelp = (found) => {
  noted.push(found);
  return Promise.resolve(true);
};

/** Answers every request with that status; what comes back is the status, the kind of help in its header, and the body. */
async function serve(status: number, paths: readonly string[] = [PATH], note: NoteHelp = stands) {
  const app = fastify();
  registerCrisisHelp(app, note, () => Promise.resolve(stored));
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
    bodyOfLast = (await answer.json()) as AnyBody;
    return [answer.status, answer.headers.get(HELP_HEADER)];
  };
}

test.each([200, 400, 429])('whatever is answered, %i too, it says that help is needed', async (status) => {
  const ask = await serve(status);
  for (const payload of [
    { query: 'mutation { x }', variables: { input: { tasks: [{ text: DANGER }] } } },
    { title: DANGER },
    [{ deep: { deeper: [DANGER] } }],
    { query: `mutation { addTask(input: { text: "${DANGER}" }) { id } }` },
    { query: `mutation { addTask(input: { text: \"\"\"${DANGER}\"\"\" }) { id } }` },
  ])
    expect(await ask('POST', payload)).toEqual([status, 'suicide']);
});

test('of what is ordinary or cannot be parsed it says nothing', async () => {
  const ask = await serve(200);
  const ordinary = { title: 'Kaffe på trappa', id: crypto.randomUUID() };
  for (const [method, payload] of [
    ['POST', { query: 'mutation { x }', variables: { input: ordinary } }],
    ['POST', { query: `mutation { x(text: "${DANGER}"` }],
    ['GET', undefined],
    ['DELETE', undefined],
  ] as const)
    expect(await ask(method, payload)).toEqual([200, null]);
});

test('an operation past the limits of the graph is not parsed for its texts either', async () => {
  const ask = await serve(400);
  const query = `mutation { ${'x '.repeat(PARSE_LIMITS.maxLexicalTokens)} y(text: "${DANGER}") }`;
  expect(await ask('POST', { query })).toEqual([400, null]);
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

test('whom to call stands at the top of a body, and among the extensions of the graph, in the language asked for', async () => {
  const ask = await serve(400);
  await ask('POST', { title: DANGER });
  expect(bodyOfLast).toMatchObject({ ok: true, help: { level: 'help', kind: 'suicide' } });
  expect(bodyOfLast.help?.numbers.slice(0, 3).map(({ tel }) => tel)).toEqual(['113', '116123', '+4722400040']);
  await ask('POST', { query: 'mutation { x }', variables: { input: { text: DANGER, language: 'en' } } });
  expect(bodyOfLast).toMatchObject({ ok: true, extensions: { help: { level: 'help', kind: 'suicide' } } });
  expect(bodyOfLast.help).toBeUndefined();
});

test('whom to call is said in the language of the request, else in the stored one (D80)', async () => {
  const ask = await serve(200);
  const titleFor = async (payload: object) => {
    await ask('POST', { title: DANGER, ...payload });
    return bodyOfLast.help?.title;
  };
  const [norwegian, english] = [crisisHelp('suicide', 'no').title, crisisHelp('suicide', 'en').title];
  expect(await titleFor({})).toBe(norwegian);
  stored = 'en';
  expect(await titleFor({})).toBe(english);
  expect(await titleFor({ input: { language: 'no' } })).toBe(norwegian);
});

test('help is noted for the date of the record, by a mark and never the words; what is brought in is not (D73, D84)', async () => {
  const ask = await serve(200, [PATH, '/api/privacy/import']);
  await ask('POST', { date: '2026-11-01', title: DANGER });
  expect(noted).toEqual([{ date: '2026-11-01', kind: 'suicide', mark: textMark(DANGER) }]);
  await ask('POST', { records: { checkIns: [{ whatIsGoodText: DANGER }] } }, '/api/privacy/import');
  expect(noted).toHaveLength(1);
  for (const name of ['input', 'i']) expect(dateOf({ [name]: { date: '2026-11-02' } })).toBe('2026-11-02');
  expect([dateOf({ date: 'i dag' }), dateOf(null), dateOf({ input: [] })]).toEqual([undefined, undefined, undefined]);
});

test.each([0, 5])(
  'an entry of another app, %i days old, is answered with help and noted for no day (D73, D84)',
  async (days) => {
    const ask = await serve(200);
    const now = localDate(new Date(), DEFAULT_TIME_ZONE);
    const entries = [
      { date: now, text: 'Kaffe på trappa' },
      { date: addDays(now, -days), text: DANGER },
    ];
    const body = { query: 'mutation { x }', variables: { i: { importId: crypto.randomUUID(), entries } } };
    expect(await ask('POST', body)).toEqual([200, 'suicide']);
    expect(bodyOfLast).toMatchObject({ extensions: { help: { level: 'help' } } });
    expect(noted).toEqual([]);
  },
);

test('what the person has set aside is an offer and no more (S11)', async () => {
  const ask = await serve(200, [PATH], () => Promise.resolve(false));
  expect(await ask('POST', { title: DANGER })).toEqual([200, null]);
  expect(bodyOfLast).toMatchObject({ help: { level: 'offer', kind: 'suicide' } });
});

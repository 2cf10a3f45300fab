import { CONSENT_VERSIONS } from '@spire/domain/consents';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import en from '@spire/i18n/common/en';
import no from '@spire/i18n/common/no';
import fastify, { type FastifyInstance } from 'fastify';
import { registerAuthFallback } from './authFallback.ts';
import type { AuthAnswer, AuthCall } from './authService.ts';

const CREDENTIALS = { email: 'kari@example.no', password: 'Kaffe-og-regn-7' };
const [TERMS] = CONSENT_VERSIONS.terms;

let app: FastifyInstance;
let asked: AuthCall[];
let answer: AuthAnswer | undefined;

beforeEach(() => {
  asked = [];
  answer = { status: 200, body: { id: '1' }, retryAfter: undefined };
  app = fastify();
  registerAuthFallback(app, (call) => {
    asked.push(call);
    return Promise.resolve(answer);
  });
});
afterEach(() => app.close());

async function post(url: string, payload: unknown, headers: Record<string, string> = {}) {
  const reply = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
}

test.each([
  ['the body’s', { language: 'en', termsVersion: TERMS }, 'nb', { preferred_language: 'en', terms_version: TERMS }],
  ['the header’s', {}, 'en-GB', { preferred_language: 'en' }],
  ['an older word’s', { language: 'engelsk', termsVersion: null }, 'nb', { preferred_language: 'en' }],
  ['no known one', {}, 'fr', undefined],
])('a sign-up is noted in %s language, with the terms that were agreed to', async (_of, said, language, data) => {
  await post(SERVICE_PATHS.signUp, { ...CREDENTIALS, ...said }, { 'accept-language': language });
  expect(asked).toMatchObject([{ path: '/signup', body: CREDENTIALS }]);
  expect(asked[0]?.body).toEqual({ ...CREDENTIALS, ...(data && { data }) });
});

test.each([
  [SERVICE_PATHS.signIn, {}, ['email REQUIRED', 'password REQUIRED']],
  [SERVICE_PATHS.signIn, { email: 'a', password: 1 }, ['password INVALID']],
  [SERVICE_PATHS.signUp, { email: ['a'], password: 'b' }, ['email INVALID']],
  [SERVICE_PATHS.signUp, { ...CREDENTIALS, language: 'fr' }, ['language UNKNOWN_OPTION']],
  [SERVICE_PATHS.signUp, { ...CREDENTIALS, termsVersion: '1999-01' }, ['termsVersion UNKNOWN_OPTION']],
])('%s names what is wrong with %j, and asks nobody', async (path, payload, wrong) => {
  const { status, body } = await post(path, payload, { 'accept-language': 'en' });
  const { error } = body as { error: { field: string; fields: { field: string; code: string }[]; message: string } };
  expect(status).toBe(400);
  expect(error.fields.map(({ field, code }) => `${field} ${code}`)).toEqual(wrong);
  expect(error.message).toContain(error.field);
  expect(body).toMatchObject({ code: 'VALIDATION_FAILED', error_code: 'VALIDATION_FAILED', message: error.message });
  expect(asked).toEqual([]);
});

describe.each([SERVICE_PATHS.signIn, SERVICE_PATHS.signUp])('%s', (path) => {
  const sentence = /^\p{Lu}.+\s.+[.!?]$/u;
  it.each<[string, unknown, AuthAnswer | undefined]>([
    ['a code alone', CREDENTIALS, { status: 422, body: { error_code: 'weak_password' }, retryAfter: undefined }],
    ['nothing', CREDENTIALS, { status: 500, body: {}, retryAfter: undefined }],
    ['nobody', CREDENTIALS, undefined],
    ['what is no body', '{', undefined],
    ['a list', [], undefined],
  ])('is refused with a sentence in the language asked for, after %s', async (_after, payload, refused) => {
    answer = refused;
    for (const language of ['nb', 'en']) {
      const { status, body } = await post(path, payload, { 'accept-language': language });
      expect(status).toBeGreaterThanOrEqual(400);
      const sentences = Object.values<string>((language === 'nb' ? no : en).errors);
      expect(body['msg']).toMatch(sentence);
      expect(sentences).toContain(body['msg']);
      expect(body).toMatchObject({ message: body['msg'], error: { message: body['msg'] } });
    }
  });
});

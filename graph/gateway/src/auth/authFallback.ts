import { CONSENT_VERSIONS } from '@spire/domain/consents';
import { type Language, LANGUAGES } from '@spire/domain/languages';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import { restErrorBody, toldLanguage } from '@spire/rest';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { AuthAnswer, AuthService } from './authService.ts';
import { languageAskedFor, refuse, restError, speakJsonAlone } from './restErrors.ts';

const BODY_LIMIT = 32_768;

const credentials = z.object({
  email: z.string(),
  password: z.string(),
  /** Of the mails; unknown to the specification, so anything else than one of ours is as if it were not there. */
  language: z.enum(LANGUAGES).optional().catch(undefined),
  /** Of the terms that were agreed to with the sign-up; the database notes the consent. */
  termsVersion: z.enum(CONSENT_VERSIONS.terms).optional().catch(undefined),
});

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** The refusal of the auth service under every name a client looks for: in its own words, else in a sentence of ours. */
export function refusalOf({ body }: AuthAnswer, language: Language) {
  const code = textOf(body['error_code']) ?? textOf(body['code']) ?? textOf(body['error']) ?? 'unexpected_failure';
  const sentence = restErrorBody({ code: 'INTERNAL' }, language).msg;
  const message = textOf(body['msg']) ?? textOf(body['message']) ?? textOf(body['error_description']) ?? sentence;
  const weak = body['weak_password'];
  return { ...restError(code, message), ...(weak === undefined ? {} : { weak_password: weak }) };
}

function send(reply: FastifyReply, answer: AuthAnswer | undefined): FastifyReply {
  if (answer === undefined) return refuse(reply, 'UNAVAILABLE');
  if (answer.retryAfter !== undefined) void reply.header('retry-after', answer.retryAfter);
  return reply.code(answer.status).send(answer.status < 400 ? answer.body : refusalOf(answer, languageAskedFor(reply)));
}

/**
 * Sign-in and sign-up by way of our own address, for a browser that cannot reach the auth service itself (spec 1 §7):
 * its own answer and status, and nothing kept or logged on the way.
 */
export function registerAuthFallback(app: FastifyInstance, auth: AuthService): void {
  app.register((scope, _options, done) => {
    speakJsonAlone(scope);
    scope.post(SERVICE_PATHS.signIn, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const given = credentials.safeParse(request.body);
      if (!given.success) return refuse(reply, 'BAD_REQUEST');
      const { email, password } = given.data;
      const query = { grant_type: 'password' };
      return send(reply, await auth({ path: '/token', query, body: { email, password }, from: request }));
    });
    scope.post(SERVICE_PATHS.signUp, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const given = credentials.safeParse(request.body);
      if (!given.success) return refuse(reply, 'BAD_REQUEST');
      const { email, password, termsVersion } = given.data;
      const language = given.data.language ?? toldLanguage(request.headers['accept-language']);
      const data = {
        ...(language === undefined ? {} : { preferred_language: language }),
        ...(termsVersion === undefined ? {} : { terms_version: termsVersion }),
      };
      const body = { email, password, ...(Object.keys(data).length === 0 ? {} : { data }) };
      return send(reply, await auth({ path: '/signup', body, from: request }));
    });
    done();
  });
}

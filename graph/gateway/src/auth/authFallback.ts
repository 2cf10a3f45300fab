import type { Language } from '@spire/domain/languages';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import { readCredentials, restErrorBody, signInBody, signUpBody, toldLanguage } from '@spire/rest';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AuthAnswer, AuthService } from './authService.ts';
import { languageAskedFor, refuse, restError, speakJsonAlone } from './restErrors.ts';

const BODY_LIMIT = 32_768;

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
      const given = readCredentials(signInBody, request.body);
      if (!('sent' in given)) return refuse(reply, given.code, given.fields);
      const { email, password } = given.sent;
      const query = { grant_type: 'password' };
      return send(reply, await auth({ path: '/token', query, body: { email, password }, from: request }));
    });
    scope.post(SERVICE_PATHS.signUp, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const given = readCredentials(signUpBody, request.body);
      if (!('sent' in given)) return refuse(reply, given.code, given.fields);
      const { email, password, termsVersion } = given.sent;
      const language = given.sent.language ?? toldLanguage(request.headers['accept-language']);
      const data = {
        ...(language && { preferred_language: language }),
        ...(termsVersion && { terms_version: termsVersion }),
      };
      const body = { email, password, ...(Object.keys(data).length === 0 ? {} : { data }) };
      return send(reply, await auth({ path: '/signup', body, from: request }));
    });
    done();
  });
}

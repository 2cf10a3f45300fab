import { randomBytes } from 'node:crypto';
import { ERROR_CODES } from '@spire/domain/errorCodes';
import { LANGUAGES } from '@spire/domain/languages';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import { ApplicationError } from '@spire/graph-kit/errors';
import type { ServiceDatabase } from '@spire/graph-kit/serviceDatabase';
import { bearerToken, type TokenVerifier } from '@spire/graph-kit/tokens';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusalOf } from './authFallback.ts';
import type { AuthService } from './authService.ts';
import { languageAskedFor, refuse, restError, speakJsonAlone } from './restErrors.ts';

export interface SignUpTestOptions {
  auth: AuthService;
  verifier: TokenVerifier;
  takeAttempt: ServiceDatabase['takeAttempt'];
}

/** Per person and hour (D10). */
const MOST = 3;
const HOUR_SECONDS = 3600;

const body = z.object({ email: z.string(), language: z.enum(LANGUAGES).optional().catch(undefined) });

/** A password that nobody knows: whoever confirms the address chooses their own by "forgot password". */
const madeUpPassword = () => `${randomBytes(24).toString('base64url')}aA1!`;

/**
 * Diagnostics' test of sign-up and its mail (D10): a plain sign-up with the public key, for somebody who is signed in.
 * The account it makes stays unconfirmed, and a later sign-up with that address takes its place.
 */
export function registerSignUpTest(app: FastifyInstance, { auth, verifier, takeAttempt }: SignUpTestOptions): void {
  app.register((scope, _options, done) => {
    speakJsonAlone(scope);
    const personOf = ({ headers }: FastifyRequest) =>
      verifier(bearerToken(headers.authorization)).catch((error: unknown) =>
        error instanceof ApplicationError ? error.code : 'UNAUTHENTICATED',
      );
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      const person = await personOf(request);
      return typeof person === 'string' ? refuse(reply, person) : undefined;
    };
    scope.post(SERVICE_PATHS.signUpTest, { bodyLimit: 4096, onRequest }, async (request, reply) => {
      const person = await personOf(request);
      if (typeof person === 'string') return refuse(reply, person);
      const given = body.safeParse(request.body);
      if (!given.success) return refuse(reply, 'BAD_REQUEST');
      const { email, language } = given.data;
      const attempt = { userId: person.sub, kind: 'sign-up test', most: MOST, seconds: HOUR_SECONDS };
      const wait = await takeAttempt(attempt);
      if (wait > 0)
        return reply
          .code(ERROR_CODES.RATE_LIMITED)
          .header('retry-after', wait)
          .send(restError('over_email_send_rate_limit', 'Three tests an hour are all there is room for'));
      const data = language === undefined ? {} : { data: { preferred_language: language } };
      const answer = await auth({
        path: '/signup',
        body: { email, password: madeUpPassword(), ...data },
        from: request,
      });
      if (answer === undefined) return refuse(reply, 'UNAVAILABLE');
      const { code, message } =
        answer.status < 400 ? { code: null, message: null } : refusalOf(answer, languageAskedFor(reply));
      return reply.send({ status: answer.status, code, message });
    });
    done();
  });
}

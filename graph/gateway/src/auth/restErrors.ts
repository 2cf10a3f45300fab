import { AWAY_SECONDS, ERROR_CODES, type ErrorCode, type FieldError } from '@spire/domain/errorCodes';
import { readBoundedJson } from '@spire/graph-kit/boundedJson';
import { ApplicationError } from '@spire/graph-kit/errors';
import { restErrorBody, wantedLanguage } from '@spire/rest';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** An error of a REST path in every shape a client of ours reads (D38; `msg` and `error_code` as Supabase Auth says it). */
export function restError(code: string, message: string = code) {
  return { error: { code, message }, code, error_code: code, msg: message, message };
}

export const languageAskedFor = (reply: FastifyReply) => wantedLanguage(reply.request.headers['accept-language']);

/** Refuses with a sentence in the language of the request, which names the first field that is wrong (D16). */
export function refuse(reply: FastifyReply, code: ErrorCode, fields: readonly FieldError[] = []): FastifyReply {
  if (code === 'UNAVAILABLE') void reply.header('retry-after', AWAY_SECONDS);
  const language = languageAskedFor(reply);
  const body = restErrorBody({ code, fields }, language);
  return reply
    .code(ERROR_CODES[code])
    .headers({ 'content-language': language === 'no' ? 'nb' : language, vary: 'accept-language' })
    .send({ ...body, code, message: body.msg });
}

/** Makes a part of the server speak JSON alone. */
export function speakJsonAlone(scope: FastifyInstance): void {
  readBoundedJson(scope, 'error');
  scope.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    if (error instanceof ApplicationError) return refuse(reply, error.code);
    const status = error.statusCode ?? 500;
    return refuse(reply, status === 413 ? 'TOO_LARGE' : status < 500 ? 'BAD_REQUEST' : 'INTERNAL');
  });
}

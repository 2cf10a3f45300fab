import { REST_PATHS } from '@spire/domain/restPaths';
import type { FastifyInstance } from 'fastify';
import { createOpenApi } from './openApi.ts';
import { documentationPage } from './documentationPage.ts';
import { DOCUMENTATION_STYLE } from './documentationStyle.ts';

const STYLE_PATH = `${REST_PATHS.documentation}/docs.css`;
const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Adds the OpenAPI document and the page made of it; neither needs a token, and the page runs no script. */
export function registerDocumentation(scope: FastifyInstance): void {
  const document = createOpenApi();
  const json = JSON.stringify(document);
  const page = documentationPage(document, STYLE_PATH);
  const cached = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };
  scope.get(REST_PATHS.openApi, (_request, reply) =>
    reply.headers(cached).type('application/json; charset=utf-8').send(json),
  );
  for (const path of [REST_PATHS.documentation, `${REST_PATHS.documentation}/`])
    scope.get(path, (_request, reply) =>
      reply
        .headers({ ...cached, 'content-security-policy': POLICY, 'referrer-policy': 'no-referrer' })
        .type('text/html; charset=utf-8')
        .send(page),
    );
  scope.get(STYLE_PATH, (_request, reply) =>
    reply.headers(cached).type('text/css; charset=utf-8').send(DOCUMENTATION_STYLE),
  );
}

import { REST_PATHS } from '@spire/domain/restPaths';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import { z } from 'zod';
import type { ZodOpenApiOperationObject } from 'zod-openapi';
import { signInBody, signUpBody } from './credentials.ts';
import type { Method } from './restRoute.ts';

const TAG = 'Service';

const authError = z
  .looseObject({ msg: z.string(), message: z.string(), error_code: z.string(), code: z.string() })
  .meta({ id: 'AuthError', description: 'The auth service’s own refusal, under every name a client looks for.' });
const login = z
  .looseObject({
    access_token: z.string(),
    refresh_token: z.string(),
    expires_in: z.number(),
    expires_at: z.number(),
    token_type: z.string(),
    user: z.looseObject({ id: z.string() }),
  })
  .meta({ id: 'Login', description: 'The auth service’s token answer.' });
const signUp = z.looseObject({}).meta({ id: 'SignUp', description: 'The auth service’s sign-up answer.' });
const status = (text: string) => z.looseObject({ status: z.literal(text) });
const notReady = z.object({ status: z.literal('not ready'), missing: z.array(z.string()) });

const json = (schema: z.ZodType) => ({ 'application/json': { schema } });
const answered = (description: string, schema: z.ZodType) => ({ description, content: json(schema) });

const throughAuth = (summary: string, body: z.ZodType, answer: z.ZodType): ZodOpenApiOperationObject => ({
  tags: [TAG],
  summary,
  security: [],
  requestBody: { required: true, content: json(body) },
  responses: {
    200: answered(summary, answer),
    400: answered('Wrong credentials, or a body that cannot be read.', authError),
    default: answered('Any other refusal of the auth service, with its status.', authError),
  },
});

/** Operations of other parts of the server below `/api`, described here so that the document is whole. */
export const SERVICE_OPERATIONS: readonly { path: string; method: Method; operation: ZodOpenApiOperationObject }[] = [
  { path: SERVICE_PATHS.signIn, method: 'POST', operation: throughAuth('Sign in', signInBody, login) },
  { path: SERVICE_PATHS.signUp, method: 'POST', operation: throughAuth('Sign up', signUpBody, signUp) },
  {
    path: SERVICE_PATHS.health,
    method: 'GET',
    operation: {
      tags: [TAG],
      summary: 'Whether the server answers',
      security: [],
      responses: { 200: answered('It does.', status('ok')) },
    },
  },
  {
    path: SERVICE_PATHS.ready,
    method: 'GET',
    operation: {
      tags: [TAG],
      summary: 'Whether the server can serve',
      security: [],
      responses: { 200: answered('It can.', status('ready')), 503: answered('It cannot: what is missing.', notReady) },
    },
  },
  {
    path: REST_PATHS.openApi,
    method: 'GET',
    operation: {
      tags: [TAG],
      summary: 'This document',
      security: [],
      responses: { 200: answered('OpenAPI 3.1.', z.looseObject({ openapi: z.string() })) },
    },
  },
];

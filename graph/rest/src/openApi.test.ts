import { ERROR_CODES } from '@spire/domain/errorCodes';
import { REST_PATHS } from '@spire/domain/restPaths';
import { Validator } from '@seriousme/openapi-schema-validator';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '@spire/graph-kit/projectFolder';
import { STATIC_OPERATIONS } from '@spire/graph-kit/staticOperation';
import { buildSchema, parse, validate } from 'graphql';
import { documentationPage } from './documentationPage.ts';
import { createOpenApi } from './openApi.ts';
import { ROUTES } from './routes.ts';
import { SERVICE_OPERATIONS } from './serviceOperations.ts';

const document = createOpenApi();
const sdl = readFileSync(path.join(projectFolder(), 'graph/schema.graphql'), 'utf8');
const plain = JSON.parse(JSON.stringify(document)) as Record<string, unknown>;

test('the document is valid OpenAPI 3.1', async () => {
  await expect(new Validator().validate(plain)).resolves.toEqual({ valid: true });
});

test('every path is described, and every operation has a name of its own', () => {
  const { documentation, ...described } = REST_PATHS;
  expect(Object.keys(document.paths ?? {})).toEqual(expect.arrayContaining(Object.values(described)));
  expect(document.paths).not.toHaveProperty([documentation]);
  const names = [...JSON.stringify(plain).matchAll(/"operationId":"(\w+)"/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(ROUTES.length + SERVICE_OPERATIONS.length);
  expect(names).toEqual(expect.arrayContaining(['getUser', 'putMemoryBankById', 'getOpenapiJson']));
});

test.each([
  ['the document', JSON.stringify(plain)],
  ['the schema', sdl],
])('%s speaks to whoever uses it, not of our own papers', (_name, text) => {
  expect(text).not.toMatch(/\bD\d{1,2}\b|\btrap \d|\bspec \d|TODO/);
});

test('every operation it asks is one of the graph', () => {
  const schema = buildSchema(sdl);
  const wrong = STATIC_OPERATIONS.flatMap((text) => validate(schema, parse(text)).map(({ message }) => message));
  expect(wrong).toEqual([]);
});

test('the page has every operation and every error code, runs no script, and loads nothing from elsewhere', () => {
  const page = documentationPage(document, '/api/docs.css');
  expect(page).toContain('x-time-zone');
  expect(page).not.toContain('<dd></dd>');
  for (const code of Object.keys(ERROR_CODES)) expect(page).toContain(`<code>${code}</code>`);
  for (const { method, path: pattern } of ROUTES) expect(page).toContain(`id="${method.toLowerCase()}${pattern}"`);
  expect(page).not.toMatch(/<script|style=|https?:|undefined|\[object/);
});

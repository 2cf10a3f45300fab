import { buildSchema, type GraphQLSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { composeSchemas } from './composeSchemas.ts';

const documents = composeSchemas();
const schema: GraphQLSchema = buildSchema(documents['schema.graphql'] ?? '');
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));

test('every type and every field of the public schema says what it is', () => {
  const roots = new Set(['Query', 'Mutation']);
  const named = types.filter(
    (type) => !roots.has(type.name) && !['ID', 'Int', 'Float', 'String', 'Boolean'].includes(type.name),
  );
  expect(named.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  const fields = types.flatMap((type) =>
    isObjectType(type) || isInputObjectType(type)
      ? Object.values(type.getFields()).map((field) => ({ type, field }))
      : [],
  );
  expect(fields.length).toBeGreaterThan(50);
  expect(
    fields.filter(({ field }) => !field.description).map(({ type, field }) => `${type.name}.${field.name}`),
  ).toEqual([]);
});

test('the public schema shows nothing of how it is put together', () => {
  expect(documents['schema.graphql']).not.toMatch(/join__|_entities|_service|@key|@requires/);
});

test.each([
  'beginSuggestionSet',
  'finishSuggestionSet',
  'dropSuggestionSet',
  'recentSuggestionTexts',
  'recentTaskTexts',
  'SuggestionStart',
])('subgraphs know %s, and the public schema does not', (name) => {
  expect(documents['supergraph.graphql']).toContain(name);
  expect(documents['schema.graphql']).not.toContain(name);
});

test('closed lists are enums, lowest first where there is an order', () => {
  const capacity = schema.getType('CapacityLevel');
  expect(isEnumType(capacity) && capacity.getValues().map(({ name }) => name)).toEqual([
    'low',
    'limited',
    'moderate',
    'high',
  ]);
});

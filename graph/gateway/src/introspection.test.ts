import { getIntrospectionQuery } from 'graphql';
import { isSchemaQuestion } from './introspection.ts';
import { PARSE_LIMITS } from './operationLimits.ts';

const isOpen = (query: unknown) => isSchemaQuestion(query, PARSE_LIMITS);

test('the full introspection query is about the schema alone', () => {
  expect(isOpen(getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true }))).toBe(true);
  expect(isOpen('{ __typename }')).toBe(true);
});

test('a question that reaches for anything else is not', () => {
  for (const query of [
    '{ me { id } }',
    '{ __schema { queryType { name } } me { id } }',
    '{ ...q } fragment q on Query { me { id } }',
    '{ ... on Query { me { id } } }',
    '{ __typename } mutation M { saveProfile(input: {}) { nickname } }',
    'mutation { __typename }',
    '{ __schema: me { id } }',
    '{',
    '',
    undefined,
    ['{ __typename }'],
  ])
    expect(isOpen(query)).toBe(false);
});

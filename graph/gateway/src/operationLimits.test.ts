import { getIntrospectionQuery, parse } from 'graphql';
import { createLimitCheck, OPERATION_LIMITS, PARSE_LIMITS } from './operationLimits.ts';

const complaints = (query: string) => createLimitCheck()(query).exceeded;
const nested = (depth: number, inner = 'id') => `${'{ me '.repeat(depth - 1)}{ ${inner} }${' }'.repeat(depth - 1)}`;
const aliases = (count: number) => Array.from({ length: count }, (_, index) => `a${index}: id`).join(' ');

test('what stays within every limit passes', () => {
  expect(complaints(nested(OPERATION_LIMITS.depth))).toEqual([]);
  expect(complaints(`{ me { ${aliases(OPERATION_LIMITS.aliases)} } }`)).toEqual([]);
});

test('one level, one alias or one field more is refused', () => {
  expect(complaints(nested(OPERATION_LIMITS.depth + 1))).toEqual(['The operation has too many levels']);
  expect(complaints(`{ me { ${aliases(OPERATION_LIMITS.aliases + 1)} } }`)).toEqual([
    'The operation has too many aliases',
  ]);
  expect(complaints(`{ me { ${'id '.repeat(OPERATION_LIMITS.fields)} } }`)).toEqual([
    'The operation has too many fields',
  ]);
});

test('pages cost as much as they can hold, those within a page as often', () => {
  const inPages = (first: string, fields: number) => `list(first: ${first}) { ${'id '.repeat(fields)} }`;
  const most = OPERATION_LIMITS.cost / 100;
  const costs = ['The operation has too much to answer'];
  expect(complaints(`{ me { ${inPages('100', most - 2)} } }`)).toEqual([]);
  expect(complaints(`{ me { ${inPages('100', most)} } }`)).toEqual(costs);
  expect(complaints(`{ me { ${inPages('10', most)} } }`)).toEqual([]);
  expect(complaints(`query ($n: Int) { me { ${inPages('$n', most)} } }`)).toEqual(costs);
  expect(complaints(`{ me { list(first: 100) { ...f } } } fragment f on Me { list(first: 100) { id } }`)).toEqual(
    costs,
  );
});

test('directives and variables are counted, too', () => {
  const directives = (count: number) => ' @include(if: true)'.repeat(count);
  expect(complaints(`{ me { id${directives(OPERATION_LIMITS.directives)} } }`)).toEqual([]);
  expect(complaints(`{ me { id${directives(OPERATION_LIMITS.directives + 1)} } }`)).toEqual([
    'The operation has too many directives',
  ]);
  const variables = Array.from({ length: OPERATION_LIMITS.variables + 1 }, (_, at) => `$v${at}: Int`).join(' ');
  expect(complaints(`query (${variables}) { me { id } }`)).toEqual(['The operation has too many variables']);
});

test('fragments hide nothing', () => {
  const twice = (name: string, inner: string) => `fragment ${name} on Me { ${inner} ${inner} }`;
  const bomb = [
    '{ me { ...f0 } }',
    ...Array.from({ length: 20 }, (_, i) => twice(`f${i}`, `...f${i + 1}`)),
    twice('f20', 'id'),
  ];
  expect(complaints(bomb.join('\n'))).toContain('The operation has too many fields');
  expect(complaints(`${nested(7, '...f')} fragment f on Me ${nested(7)}`)).toEqual([
    'The operation has too many levels',
  ]);
});

test('a fragment that spreads itself is refused, not followed', () => {
  expect(complaints('{ me { ...a } } fragment a on Me { me { ...b } } fragment b on Me { ...a }')).toContain(
    'The operation has too many levels',
  );
});

test('parts that are not used count as well, and all parts together', () => {
  const fields = 'id '.repeat(OPERATION_LIMITS.fields / 2);
  const tooMany = ['The operation has too many fields'];
  expect(complaints(`{ id } fragment unused on Me { ${fields} ${fields} id }`)).toEqual(tooMany);
  expect(complaints(`query a { ${fields} } query b { ${fields} }`)).toEqual([]);
  expect(complaints(`query a { ${fields} } query b { ${fields} id }`)).toEqual(tooMany);
});

test('the question after the schema is within the limits', () => {
  expect(complaints(getIntrospectionQuery())).toEqual([]);
});

test('a text is looked at whenever it exceeds a limit, and left to others when it cannot be read', () => {
  const check = createLimitCheck();
  const deep = nested(OPERATION_LIMITS.depth + 1);
  for (const query of [deep, deep]) expect(check(query).exceeded).toEqual(['The operation has too many levels']);
  for (const query of ['{ id }', '{ id }', '{ id', undefined]) expect(check(query).exceeded).toEqual([]);
});

test('a document of too many tokens is not even parsed', () => {
  expect(() => parse(`{ me { ${'id '.repeat(PARSE_LIMITS.maxLexicalTokens)} } }`, PARSE_LIMITS)).toThrow('tokens');
});

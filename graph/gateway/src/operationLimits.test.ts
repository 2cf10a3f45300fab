import { buildSchema, parse, validate } from 'graphql';
import { OPERATION_LIMITS, operationLimitsRule, PARSE_LIMITS } from './operationLimits.ts';

const schema = buildSchema('type Query { me: Me } type Me { me: Me, id: ID }');
const complaints = (query: string) =>
  validate(schema, parse(query), [operationLimitsRule]).map(({ message }) => message);
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

test('fragments hide nothing', () => {
  const twice = (name: string, inner: string) => `fragment ${name} on Me { ${inner} ${inner} }`;
  const bomb = [
    '{ me { ...f0 } }',
    ...Array.from({ length: 20 }, (_, i) => twice(`f${i}`, `...f${i + 1}`)),
    twice('f20', 'id'),
  ];
  expect(complaints(bomb.join('\n'))).toEqual(['The operation has too many fields']);
  expect(complaints(`${nested(7, '...f')} fragment f on Me ${nested(7)}`)).toEqual([
    'The operation has too many levels',
  ]);
});

test('a fragment that spreads itself is refused, not followed', () => {
  expect(complaints('{ me { ...a } } fragment a on Me { me { ...b } } fragment b on Me { ...a }')).toContain(
    'The operation has too many levels',
  );
});

test('a document of too many tokens is not even parsed', () => {
  expect(() => parse(`{ me { ${'id '.repeat(PARSE_LIMITS.maxLexicalTokens)} } }`, PARSE_LIMITS)).toThrow('tokens');
});

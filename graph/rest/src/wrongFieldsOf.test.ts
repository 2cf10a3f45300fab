import { z } from 'zod';
import { wrongFieldsOf } from './wrongFieldsOf.ts';

const schema = z.object({
  name: z.string().max(3),
  kind: z.enum(['a', 'b']),
  level: z.int().min(1).max(5),
  list: z.array(z.string()).max(2),
  inner: z.object({ text: z.string() }),
});
const right = { name: 'abc', kind: 'a', level: 1, list: [], inner: { text: '' } };

test.each<[object, object]>([
  [{ name: undefined }, { field: 'name', code: 'REQUIRED' }],
  [{ name: 1 }, { field: 'name', code: 'INVALID' }],
  [{ name: 'abcd' }, { field: 'name', code: 'TOO_LONG', limit: 3 }],
  [{ kind: 'c' }, { field: 'kind', code: 'UNKNOWN_OPTION' }],
  [{ kind: 1 }, { field: 'kind', code: 'INVALID' }],
  [{ level: 6 }, { field: 'level', code: 'OUT_OF_RANGE', limit: 5 }],
  [{ level: 0 }, { field: 'level', code: 'OUT_OF_RANGE' }],
  [{ level: 1.5 }, { field: 'level', code: 'INVALID' }],
  [{ list: ['', '', ''] }, { field: 'list', code: 'TOO_MANY', limit: 2 }],
  [{ list: ['', 1] }, { field: 'list', code: 'INVALID' }],
  [{ inner: {} }, { field: 'inner.text', code: 'REQUIRED' }],
])('%j', (change, error) => {
  const { error: found } = schema.safeParse({ ...right, ...change }, { reportInput: true });
  expect(wrongFieldsOf(found?.issues ?? [])).toEqual([error]);
});

test('each field is named once, and no more than twenty', () => {
  const strict = z.strictObject({}).safeParse(Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`f${at}`, 1])));
  expect(wrongFieldsOf(strict.error?.issues ?? [])).toHaveLength(20);
});

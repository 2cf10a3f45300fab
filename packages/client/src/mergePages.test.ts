import { mergePages, type Connection } from './mergePages.ts';

const page = (nodes: string, rest: Partial<Connection<string>> = {}): Connection<string> => ({
  nodes: [...nodes],
  totalCount: 9,
  endCursor: nodes.at(-1) ?? null,
  hasNextPage: true,
  ...rest,
});
const merge = (known: Connection<string> | undefined, next: Connection<string>, after: string | null = null) =>
  mergePages(known, next, { after, keyOf: (node: string) => node });

test('the next page stands behind what is known and brings its own cursor', () => {
  expect(merge(page('ab'), page('cd', { hasNextPage: false }), 'b')).toEqual(page('abcd', { hasNextPage: false }));
});

test('a record that a later page repeats stands once', () => {
  expect(merge(page('abc'), page('cd'), 'c').nodes.join('')).toBe('abcd');
});

test('a list that was grown keeps its length when its first page is asked for anew', () => {
  const grown = page('abcd', { hasNextPage: false });
  expect(merge(grown, page('ab'))).toEqual(grown);
});

test('what is new at the head stands there, and what is gone from it is gone', () => {
  expect(merge(page('abcdef'), page('xac')).nodes.join('')).toBe('xacdef');
});

test('a record that moved to the head does not stand twice', () => {
  expect(merge(page('abcd'), page('da')).nodes.join('')).toBe('dabc');
});

test('lists that no longer meet begin anew', () => {
  expect(merge(page('abcd'), page('xy'))).toEqual(page('xy'));
});

test('a first page that is all there is leaves nothing old behind it', () => {
  const whole = page('ab', { hasNextPage: false });
  expect(merge(page('abcd'), whole)).toEqual(whole);
  expect(merge(page('abcd'), page('', { hasNextPage: false })).nodes).toEqual([]);
});

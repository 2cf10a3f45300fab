import { withNextPage, type Memory, type MemoryConnection } from './memoryPages.ts';

const memory = (id: string): Memory => ({
  id,
  title: `Minne ${id}`,
  description: 'Noe godt',
  emoji: '🌟',
  category: 'glede',
  goodnessRating: 8,
  effortRating: 2,
  date: '2026-11-21',
});

const page = (ids: string[], rest: Omit<MemoryConnection, 'nodes'>): MemoryConnection => ({
  ...rest,
  nodes: ids.map(memory),
});

test('the next page stands behind what is seen and brings its own cursor', () => {
  const seen = page(['d', 'c'], { totalCount: 4, endCursor: 'c', hasNextPage: true });
  const next = page(['b', 'a'], { totalCount: 4, endCursor: 'a', hasNextPage: false });
  const both = withNextPage(seen, next);
  expect(both.nodes.map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
  expect(both).toMatchObject({ endCursor: 'a', hasNextPage: false });
});

test('a memory that a later page repeats stands once', () => {
  const seen = page(['e', 'd', 'c'], { totalCount: 5, endCursor: 'c', hasNextPage: true });
  const next = page(['c', 'b'], { totalCount: 5, endCursor: 'b', hasNextPage: true });
  expect(withNextPage(seen, next).nodes.map(({ id }) => id)).toEqual(['e', 'd', 'c', 'b']);
});

import { keysOf } from '@spire/domain/lists';
import { MEMORY_CATEGORIES, type MemoryCategory } from '@spire/domain/options';
import { effectiveFilter, filtered, usedCategories } from './categoryFilter.ts';

const memory = (category: MemoryCategory) => ({ category });

test('a chip stands for a category only when a memory is in it, in the order of the product', () => {
  expect(usedCategories([memory('trygghet'), memory('ro'), memory('ro')])).toEqual(['ro', 'trygghet']);
  expect(usedCategories([])).toEqual([]);
});

test('a filter that holds nothing falls back to all', () => {
  expect(effectiveFilter('glede', [memory('ro')])).toBe('alle');
  expect(effectiveFilter('no-such-category', [memory('ro')])).toBe('alle');
  expect(effectiveFilter(null, [memory('ro')])).toBe('alle');
});

test('whatever is wished for, the memories shown are never none unless there are none', () => {
  const memories = [memory('ro'), memory('glede')];
  for (const wanted of [...keysOf(MEMORY_CATEGORIES), 'alle', '', null])
    expect(filtered(memories, effectiveFilter(wanted, memories)).length).toBeGreaterThan(0);
});

test('a filter keeps the order and leaves out the rest', () => {
  const first = { category: 'ro', id: 1 } as const;
  const second = { category: 'glede', id: 2 } as const;
  const third = { category: 'ro', id: 3 } as const;
  expect(filtered([first, second, third], 'ro')).toEqual([first, third]);
});

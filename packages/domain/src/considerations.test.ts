import { CONSIDERATION_SECTIONS, tellOfHealth } from './considerations.ts';
import { CONSIDERATIONS } from './options.ts';

test('every consideration stands in one section, once', () => {
  expect(Object.values(CONSIDERATION_SECTIONS).flat().toSorted()).toEqual([...CONSIDERATIONS].toSorted());
});

test('what tells of health is told from what does not', () => {
  expect(tellOfHealth(['feeling_fine', 'mental_strength'])).toBe(false);
  expect(tellOfHealth([])).toBe(false);
  expect(tellOfHealth(['feeling_fine', 'stress'])).toBe(true);
});

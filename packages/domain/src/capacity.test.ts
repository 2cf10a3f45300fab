import { CAPACITY_LEVELS, effectiveCapacity, nextCapacity } from './capacity.ts';

const off = { brainInjuryMode: false, lowEnergyToday: false };

test.each(CAPACITY_LEVELS)('%s counts as told on an ordinary day', (capacityLevel) => {
  expect(effectiveCapacity({ ...off, capacityLevel })).toBe(capacityLevel);
});

test('a day with little energy is one level gentler, and never below the gentlest', () => {
  const levels = CAPACITY_LEVELS.map((capacityLevel) =>
    effectiveCapacity({ ...off, capacityLevel, lowEnergyToday: true }),
  );
  expect(levels).toEqual(['low', 'low', 'limited', 'moderate']);
});

test('brain-injury mode is the gentlest, whatever else was told', () => {
  for (const capacityLevel of [null, ...CAPACITY_LEVELS])
    for (const lowEnergyToday of [true, false])
      expect(effectiveCapacity({ capacityLevel, lowEnergyToday, brainInjuryMode: true })).toBe('low');
});

test('an untold level stays untold', () => {
  expect(effectiveCapacity({ ...off, capacityLevel: null, lowEnergyToday: true })).toBeNull();
});

test('a step is exactly one level, and there is none past the ends', () => {
  expect(CAPACITY_LEVELS.map((level) => nextCapacity(level, 'up'))).toEqual(['limited', 'moderate', 'high', undefined]);
  expect(CAPACITY_LEVELS.map((level) => nextCapacity(level, 'down'))).toEqual([
    undefined,
    'low',
    'limited',
    'moderate',
  ]);
});

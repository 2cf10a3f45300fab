import { CAPACITY_LEVELS } from './capacity.ts';
import { DAY_MODES, dayMode, type DayRecords, type DayStrength, mayInvite, offeringIn } from './dayMode.ts';

const BOTH = [false, true];
const everyDay: [DayRecords, DayStrength][] = BOTH.flatMap((isHelpFound) =>
  BOTH.flatMap((isHardDay) =>
    [null, 1, 2, 5].flatMap((mood) =>
      BOTH.flatMap((isRestDay) =>
        BOTH.flatMap((isAllShown) =>
          BOTH.flatMap((lowEnergyToday) =>
            BOTH.flatMap((brainInjuryMode) =>
              [null, ...CAPACITY_LEVELS].map((capacityLevel): [DayRecords, DayStrength] => [
                { isHelpFound, isHardDay, mood, isRestDay, isAllShown },
                { lowEnergyToday, brainInjuryMode, capacityLevel },
              ]),
            ),
          ),
        ),
      ),
    ),
  ),
);
const CALM: [DayRecords, DayStrength] = [
  { isHelpFound: false, isHardDay: false, mood: null, isRestDay: false, isAllShown: false },
  { lowEnergyToday: false, brainInjuryMode: false, capacityLevel: 'moderate' },
];

test('words of a crisis weigh more than anything else, and no wish to see everything leaves their day', () => {
  for (const [records, strength] of everyDay)
    expect(dayMode(records, strength) === 'afterHelp').toBe(records.isHelpFound);
});

test('whoever wants to see everything has an ordinary day, whatever else was said', () => {
  for (const [records, strength] of everyDay.filter(([each]) => each.isAllShown && !each.isHelpFound))
    expect(dayMode(records, strength)).toBe('ordinary');
});

test('a reason that is added never makes a day lighter', () => {
  const weight = (records: DayRecords, strength: DayStrength) => DAY_MODES.indexOf(dayMode(records, strength));
  for (const [records, strength] of everyDay.filter(([each]) => !each.isAllShown)) {
    const before = weight(records, strength);
    for (const more of [{ isHelpFound: true }, { isHardDay: true }, { mood: 1 }, { isRestDay: true }])
      expect(weight({ ...records, ...more }, strength)).toBeLessThanOrEqual(before);
    for (const more of [{ lowEnergyToday: true }, { brainInjuryMode: true }, { capacityLevel: 'low' as const }])
      expect(weight(records, { ...strength, ...more })).toBeLessThanOrEqual(before);
  }
});

test('energy that nobody told counts as low', () => {
  for (const [records, strength] of everyDay.filter(([, each]) => each.capacityLevel === null))
    expect(dayMode(records, strength)).toBe(dayMode(records, { ...strength, capacityLevel: 'low' }));
});

test('a mood that is changed from the lowest ends a hard day where it was its only reason', () => {
  const [records, strength] = CALM;
  expect(dayMode({ ...records, mood: 1 }, strength)).toBe('hard');
  expect(dayMode({ ...records, mood: 2 }, strength)).toBe('ordinary');
  expect(dayMode({ ...records, mood: 2, isHardDay: true }, strength)).toBe('hard');
});

test('only an ordinary day is reminded of anything, and after help nothing but help is offered', () => {
  expect(DAY_MODES.filter(mayInvite)).toEqual(['ordinary']);
  expect(DAY_MODES.filter((mode) => offeringIn(mode) === 'help')).toEqual(['afterHelp']);
  expect(DAY_MODES.filter((mode) => offeringIn(mode) === 'hardDayTexts')).toEqual(['hard']);
});

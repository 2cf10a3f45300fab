import { readSeedOptions } from './seedOptions.ts';

test('without parameters: ninety days in Norwegian', () => {
  expect(readSeedOptions([])).toEqual({
    days: 90,
    memories: 15,
    activities: 0,
    people: 0,
    peopleDays: undefined,
    email: undefined,
    language: 'no',
    hasProfile: true,
    hasPictures: false,
    seed: 1,
  });
});

test('everything can be said', () => {
  const said = [
    '--days',
    '3',
    '--memories',
    '2',
    '--activities',
    '7',
    '--people',
    '4',
    '--people-days',
    '60',
    '--email',
    'A@example.org',
    '--language',
    'en',
    '--no-profile',
    '--pictures',
    '--seed',
    '5',
  ];
  expect(readSeedOptions(said)).toEqual({
    days: 3,
    memories: 2,
    activities: 7,
    people: 4,
    peopleDays: 60,
    email: 'a@example.org',
    language: 'en',
    hasProfile: false,
    hasPictures: true,
    seed: 5,
  });
});

test.each([
  [['--days', 'many'], '--days'],
  [['--days', '-1'], '--days'],
  [['--language', 'klingon'], '--language'],
  [['--email', 'nobody'], '--email'],
  [['--colour', 'red'], '--colour'],
  [['90'], '90'],
])('%j is refused with how it is used', (parameters, named) => {
  expect(() => readSeedOptions(parameters)).toThrow(named);
  expect(() => readSeedOptions(parameters)).toThrow('npm run seed');
});

import { ownWordsTip } from './ownWordsTip.ts';

test.each([
  [['sitte nær døra', ''], 'Husk det du selv skrev: «sitte nær døra».'],
  [['Ta pauser.', 'danse én dans'], 'Husk det du selv skrev: «Ta pauser» og «danse én dans».'],
  [['te', 'te'], 'Husk det du selv skrev: «te».'],
  [['si at jeg er redd', 'vet ikke'], 'Husk det du selv skrev: «si at jeg er redd».'],
  [['ha en «stille» time', ''], 'Husk det du selv skrev: «ha en stille time».'],
  [
    ['gå ut en tur når talene begynner, og så inn igjen når det er kake', ''],
    'Husk det du selv skrev: «gå ut en tur når talene begynner».',
  ],
] as const)('of %j it is said: %s', (answers, tip) => {
  expect(ownWordsTip(answers, 'no')).toBe(tip);
});

test('in English it is said in English', () => {
  expect(ownWordsTip(['earplugs', 'ask for no small talk'], 'en')).toBe(
    'Remember what you wrote yourself: “earplugs” and “ask for no small talk”.',
  );
});

test.each([
  'vet ikke',
  'ikke bli sint',
  'no idea',
  'not panic',
  'don’t cry',
  'hva da?',
  'ingenting',
  'ta meg sammen',
  'være flink',
  'finally pass',
  'drikke meg full',
  'to tabletter før jeg går',
  'bra',
  'x',
  '...',
  '<b>',
  'en lang setning uten noe sted å stoppe som ingen kan lese i en fei midt i en annen',
])('"%s" is not said back', (answer) => {
  expect(ownWordsTip([answer, ''], 'no')).toBeNull();
});

import { person } from '../../testing/people.ts';
import { ownWordsTip } from './ownWordsTip.ts';

const somebody = person({ capacity: 'high', avoid: [] });

test.each([
  [['sitte nær døra', ''], 'Du har allerede satt ord på det: «sitte nær døra».'],
  [['Ta pauser.', 'danse én dans'], 'Du har allerede satt ord på det: «Ta pauser» og «danse én dans».'],
  [
    ['ta med en liste over symptomene mine', ''],
    'Du har allerede satt ord på det: «ta med en liste over symptomene mine».',
  ],
  [['te', 'te'], 'Du har allerede satt ord på det: «te».'],
  [['noe å holde i når jeg er redd', ''], 'Du har allerede satt ord på det: «noe å holde i når jeg er redd».'],
  [['si at jeg er redd', 'vet ikke'], 'Du har allerede satt ord på det: «si at jeg er redd».'],
  [['ha en «stille» time', ''], 'Du har allerede satt ord på det: «ha en stille time».'],
  [
    ['gå ut en tur når talene begynner, og så inn igjen når det er kake', ''],
    'Du har allerede satt ord på det: «gå ut en tur når talene begynner».',
  ],
  [['sitt på dekk i lag og ikkje si så mykje', ''], 'Du har allerede satt ord på det: «sitt på dekk i lag».'],
  [
    ['legge fram alt kvelden før så vi ikke stresser', ''],
    'Du har allerede satt ord på det: «legge fram alt kvelden før».',
  ],
] as const)('of %j it is said: %s', (answers, tip) => {
  expect(ownWordsTip(answers, somebody)).toBe(tip);
});

test('in English it is said in English', () => {
  expect(ownWordsTip(['earplugs', 'ask for no small talk'], { ...somebody, language: 'en' })).toBe(
    'You have words for it already: “earplugs” and “ask for no small talk”.',
  );
});

test.each([
  'glemmer alltid halvparten',
  'i go blank and say its fine',
  'go blank',
  'dont know yet thats sort of the point',
  'prøve å ikke si noe dumt',
  'take too long',
  'si for mye',
  'have to leave in tears',
  'for mye lyd',
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
  expect(ownWordsTip([answer, ''], somebody)).toBeNull();
});

test('what is more than the day gives, or what they have asked to be spared, is not said back', () => {
  const tip = (told: Partial<typeof somebody>) => ownWordsTip(['gå en lang tur etterpå', ''], { ...somebody, ...told });
  expect(tip({})).not.toBeNull();
  expect(tip({ capacity: 'low' })).toBeNull();
  expect(tip({ avoid: ['exercise'] })).toBeNull();
});

test.each([
  ['not fainting', 'You wrote “not fainting”. Tell somebody there, and they can help with it.'],
  ['not being rushed', 'You wrote “not being rushed”. Tell somebody there, and they can help with it.'],
] as const)('what others can spare somebody is for them to know: "%s"', (answer, tip) => {
  expect(ownWordsTip([answer, ''], { ...somebody, language: 'en' })).toBe(tip);
});

test('what helps comes before what is to be spared', () => {
  expect(ownWordsTip(['ikke være alene', 'noe å drikke'], somebody)).toBe(
    'Du har allerede satt ord på det: «noe å drikke».',
  );
});

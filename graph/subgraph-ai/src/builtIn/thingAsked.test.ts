import { thingAsked } from './thingAsked.ts';

const said = (told: string, language: 'no' | 'en') => thingAsked(told, language)?.words ?? null;

test.each([
  ['Jeg burde hjelpe søsteren min å flytte på lørdag', 'hjelpe deg å flytte på lørdag'],
  ['Å bake kake til dugnaden', 'bake kake til dugnaden'],
  ['Sjefen spør om jeg kan ta en ekstra vakt på søndag, men jeg er tom', 'ta en ekstra vakt på søndag'],
  ['Hjelpe til', 'hjelpe til'],
  ['må komme på 20-årsdagen til Jonathan på lørdag ellers er jeg kjip', 'komme på 20-årsdagen til Jonathan på lørdag'],
  ['Kåre vil at jeg skal rydde containeren før helga', 'rydde containeren før helga'],
  ['Eg burde køyre svigermor til Naustdal på sundag', 'køyre deg til Naustdal på sundag'],
  ['burde låne broren min ti tusen til depositum', 'låne deg ti tusen til depositum'],
  ['Jeg burde passe barna til søsteren min i helga', 'passe barna for deg i helga'],
  ['Jeg burde hjelpe Kristin med å male', 'hjelpe deg med å male'],
  ['Moren min forventer at jeg ringer hver dag', 'ringe hver dag'],
  ['Hun ba meg om å lage mat til festen', 'lage mat til festen'],
  ['Naboen meiner vi skal spleise på ny asfalt og det vert åtte tusen på meg', 'spleise på ny asfalt'],
  ['Ta med dugnadskaka, sier de', 'ta med dugnadskaka'],
  ['Sjefen forventer at jeg er med på seminaret', 'være med på seminaret'],
])('Norwegian, something to do: %s', (told, thing) => {
  expect(thingAsked(told, 'no')).toEqual({ kind: 'deed', words: thing });
});

test.each([
  ['I should help my brother paint the fence because he asked', 'help you paint the fence'],
  ['My boss wants me to cover the Sunday shift', 'cover the Sunday shift'],
  ['lend him money', 'lend you money'],
  ['go on a date with the guy from the gym', 'go on a date with you'],
  ['i should chip in for the hen do, it is ninety quid each', 'chip in for the hen do'],
  ["babysit my sister's twins on Saturday", 'babysit your twins on Saturday'],
  ['be treasurer of the booster club says ms Alvarado', 'be treasurer of the booster club'],
  ['Mum asked if I could drive her to the airport', 'drive you to the airport'],
])('English, something to do: %s', (told, thing) => {
  expect(said(told, 'en')).toBe(thing);
});

test.each([
  ['no', 'Ekstravakt på søndag', 'ekstravakt på søndag'],
  ['no', 'En fest på lørdag', 'en fest på lørdag'],
  ['en', 'the party', 'the party'],
  ['en', 'Another weekend shift', 'another weekend shift'],
] as const)('something to say no to, in "%s": %s', (language, told, thing) => {
  expect(thingAsked(told, language)).toEqual({ kind: 'thing', words: thing });
});

test.each([
  '',
  'Alt',
  'Jeg burde være snillere mot meg selv',
  'Sjefen gløymer at eg er pensjonist',
  'onkel vil ha meg i butikken etter at jeg har jobba hele uka',
  'hjelpe henne og han med det de trenger',
  'Help with moving',
  'Festen er på lørdag',
  `ta ${'en '.repeat(40)}`,
])('what cannot be said again is not: %j', (told) => {
  expect(thingAsked(told, 'no')).toBeNull();
});

test('who is helped to do something is not turned into what is theirs', () => {
  expect(thingAsked('my sister wants me to help her get through maths', 'en')?.words ?? '').not.toContain('your');
});

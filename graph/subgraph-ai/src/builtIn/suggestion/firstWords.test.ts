import { isAboutApp, isOpening } from './firstWords.ts';

test.each([
  'hei',
  'Hei!',
  'test',
  'test test',
  'hvordan kan du hjelpe meg?',
  'hva kan du egentlig hjelpe meg med?',
  'hva skal jeg gjøre i dag',
  'ka kan du',
  'jeg vet ikke',
  'jeg vet ikke hva jeg trenger',
  'gi meg noe fint',
  'foreslå noe',
  'kan du foreslå noe for meg',
  'what can you do',
  'what should i do today',
  'hi! what does this app do?',
  'how does this work',
  'suggest something please',
  'hva kan denne appen brukes til',
  'lurer på om dette funker',
  'noe lett',
  'try me',
  'no idea what i need',
  'i want to feel better today',
  'any ideas?',
  'is this an ai?',
  '🙂',
  '🌊🌊🌊',
])('"%s" is what one types to see what happens', (wish) => {
  expect(isOpening(wish)).toBe(true);
});

test.each([
  '',
  'hei, jeg er så sliten',
  'hva skal jeg gjøre når alle er sinte på meg',
  'what should i do about the noise',
  'what should i do with my hands',
  'jeg vet ikke hva jeg skal si til henne, hun er så lei seg',
  'test i morgen og gruer meg',
  'gi meg noe å le av',
  'suggest something for my back',
  'help',
])('"%s" tells something, or nothing at all', (wish) => {
  expect(isOpening(wish)).toBe(false);
});

test.each([
  'what can you do?',
  'hva kan du egentlig hjelpe meg med',
  'hei, kan du hjelpe meg?',
  'how does this app work',
  'hva er dette',
  'are you a robot',
])('"%s" asks about the app', (wish) => {
  expect(isAboutApp(wish)).toBe(true);
});

test.each(['hei', 'what can i do today', 'hva skal jeg gjøre', 'gi meg noe fint', 'can you help me sleep'])(
  '"%s" does not ask about the app',
  (wish) => {
    expect(isAboutApp(wish)).toBe(false);
  },
);

import { themesIn } from './plainThemes.ts';

test.each([
  ['har bare blyant og papir', ['paper']],
  ['jeg har ikke annet enn papir', ['paper']],
  ['my lower back is killing me and heat helps sometimes', ['warmth']],
  ['jeg glemmer å drikke vann hele tiden', ['drinking']],
  ['I want to text someone but I never know what to say', ['message']],
  ['vil skrive til en venninne jeg har mistet kontakten med', ['message']],
  ['vil sende mamma en melding', ['message']],
  ['how do I get in touch with an old friend', ['message']],
  ['har lyst å le litt', ['laughter']],
  ['noe som får meg til å le', ['laughter']],
  ['I could do with a laugh', ['laughter']],
  ['en god dag, hva skal jeg bruke den på uten å ødelegge i morgen', ['pacing']],
  ['how do I enjoy today without paying for it', ['pacing']],
  ['good day, don’t want to overdo it', ['pacing']],
  ['jeg vil ikke bruke opp alt', ['pacing']],
  ['I would like to move a little, gently, indoors', ['movement']],
  ['vil røre litt på kroppen', ['movement']],
  ['quiet thing to do with my teenage daughter', ['together']],
  ['noe koselig med kjæresten', ['together']],
  ['savner mamma i dag', ['remembering']],
  ['my dog died last week', ['remembering']],
  ['lost my dad in march', ['remembering']],
  ['katten vår måtte avlives', ['remembering']],
  ['gruer meg til å stå opp i morgen', ['tomorrow']],
])('"%s" asks for %j', (wish, themes) => {
  expect(themesIn(wish)).toEqual(themes);
});

test.each([
  'noe rolig',
  'vil ikke skrive til noen',
  "I don't want to message people",
  'orker ikke å bevege meg',
  'Sonen min på 15 vil ikke ut av rommet',
  'jeg er 15 år',
  'noe varmt å drikke',
  'kan ikke stå opp',
  'paperwork',
  'Jeg har papirarbeid som henger over meg',
  'lost my son in the shop once',
  'Æ gløymte bursdagen te ho mor',
  'I miss feeling like myself',
  'savner å jobbe',
  'I miss him so much since we split up',
  'my sister passed her driving test',
  'the conversation died',
])('"%s" asks for nothing of the kind', (wish) => {
  expect(themesIn(wish)).toEqual([]);
});

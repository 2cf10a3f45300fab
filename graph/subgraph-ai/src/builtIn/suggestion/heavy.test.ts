import { isHeavy } from './heavy.ts';

test.each([
  'my dad died',
  'henter aska etter hunden',
  'celebrate my late husband’s birthday',
  'my sister is in hospital',
  'jeg fikk påvist MS',
  'mamma er så syk',
  'he left me last week',
  'mista jobben i dag',
  'nobody remembers',
  'jeg er redd',
  'about to faint',
  'tears raining down my face',
  'out of insulin',
  'we have to evacuate',
  'sønnen min er på havet',
  'he is shouting',
])('"%s" is heavy', (wish) => {
  expect(isHeavy(wish)).toBe(true);
});

test.each([
  'I got the job!!!',
  'hvordan feirer jeg at jeg er ferdig med cellegiften',
  'fikk beskjed om at det ikke er kreft, vil feire',
  'crying happy tears',
  'sick of being inside, it rains',
  'its chucking it down but i need to get out of this flat for a bit',
  'lyst på luft, men det er full storm',
  'noe ute, men det pøsregner og jeg går med krykker',
  'vi skal få valp',
  'redde den lille planta mi',
  'gravid og kjeder meg',
])('"%s" is not', (wish) => {
  expect(isHeavy(wish)).toBe(false);
});

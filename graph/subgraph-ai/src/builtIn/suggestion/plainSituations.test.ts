import { situationOf } from './plainSituations.ts';

test.each(['glad!!! fikk beskjed om at jeg fikk leiligheten', 'i just got the job', 'so happy i cant sit still'])(
  '"%s" is good news',
  async (wish) => {
    expect(await situationOf(wish)).toMatchObject({ kind: 'confident', label: 'celebrate' });
  },
);

test.each([
  'jeg fikk beskjed om at jeg fikk kreft',
  'jeg fikk beskjed om at jeg fikk avslag',
  'I haven’t got the job',
  'jeg fikk nøklene til mammas leilighet etter begravelsen',
  'jeg har fått leiligheten full av vann',
  'I got the flat tyre again',
  'I never got the job',
  'someone else got the job and I am gutted',
  'so happy I could burst into tears',
  'I got the job, but my sister is in hospital',
  'jeg fikk påvist MS, skulle feire bursdag',
  'alle andre fikk jobb og feirer',
  'alle feirer, jeg fikk ingenting',
  'eksen min gifta seg i dag, alle feirer',
  'everyone passed but me and they are celebrating',
  'celebrate my late husband’s birthday',
  'we celebrated his life today, finally done',
  'I passed out at work, celebrate being alive?',
])('"%s" is none', async (wish) => {
  expect(await situationOf(wish)).not.toMatchObject({ label: 'celebrate' });
});

test.each([
  ['I don’t want suggestions, I lost the baby', 'grief'],
  ['picking up the dog’s ashes, yes I’m crying', 'grief'],
  ['henter aska etter hunden', 'grief'],
  ['without breath after two steps', 'anxious'],
  ['I’m not breathing easy tonight', 'anxious'],
  ['uten pust etter to steg', 'anxious'],
  ['it’s stormy at home, he is shouting, I need to get out', 'anxious'],
  ['stormen tok taket, vi må ut', 'anxious'],
  ['snowed in with my abusive husband, stuck at home', 'anxious'],
  ['fikk beskjed om at det ikke er kreft, vil feire', 'celebrate'],
  ['head full of noise, want quiet', 'thought-loops'],
  ['det er så mye bråk i hodet', 'thought-loops'],
] as const)('"%s" tells of %s', async (wish, label) => {
  expect(await situationOf(wish)).toMatchObject({ kind: 'confident', label });
});

test.each([
  ['nattevakt på sykehjemmet, alle sover, jeg er våken men flat', 'energy-up'],
  ['on night shift, everyone asleep, wide awake but flat', 'energy-up'],
  ['får ikke sove etter nattevakt', 'cannot-sleep'],
  ['wide awake at 3am', 'cannot-sleep'],
  ['Waiting outside Dr. Kapoor’s room, token no 34, now going 19', 'waiting'],
] as const)('"%s" tells of %s, by where it is', async (wish, label) => {
  expect(await situationOf(wish)).toMatchObject({ kind: 'confident', label });
});

test.each(['not sad not tired not fine. beige', 'ikke trøtt, bare beige'])(
  '"%s" tells of no tiredness',
  async (wish) => {
    expect(await situationOf(wish)).not.toMatchObject({ label: 'tired' });
  },
);

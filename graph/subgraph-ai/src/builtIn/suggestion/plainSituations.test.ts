import { situationOf } from './plainSituations.ts';

test.each(['glad!!! fikk beskjed om at jeg fikk leiligheten', 'i just got the job', 'so happy i cant sit still'])(
  '"%s" is good news',
  async (wish) => {
    expect(await situationOf(wish)).toMatchObject({ kind: 'sure', label: 'celebrate' });
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
])('"%s" is none', async (wish) => {
  expect(await situationOf(wish)).not.toMatchObject({ label: 'celebrate' });
});

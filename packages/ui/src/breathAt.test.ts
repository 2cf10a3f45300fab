import { breathAt } from './breathAt.ts';

test('a breath in comes first, then a breath out, for as long as the rhythm says, again and again', () => {
  const rhythm = { inSeconds: 4, outSeconds: 6 };
  const said = Array.from({ length: 20 }, (_, second) => breathAt(second, rhythm));
  const one = [...Array<string>(4).fill('in'), ...Array<string>(6).fill('out')];
  expect(said).toEqual([...one, ...one]);
});

import { CORPORA, figures, tagged } from '../../corpus/rules/figures.ts';
import { hintsAtControl } from './hintsAtControl.ts';

describe.each(Object.entries(CORPORA))('of the corpus in "%s"', (_, sets) => {
  const corpora = Object.values(sets);

  test('every hint at control is found', () => {
    const hints = corpora.flatMap(({ control }) => control);
    expect(hints.length).toBeGreaterThanOrEqual(20);
    expect(hints.filter((text) => !hintsAtControl(text))).toEqual([]);
  });

  test('abuse is one, too', () => {
    const abuse = corpora.flatMap(({ crisis }) => crisis.filter(({ kind }) => kind === 'abuse'));
    expect(abuse.flatMap(({ texts }) => texts).filter((text) => !hintsAtControl(text))).toEqual([]);
  });

  test('at most 2 % of the everyday texts are taken for one', () => {
    const { everyday } = figures(corpora);
    const all = corpora.flatMap((corpus) => corpus.everyday);
    expect(all.filter(hintsAtControl).length / everyday.of).toBeLessThanOrEqual(0.02);
  });

  test('wanting to die is none', () => {
    const suicide = corpora.map((each) => ({ ...each, crisis: each.crisis.filter(({ kind }) => kind === 'suicide') }));
    expect(tagged(suicide, 'negated').filter(hintsAtControl)).toEqual([]);
  });
});

test.each([
  'Kan du ta oppvasken i kveld? Jeg trenger hvile.',
  'sjefen vil at jeg skal jobbe overtid',
  'jeg sier ja til alt og trenger en fri helg',
  'svigermor kommer uanmeldt, jeg vil ha et varsel først',
  'I say yes to everything and need a free weekend',
  'my flatmate leaves dishes in the sink',
  'my mother calls at work and I would like her to wait',
  'spørre sjefen om å få gå tidlig',
  'ask my friend if I can visit',
])('an ordinary limit is no hint: %s', (text) => {
  expect(hintsAtControl(text)).toBe(false);
});

test.each([
  'spørre kjæresten om å få treffe vennene mine',
  'ask my husband if I can see my friends',
  'eks-kjæresten møter opp utenfor jobben',
  'my ex turns up at my work',
])('to ask a partner’s leave, and an ex who turns up, are hints: %s', (text) => {
  expect(hintsAtControl(text)).toBe(true);
});

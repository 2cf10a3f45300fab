import { CORPORA, figures, tagged } from '../../corpus/rules/figures.ts';
import { screenForCrisis } from './screenForCrisis.ts';

const missed = (texts: readonly string[]) => texts.filter((text) => screenForCrisis(text) === null);

describe.each(Object.entries(CORPORA))('of the corpus in "%s"', (language, sets) => {
  const corpora = Object.values(sets);
  const { indirect, kind, everyday } = figures(corpora);

  test('there are at least 60 crisis texts and 60 everyday ones, of every sort', () => {
    expect(kind.of).toBeGreaterThanOrEqual(60);
    expect(everyday.of).toBeGreaterThanOrEqual(60);
    for (const tag of ['direct', 'indirect', 'thirdPerson', 'negated', 'misspelt'] as const)
      expect(tagged(corpora, tag)).not.toEqual([]);
    expect(tagged(corpora, 'nynorsk').length > 0).toBe(language === 'no');
  });

  test('each crisis text is either direct or indirect', () => {
    const tags = corpora.flatMap(({ crisis }) => crisis.map((each) => each.tags));
    expect(tags.filter((each) => each.includes('direct') === each.includes('indirect'))).toEqual([]);
  });

  test('every direct text is found', () => {
    expect(missed(tagged(corpora, 'direct'))).toEqual([]);
  });

  test('at least 80 % of the indirect ones are found without the provider', () => {
    expect(indirect.hits / indirect.of).toBeGreaterThanOrEqual(0.8);
  });

  test('at most 2 % of the everyday ones are taken for a crisis', () => {
    expect(everyday.hits / everyday.of).toBeLessThanOrEqual(0.02);
  });

  test('at least 95 % are given their kind', () => {
    expect(kind.hits / kind.of).toBeGreaterThanOrEqual(0.95);
  });
});

test.each([
  'jeg vil\ndø',
  'Jeg vil d\u200bø',
  'v\u00adil dø',
  'jeg vil dø'.normalize('NFD'),
  'JEG VIL D0',
  'jeg vil do',
  'eg vil døy',
  'jegvildø',
  'selv-mord',
  'I dont want to live',
  'I don’t want to live',
  'I want to d.i.e',
  's u i c i d e',
  'j e g  v i l  d ø',
  'Jeg v i l  d ø',
  'j e g v i l d ø',
  'ѕuicide',
  'su1c1d3',
  'su*cide',
  'I want to 𝓭𝓲𝓮',
  'kil my self',
  'i wanna diiiieeee',
  'jeg want to die, orker ikke',
])('it is found however it is typed: %j', (text) => {
  expect(screenForCrisis(text)).toBe('suicide');
});

test.each([
  ['holdt på å dø av latter i går, men i dag vil jeg dø', 'suicide'],
  ['I could kill for a coffee. I want to kill myself', 'suicide'],
  ['han slo meg i sjakk, og så slo han meg i ansiktet', 'abuse'],
  ['cut my hair, then I cut myself again', 'self_harm'],
  ['I was in the pool and now I hope a car hits me', 'suicide'],
  ['I am going to jump in front of the bus', 'suicide'],
])('a manner of speaking takes back its own words alone: %s', (text, kind) => {
  expect(screenForCrisis(text)).toBe(kind);
});

test.each([
  ['Mannen min slår meg, og jeg vil dø', 'suicide'],
  ['jeg vil dø, har tatt altfor mange tabletter', 'poison'],
  ['I cut myself because my dad beats me', 'abuse'],
])('the most urgent of several is told: %s', (text, kind) => {
  expect(screenForCrisis(text)).toBe(kind);
});

test.each(['jeg er ikke suicidal', 'I would never kill myself', 'I tried to kill myself in 2015', 'jeg vil ikke dø'])(
  'what is denied or past is found, too: %s',
  (text) => {
    expect(screenForCrisis(text)).toBe('suicide');
  },
);

test('one sign alone is everyday, two of the same kind as well, two of different kinds are not', () => {
  expect(screenForCrisis('orker ikke mer')).toBeNull();
  expect(screenForCrisis('orker ikke mer. klarer ikke mer')).toBeNull();
  expect(screenForCrisis('orker ikke mer. ingen bryr seg om meg')).toBe('suicide');
});

test.each(['', ' ', '😀😀', '123', '...', 'døgn', 'vi bygger bad og do', 'a to do list', 'æøå'.repeat(700)])(
  'nothing is read into %j',
  (text) => {
    expect(screenForCrisis(text)).toBeNull();
  },
);

test.each([
  ['gonna kms tonight', 'suicide'],
  ['my uncle groomed me', 'abuse'],
  ['she overdosed', 'poison'],
  ['he rapped me', 'abuse'],
  ['i used my epipen and cant breathe', 'danger'],
  ['burglars in my house now', 'danger'],
  ['he stalks me', 'abuse'],
  ['går på eggeskall', 'abuse'],
  ['groomet av en voksen', 'abuse'],
])('what such a word is meant for is found: %s', (text, kind) => {
  expect(screenForCrisis(text)).toBe(kind);
});

test.each([
  'the nicest part of today',
  'dette ble gromt',
  'the groom and his groomsmen',
  'a pimple and a pedometer',
  'my nephew was rapping in the car',
  'eggshell paint in the hall',
  'the refugee from next door brought bread',
  'the union rep would like a word',
  'a sales rep rang at noon',
  'dog grooming on Friday',
  'take everything off the table and lie down',
  'ready to jump on the bus home',
  'walked 5 kms today',
  'she overdoes it at Christmas',
  'he rapped on the door',
  'my son has grommets',
  'pack the epipen in the bag',
  'a celery stalk in the soup',
  'they mishandled the parcel',
  'battered cod and chips',
  'knuse eggeskall i bedet',
  'kurs i hjerneslag på jobben',
])('an everyday word that is written nearly alike is none: %s', (text) => {
  expect(screenForCrisis(text)).toBeNull();
});

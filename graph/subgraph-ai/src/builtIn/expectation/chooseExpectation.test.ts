import { EVENT_OPENINGS } from '@spire/content/eventOpenings';
import { ANIMAL_HOME_TIP, EVENT_TIPS } from '@spire/content/eventTips';
import { EXPECTATION_TEXTS } from '@spire/content/expectationTexts';
import { FEELING_TIPS } from '@spire/content/feelingTips';
import { spokenWords } from '@spire/language/phrases';
import { ALONG_TIPS } from '@spire/content/alongTips';
import type { Tip } from '@spire/content/expectationTexts/feelingTexts';
import { COMPANIONS } from '@spire/content/tripTogether';
import { ANIMAL_FAREWELL_OPENING, ANIMAL_FAREWELL_TIPS } from '@spire/content/linesForEvent/animalFarewell';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import { AVOID_SUGGESTIONS, type AvoidSuggestion } from '@spire/domain/options';
import type { PlannedEvent } from '@spire/domain/readingLabels';
import { DESIRED_FEELINGS, type DesiredFeeling } from '@spire/domain/toolOptions';
import { people, person } from '../../testing/people.ts';
import { guardProblems } from '../../guard/guard.ts';
import { openingOfTrip } from './along.ts';
import { chooseExpectation } from './chooseExpectation.ts';
import { EXHAUSTIVE_LIMIT } from '@spire/testing/timeLimits';

jest.setTimeout(EXHAUSTIVE_LIMIT);

const input = (desiredFeeling: DesiredFeeling) => ({
  whatToDo: 'Gå på kafé',
  whatCanGoBetter: 'vet ikke',
  howToFeelGood: 'aner ikke',
  desiredFeeling,
  event: { kind: 'abstains', likely: [] } as const,
});

describe.each(keysOf(DESIRED_FEELINGS))('to feel %s', (feeling) => {
  const texts = EXPECTATION_TEXTS[feeling];

  test('a message and three tips that are true of anything, and the two notes of that feeling', () => {
    for (const language of ['no', 'en'] as const) {
      const { brainTraining, learning, suggestions } = chooseExpectation(person({ language }), input(feeling), 1);
      expect(suggestions).toEqual(texts.encouragements[1]?.tips.map((tip) => tip[language]));
      for (const [note, written] of [
        [learning, texts.learning],
        [brainTraining, texts.brainTraining],
      ] as const)
        expect(note).toEqual({
          text: written.text[language],
          sourceTitle: written.source?.title ?? null,
          sourceUrl: written.source?.url ?? null,
        });
    }
  });

  test('tips touch nothing avoided, and there are three all the same', () => {
    const avoided = FEELING_TIPS[feeling].flatMap(({ tips }) => tips).filter(({ avoid = [] }) => avoid.length > 0);
    const event = { kind: 'confident', label: 'hobby', confidence: 1 } as const;
    for (const seed of [0, 1, 2]) {
      const asked = { ...input(feeling), event };
      const { suggestions } = chooseExpectation(person({ avoid: AVOID_SUGGESTIONS }), asked, seed);
      expect(suggestions).toHaveLength(3);
      expect(avoided.filter(({ no }) => suggestions.includes(no))).toEqual([]);
    }
  });

  test('two seeds in a row give two messages, one of them by name', () => {
    const messages = [0, 1].map(
      (seed) => chooseExpectation(person({ nickname: 'Kari' }), input(feeling), seed).message,
    );
    expect(new Set(messages).size).toBe(2);
    expect(messages.filter((message) => message.includes(', Kari'))).toHaveLength(1);
  });
});

test('a name is plain words, and a message without one is whole', () => {
  for (const facts of people(60))
    for (const seed of [0, 1, 2])
      expect(chooseExpectation(facts, input('rolig'), seed).message).not.toMatch(/[{}<>]|,\.| {2}/);
});

const errand = (confidence: number) => ({ kind: 'confident', label: 'errand', confidence }) as const;

test('an event that is only likely is not named, and gives no tips: another may be meant', () => {
  const { message, suggestions } = chooseExpectation(person({}), { ...input('glad'), event: errand(0.3) }, 0);
  expect(message).not.toContain(EVENT_OPENINGS.errand.no);
  expect(suggestions).toEqual(EXPECTATION_TEXTS.glad.encouragements[0]?.tips.map(({ no }) => no));
  const likelier = chooseExpectation(person({}), { ...input('glad'), event: errand(0.4) }, 0);
  expect(likelier.message).toContain(EVENT_OPENINGS.errand.no);
  expect(likelier.suggestions[0]).toBe(EVENT_TIPS.errand[0].no);
});

test('what is waited through, or free, has no tips for something to be done', () => {
  for (const label of ['news-result', 'first-night-alone', 'hoped-for-treatment', 'quiet-day'] as const) {
    const event = { kind: 'confident', label, confidence: 1 } as const;
    for (const seed of [0, 1, 2]) {
      const { suggestions } = chooseExpectation(person({ language: 'en' }), { ...input('rolig'), event }, seed);
      expect(suggestions).not.toHaveLength(0);
      expect(EVENT_TIPS[label].map(({ en }) => en)).toEqual(expect.arrayContaining(suggestions));
    }
  }
});

test('where a tip of the event is to be spared, another of the event comes in its place', () => {
  const facts = person({ language: 'en', avoid: ['social_contact'] });
  const event = { kind: 'confident', label: 'physio', confidence: 1 } as const;
  const open = EVENT_TIPS.physio.filter(({ avoid = [] }) => avoid.length === 0).map(({ en }) => en);
  for (const seed of [0, 1, 2])
    expect(open).toEqual(
      expect.arrayContaining(chooseExpectation(facts, { ...input('rolig'), event }, seed).suggestions),
    );
});

/** The texts of each turn. */
const saidAt = (
  event: PlannedEvent,
  whatToDo: string,
  language: Language,
  feeling: DesiredFeeling = 'kjaerlig',
  told = { whatCanGoBetter: '', howToFeelGood: '' },
) =>
  [0, 1, 2, 3, 4, 5].map((seed) => {
    const asked = {
      ...input(feeling),
      ...told,
      whatToDo,
      event: { kind: 'confident', label: event, confidence: 1 } as const,
    };
    return chooseExpectation(person({ language, avoid: [] }), asked, seed);
  });
const tipsAt = (...asked: Parameters<typeof saidAt>) => saidAt(...asked).flatMap(({ suggestions }) => suggestions);

test('each tip and line may be given to anybody it is not to be spared, also on the hardest day', () => {
  const broken = (text: string, language: Language, avoid: readonly AvoidSuggestion[] = []) =>
    guardProblems([text], {
      language,
      capacity: 'low',
      avoid: AVOID_SUGGESTIONS.filter((each) => !avoid.includes(each)),
    }).map((problem) => `${text} (${problem})`);
  for (const language of LANGUAGES) {
    const tips: Tip[] = [...Object.values(EVENT_TIPS).flat(), ...Object.values(ALONG_TIPS), ...ANIMAL_FAREWELL_TIPS];
    expect(new Set(tips.flatMap((tip) => broken(tip[language], language, tip.avoid)))).toEqual(new Set());
    const trips = keysOf(COMPANIONS).map((each) => openingOfTrip(`hytta med ${each}`, language) ?? '');
    expect(trips.filter((text) => text !== '').flatMap((text) => broken(text, language))).toEqual([]);
  }
});

test('where something is written for the event, nothing that holds for any comes before it', () => {
  const filler = Object.values(FEELING_TIPS)
    .flat()
    .flatMap(({ tips }) => tips.flatMap(({ en, no }) => [en, no]));
  for (const event of keysOf(EVENT_TIPS))
    for (const language of LANGUAGES)
      for (const feeling of keysOf(DESIRED_FEELINGS)) {
        const tips = tipsAt(event, 'that', language, feeling);
        expect([event, tips.filter((tip) => filler.includes(tip))]).toEqual([event, []]);
      }
});

test('each event has a tip, however long the rest is', () => {
  const told = { whatCanGoBetter: 'holde rundt den blå steinen', howToFeelGood: '' };
  for (const event of keysOf(EVENT_TIPS))
    for (const language of LANGUAGES)
      for (const feeling of keysOf(DESIRED_FEELINGS))
        for (const { suggestions } of saidAt(event, 'that', language, feeling, told))
          expect([event, feeling, language, suggestions.length > 0]).toEqual([event, feeling, language, true]);
});

test.each([
  ['date med en fra Hinge, vi skal på Botanisk hage', false],
  ['date på kino', false],
  ['date på lørdag med en fra Hinge', true],
  ['date i kveld', true],
])('where the place is told, none is to be suggested: "%s"', (plan, isSuggested) => {
  expect(tipsAt('date', plan, 'no').includes(EVENT_TIPS.date[0].no)).toBe(isSuggested);
});

test.each([
  ['date at the aquarium cafe', false],
  ['date in the park', false],
  ['date on Friday, met on Tinder', true],
  ['date at seven', true],
])('in English as well: "%s"', (plan, isSuggested) => {
  expect(tipsAt('date', plan, 'en').includes(EVENT_TIPS.date[0].en)).toBe(isSuggested);
});

test.each([
  ['Hurtigruta tel Kirkenes med ho mamma, ho fyll 80', 'no', 'Du og mamma har denne turen sammen'],
  ['toget til Oslo med søsteren min', 'no', 'Du og søsteren din har denne turen sammen'],
  ['a cruise with my mom', 'en', 'You and your mom have this trip together'],
  ['train to York with my sister', 'en', 'You and your sister have this trip together'],
  ['hyttetur med mamma og pappa', 'no', 'Dere har denne turen sammen'],
  ['hyttetur med søstera til mamma', 'no', 'Dere har denne turen sammen'],
  ['holiday in Spain with my sister and her kids', 'en', 'You have this trip together'],
  ['week in Crete with mum’s friends', 'en', 'You have this trip together'],
  ['ferie i Hellas med Kari', 'no', 'Dere har denne turen sammen'],
] as const)('a journey with somebody is told as one: "%s"', (plan, language, opening) => {
  for (const { message } of saidAt('travel-together', plan, language)) expect(message).toContain(opening);
});

test.each([
  ['Hurtigruta med ho mamma, ho fyll 80', 'travel-together', 'no', true],
  ['bytur, søsteren min fyller 40', 'party', 'no', true],
  ['train to York with my sister', 'travel-together', 'en', false],
  ['hytta, jeg fyller 50', 'travel', 'no', false],
  ['Da’s 80th', 'birthday', 'en', false],
] as const)('a birthday that comes along has a tip: "%s"', (plan, event, language, isThere) => {
  const tip = ALONG_TIPS.birthday[language];
  expect(tipsAt(event, plan, language).includes(tip)).toBe(isThere);
});

test.each([
  ['first day at big school monday, year 7, i have to get the bus on my own', 'en', true],
  ['ta bussen alene til legen', 'no', true],
  ['Citizenship test in Brisbane, I study on the bus', 'en', false],
  ['first day at big school', 'en', false],
] as const)('so has a bus one has to take: "%s"', (plan, language, isThere) => {
  const event = language === 'en' ? 'first-school-day' : 'doctor';
  expect(tipsAt(event, plan, language).includes(ALONG_TIPS.bus[language])).toBe(isThere);
});

test('the first day of a child, and of a pupil, and a visit to the vet, say what belongs there', () => {
  const messages = (event: PlannedEvent, language: Language) =>
    keysOf(DESIRED_FEELINGS).flatMap((feeling) =>
      saidAt(event, 'that', language, feeling).map(({ message }) => message),
    );
  expect(messages('first-school-day', 'en').filter((text) => /key card|kettle|badge|lunch/u.test(text))).toEqual([]);
  expect(messages('first-school-day', 'no').filter((text) => /nøkkelkort|kaffe|kontor/u.test(text))).toEqual([]);
  expect(messages('vet-visit', 'en').filter((text) => /worr|uncertain|shak/u.test(text))).toEqual([]);
  expect(messages('vet-visit', 'no').filter((text) => /bekymr|urolig|skjelv/u.test(text))).toEqual([]);
  expect(messages('date', 'en').filter((text) => /napkin|menu|\bcups?\b|table/u.test(text))).toEqual([]);
  expect(messages('date', 'no').filter((text) => /serviett|meny|kopp|bord/u.test(text))).toEqual([]);
  expect(messages('own-birthday', 'en').filter((text) => /if the day is yours|whoever/iu.test(text))).toEqual([]);
});

test.each([
  ['our Lisa sat next to me with the notes', false],
  ['mum with me', false],
  ['write it all down', true],
])('who has told of company is not told to have some: "%s"', (whatCanGoBetter, isTold) => {
  const tips = tipsAt('welfare-office', 'PIP assessment', 'en', 'glad', { whatCanGoBetter, howToFeelGood: '' });
  expect(tips.includes('Have someone there to listen along, if you like.')).toBe(isTold);
});

const SAID_OF_A_FAREWELL = ANIMAL_FAREWELL_TIPS.flatMap(({ en, no }) => [en, no]);

test.each([
  ['animal-care', 'dyrlegen, hunden skal få slippe', ''],
  ['animal-care', 'la pus sove inn hos veterinæren', ''],
  ['animal-care', 'the vet to say our goodbyes', ''],
  ['animal-care', 'vet appointment to let her go', ''],
  ['animal-care', 'one last walk before the vet puts her down', ''],
  ['animal-care', 'hente asken etter hunden hos dyrlegen', ''],
  ['animal-care', 'our cat has to be put to sleep at the vet', ''],
  ['vet-visit', 'check-up at the vet', 'holding her when she is put down'],
] as const)(
  'where an animal is to be parted from, nothing is said of its coming home: "%s", "%s"',
  (event, plan, told) => {
    for (const language of LANGUAGES)
      for (const { message, suggestions } of saidAt(event, plan, language, 'rolig', {
        whatCanGoBetter: told,
        howToFeelGood: '',
      })) {
        expect(message).toContain(ANIMAL_FAREWELL_OPENING[language]);
        expect(suggestions.filter((tip) => !SAID_OF_A_FAREWELL.includes(tip) && !/[“«]/u.test(tip))).toEqual([]);
      }
  },
);

test.each([
  ['animal-care', 'dyrlege, hunden er påkjørt'],
  ['animal-care', 'final visit to the vet after his surgery'],
  ['animal-care', 'my dog ate chocolate, off to the vet'],
  ['animal-care', 'me skal til dyrlegen med hunden, ho må kanskje avlivast'],
  ['animal-care', 'last visit to the vet before she is neutered'],
  ['vet-visit', 'kontroll hos dyrlegen'],
] as const)('elsewhere nobody is told to take leave: "%s", "%s"', (event, plan) => {
  for (const { message, suggestions } of saidAt(event, plan, 'no', 'rolig')) {
    expect(message).toContain(EVENT_OPENINGS[event].no);
    expect(suggestions.filter((tip) => SAID_OF_A_FAREWELL.includes(tip))).toEqual([]);
  }
});

test('an animal that may not come home has no place made ready for that', () => {
  const isMadeReady = (plan: string) => tipsAt('animal-care', plan, 'en').includes(ANIMAL_HOME_TIP.en);
  expect(isMadeReady('the vet, she might have to be put down')).toBe(false);
  expect(isMadeReady('the vet, his operation')).toBe(true);
});

test('no tip says again what the line has said', () => {
  const said = saidAt('vet-visit', 'that', 'en').filter(({ message }) => message.includes('smells of home'));
  expect(said).not.toHaveLength(0);
  expect(said.flatMap(({ suggestions }) => suggestions)).not.toContain('Bring something that smells of home.');
});

test('who has told what they do not want on their day is helped with that first', () => {
  const tip = EVENT_TIPS['own-birthday'][0].en;
  const firstOf = (whatCanGoBetter: string) =>
    saidAt('own-birthday', 'my bday', 'en', 'glad', { whatCanGoBetter, howToFeelGood: 'cake' }).map(
      ({ suggestions: [first] }) => first,
    );
  expect(new Set(firstOf('not a surprise party pls'))).toEqual(new Set([tip]));
  expect(new Set(firstOf('a walk by the sea')).size).toBeGreaterThan(1);
});

test('a worry is never said back as help, and a tip of ours that says an answer again comes last (D62)', () => {
  const event = { kind: 'confident', label: 'moving-house', confidence: 1 } as const;
  const own = { whatCanGoBetter: 'let the others carry', howToFeelGood: 'tea' };
  for (const seed of [0, 1, 2]) {
    const asked = { ...input('glad'), ...own, event };
    const { suggestions } = chooseExpectation(person({ language: 'en' }), asked, seed);
    expect(suggestions.join(' ')).not.toContain('let the others carry');
    expect(suggestions).not.toContain('Let others carry, and be the one who says where things go.');
  }
});

test('however long the rest is, a short tip is found that can still be read in one go (S14)', () => {
  const event = { kind: 'confident', label: 'welfare-office', confidence: 1 } as const;
  const own = { whatCanGoBetter: 'få sagt det jeg har skrevet ned', howToFeelGood: 'bli hørt' };
  const chosen = chooseExpectation(person({}), { ...input('rolig'), ...own, event }, 0);
  const texts = [chosen.message, ...chosen.suggestions, chosen.learning.text, chosen.brainTraining.text];
  expect(chosen.suggestions.length).toBeGreaterThan(1);
  expect(spokenWords(texts.join(' ')).length).toBeLessThanOrEqual(120);
});

test.each([
  ['birthday', ''],
  ['party', 'being there for her'],
] as const)('who is there for somebody else is not told to be cared for: %s, %s', (label, howToFeelGood) => {
  const tips = [0, 1, 2, 3, 4, 5].flatMap(
    (seed) =>
      chooseExpectation(
        person({ language: 'en' }),
        {
          whatToDo: 'that',
          whatCanGoBetter: '',
          howToFeelGood,
          desiredFeeling: 'kjaerlig',
          event: { kind: 'confident', label, confidence: 1 },
        },
        seed,
      ).suggestions,
  );
  expect(tips).not.toContain('Choose one small thing you would like.');
});

test('what one lies through has tips of its own alone', () => {
  const { suggestions } = chooseExpectation(
    person({ language: 'en' }),
    {
      whatToDo: 'MRI',
      whatCanGoBetter: '',
      howToFeelGood: '',
      desiredFeeling: 'rolig',
      event: { kind: 'confident', label: 'scan', confidence: 1 },
    },
    0,
  );
  expect(suggestions.filter((tip) => !EVENT_TIPS.scan.some(({ en }) => en === tip))).toEqual([]);
});

test.each(['performing', 'flight', 'flight-with-children', 'office-visit', 'own-care'] as const)(
  'what is not left halfway has tips of its own alone: %s',
  (label) => {
    for (const seed of [0, 1, 2]) {
      const event = { kind: 'confident', label, confidence: 1 } as const;
      const { suggestions } = chooseExpectation(person({ language: 'en' }), { ...input('rolig'), event }, seed);
      expect(suggestions.filter((tip) => !EVENT_TIPS[label].some(({ en }) => en === tip))).toEqual([]);
    }
  },
);

test('who does it for the first time is reminded of no last time', () => {
  const event = { kind: 'confident', label: 'exercise', confidence: 1 } as const;
  const saidFor = (whatToDo: string) =>
    [0, 1, 2].flatMap(
      (seed) =>
        chooseExpectation(
          person({ language: 'en', avoid: ['exercise'] }),
          { ...input('mestring'), whatToDo, event },
          seed,
        ).suggestions,
    );
  expect(saidFor('a run')).toContain('Do it in a way that has gone well before.');
  expect(saidFor('first run since the accident')).not.toContain('Do it in a way that has gone well before.');
});

import { PROMPT_FALLBACKS } from '@spire/content/localSuggestions';
import { SUGGESTIONS } from '@spire/content/suggestions';
import { FOR_GLADNESS, IN_BED, OUT_OF_DOORS } from '@spire/content/suggestionPlaces';
import { CAPACITY_LEVELS, isAtMost } from '@spire/domain/capacity';
import { LANGUAGES } from '@spire/domain/languages';
import { GUESSES, OF_BODY, OF_FEELING, WISH_GROUPS } from '@spire/domain/wishGroups';
import type { Facts } from '../../facts/facts.ts';
import { people, person } from '../../testing/people.ts';
import { type Choice, choiceOf, OF_OWN_WORDS } from './choices.ts';
import { choosePromptAnswers, type PromptAsked } from './choosePromptAnswers.ts';
import { BELONGS, guessesAmong } from './retrieval/groups.ts';
import { hearWish, readyToHear } from './retrieval/hearWish.ts';

// The index takes a second or two of one core, and longer on a busy machine.
beforeAll(async () => void (await readyToHear()), 90_000);

const day = person({ capacity: 'moderate' });
const answersTo = async (prompt: string, facts: Facts = day, about?: PromptAsked['about']) =>
  choosePromptAnswers(facts, { prompt, heard: await hearWish(prompt), about: about ?? null }, 1);
const chosenFor = async (...asked: Parameters<typeof answersTo>) => {
  const texts = (await answersTo(...asked)).map(({ text }) => text);
  return [...SUGGESTIONS, ...OF_OWN_WORDS].filter(({ text }) =>
    Object.values(text).some((each) => texts.includes(each)),
  );
};

const WISHES = [
  'jeg er så sliten at jeg ikke orker noe',
  'får ikke sove, klokka er tre',
  'noe å gjøre med hendene',
  'mannen min og jeg har en halvtime sammen',
  'I have a headache and the light hurts',
  'so lonely this sunday',
  'asdf',
  'trening, meditasjon, folk, skjerm og noe kreativt – exercise, breathing, friends, movies',
];

test('three different ones come, in the language asked for, each with a title and a button', async () => {
  for (const language of LANGUAGES)
    for (const prompt of WISHES) {
      const answers = await answersTo(prompt, { ...day, language });
      expect(new Set(answers.map(({ text }) => text)).size).toBe(3);
      expect(answers.filter(({ title, actionText }) => title === null || actionText === null)).toEqual([]);
      expect((await chosenFor(prompt, { ...day, language })).map(({ text }) => text[language]).toSorted()).toEqual(
        answers.map(({ text }) => text).toSorted(),
      );
    }
});

test('whatever is asked for, nobody is given what they avoid or what is above their capacity', async () => {
  const heard = await Promise.all(WISHES.map(async (prompt) => ({ prompt, heard: await hearWish(prompt) })));
  for (const [number, facts] of people(160).entries()) {
    const wish = heard[number % heard.length];
    const about = number % 3 === 0 ? (WISH_GROUPS[number % WISH_GROUPS.length] ?? null) : null;
    if (wish === undefined) throw new RangeError('No wish');
    const texts = choosePromptAnswers(facts, { ...wish, about }, number).map(({ text }) => text);
    const chosen = SUGGESTIONS.filter(({ text }) => texts.includes(text[facts.language]));
    expect(new Set(texts).size).toBe(3);
    expect(chosen.filter(({ capacity }) => !isAtMost(capacity, facts.capacity))).toEqual([]);
    expect(chosen.filter(({ avoid }) => avoid.some((each) => facts.avoid.includes(each)))).toEqual([]);
  }
});

test.each(['', '   ', 'Привет', '🙂', '1 2 3'])('%j tells nothing, and has the three fixed answers', async (prompt) => {
  for (const language of LANGUAGES) {
    const answers = await answersTo(prompt, person({ language }));
    expect(answers.map(({ text }) => text)).toEqual(PROMPT_FALLBACKS.map((text) => text[language]));
  }
});

test('where hardly anything is understood, three of different kinds come', async () => {
  for (const prompt of ['asdf asdf', 'det er bare sånn'])
    for (const capacity of CAPACITY_LEVELS) {
      const categories = (await answersTo(prompt, person({ capacity }))).map(({ category }) => category);
      expect(new Set(categories).size).toBe(3);
    }
});

describe.each(WISH_GROUPS)('what is said to be about %s', (about) => {
  test('is answered within that, whatever was written, at any level', async () => {
    for (const prompt of ['', 'det er bare sånn', 'noe å gjøre med hendene'])
      for (const capacity of CAPACITY_LEVELS) {
        const { ofTexts } = await hearWish(prompt);
        const chosen = await chosenFor(prompt, person({ capacity }), about);
        expect(chosen).toHaveLength(3);
        const isOf = ({ id, groups }: Choice) =>
          groups?.includes(about) ?? (ofTexts.get(id)?.get(about) ?? 0) >= BELONGS;
        expect((chosen as Choice[]).filter((each) => !isOf(each))).toEqual([]);
      }
  });
});

test('where it is known what feeling a wish tells of, one answer does something with the words, and nobody is sent to people they avoid', async () => {
  const isOfOwnWords = ({ text }: { text: string }) => choiceOf(text)?.groups !== undefined;
  for (const [prompt, about] of [
    ['ingen har ringt meg på tre uker', 'lonely'],
    ['everybody laughed at what I said at dinner', 'self'],
  ] as const) {
    expect((await answersTo(prompt, day, about)).filter(isOfOwnWords)).toHaveLength(1);
    expect((await answersTo('noe fint', day, about)).filter(isOfOwnWords)).toEqual([]);
  }
  const alone = await answersTo('ingen har ringt meg på tre uker', person({ avoid: ['social_contact'] }), 'lonely');
  expect(alone.filter(isOfOwnWords)).toEqual([]);
  expect(alone).toHaveLength(3);
});

test('the guesses are four, with one of feeling and one of the body among them', async () => {
  for (const prompt of WISHES) {
    const guesses = guessesAmong((await hearWish(prompt)).groups);
    expect(new Set(guesses).size).toBe(GUESSES);
    expect(guesses.some((each) => OF_BODY.includes(each)) && guesses.some((each) => OF_FEELING.includes(each))).toBe(
      true,
    );
  }
});

test('a heavy word turns off what plays, celebrates and makes light, whatever else is written', async () => {
  for (const prompt of ['pappa døde i går, noe gøy', 'my dog died and I want to laugh', 'jeg er redd, kjeder meg'])
    for (const facts of people(20)) {
      const chosen = await chosenFor(prompt, facts);
      expect(chosen.filter(({ id, isLight }) => isLight === true || FOR_GLADNESS.has(id))).toEqual([]);
    }
});

test('in a day that weighs, no text speaks of a life that is only guessed at', async () => {
  const facts = person({ weight: { kind: 'death', isNynorsk: false }, language: 'no' });
  const chosen = await chosenFor('Jeg skal i begravelse i morgen og gruer meg', facts);
  expect(chosen.filter(({ isLight, subject }) => isLight === true || subject === 'illness-life')).toEqual([]);
});

test('the minutes asked for are kept', async () => {
  for (const prompt of ['Noe rolig på to minutter', 'calm, 2 min'])
    expect((await chosenFor(prompt)).filter(({ minutes }) => (minutes ?? 0) > 2)).toEqual([]);
});

test.each([
  ['noe ute, men ikke tur', /(?<!\p{L})(?:gåtur|tur|walk)(?!\p{L})/iu],
  ['anything but meditation please', /medit/iu],
  ['lei av pusteøvelser, er så urolig', /(?<!\p{L})pust/iu],
  ['tired of screens, need a break', /screen|phone|skjerm|mobil/iu],
])('what "%s" refuses does not come', async (prompt, unwanted) => {
  for (const capacity of CAPACITY_LEVELS)
    expect((await answersTo(prompt, person({ capacity }))).filter(({ text }) => unwanted.test(text))).toEqual([]);
});

test('who cannot face anybody is sent to nobody', async () => {
  for (const prompt of ['orker ikke folk i dag', 'vil ikke snakke med noen', "don't want to talk to people"])
    expect((await chosenFor(prompt)).filter(({ avoid }) => avoid.includes('social_contact'))).toEqual([]);
});

test('who lies in bed is not sent out of it, and who is at work is not put to bed', async () => {
  expect((await chosenFor('ligger i senga og kjeder meg')).filter(({ id }) => OUT_OF_DOORS.has(id))).toEqual([]);
  expect((await chosenFor('sliten på jobb, ti minutter pause')).filter(({ id }) => IN_BED.has(id))).toEqual([]);
});

test('who is worn out is given the gentlest, whatever the level', async () => {
  for (const prompt of ['Jeg er så sliten at jeg ikke orker noe', 'I have concussion'])
    expect(
      (await chosenFor(prompt, person({ capacity: 'high' }))).filter(({ capacity }) => capacity !== 'low'),
    ).toEqual([]);
});

test('a text for another life comes only where that life is told of', async () => {
  for (const prompt of WISHES.filter((each) => !each.includes('mannen')))
    for (const capacity of CAPACITY_LEVELS) {
      const chosen = await chosenFor(prompt, person({ capacity }));
      expect(
        chosen.filter(({ assumes = [] }) => assumes.some((each) => each === 'child' || each === 'partner')),
      ).toEqual([]);
    }
});

import { HARD_DAY_TEXTS } from '@spire/content/hardDay';
import { type WishGroup, WISH_GROUPS } from '@spire/domain/wishGroups';
import type { HeardInSet, SuggestionSet } from '@spire/graph-shared/suggestionSet';
import { choosePromptAnswers } from '../builtIn/suggestion/choosePromptAnswers.ts';
import { hearWish, readyToHear } from '../builtIn/suggestion/retrieval/hearWish.ts';
import { person } from '../testing/people.ts';
import { heardInSet, withQuestion } from './heardInSet.ts';

// The index takes a second or two of one core, and longer on a busy machine.
beforeAll(async () => void (await readyToHear()), 90_000);

/** The answers to a wish. */
async function answersTo(wish: string, change: object = {}) {
  const items = choosePromptAnswers(person(), { prompt: wish, heard: await hearWish(wish) }, 1);
  return items.map((each) => ({ ...each, ...change }));
}

/** The set of it, as it comes back from where it is kept. */
const setOf = (heard: HeardInSet | null): SuggestionSet => ({
  ...{ id: 's', number: 1, limit: 8, form: 'prompt', help: null, seen: null, suggestions: [], date: '2026-05-20' },
  ...{ createdAt: new Date(), about: heard?.about ?? null, guesses: heard && [...heard.guesses] },
});

const heardIn = async (wish: string, chosen: WishGroup | null = null, change: object = {}) =>
  heardInSet(await answersTo(wish, change), () => hearWish(wish), chosen);

test('what is understood says what it was taken for, and asks nothing', async () => {
  const heard = await heardIn('jeg får ikke sove, klokka er tre');
  expect(heard?.about).toBe('sleep');
  expect(heard?.guesses).toHaveLength(4);
  expect(heard?.guesses).toContain('sleep');
  expect(withQuestion(setOf(heard)).question).toBeNull();
});

test('what may mean several things is asked about, and pretends to no reason (D55)', async () => {
  const heard = await heardIn('det er bare sånn');
  expect(heard).toMatchObject({ about: null, whys: [null, null, null] });
  expect(withQuestion(setOf(heard)).question).toMatch(/^(?:body_or_mind|rest_or_do)$/u);
});

test('what was chosen is its own answer: no question, and no guess of the same', async () => {
  for (const chosen of WISH_GROUPS) {
    const heard = await heardIn('hei', chosen);
    expect(heard?.about).toBe(chosen);
    expect(heard?.guesses).not.toContain(chosen);
    expect(withQuestion(setOf(heard)).question).toBeNull();
  }
});

test('nothing is said to be heard by what a provider wrote, nor beside the texts of a hard day', async () => {
  const [text] = HARD_DAY_TEXTS;
  for (const change of [{ source: 'ai' }, { text: text?.text.no }])
    await expect(heardIn('får ikke sove', null, change)).resolves.toBeNull();
  expect(withQuestion(setOf(null)).question).toBeNull();
});

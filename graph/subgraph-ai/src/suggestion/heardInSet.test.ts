import { HARD_DAY_TEXTS } from '@spire/content/hardDay';
import { WISH_GROUPS } from '@spire/domain/wishGroups';
import type { SuggestionSet } from '@spire/graph-shared/suggestionSet';
import { choosePromptAnswers } from '../builtIn/suggestion/choosePromptAnswers.ts';
import { hearWish, readyToHear } from '../builtIn/suggestion/retrieval/hearWish.ts';
import { person } from '../testing/people.ts';
import { heardInSet } from './heardInSet.ts';

// The index takes a second or two of one core, and longer on a busy machine.
beforeAll(async () => void (await readyToHear()), 90_000);

/** The set of an answer, as it comes back from where it is kept. */
async function setFor(wish: string, change: object = {}): Promise<SuggestionSet> {
  const items = choosePromptAnswers(person(), { prompt: wish, heard: await hearWish(wish) }, 1);
  const suggestions = items.map((each, at) => ({ ...each, id: String(at), needs: [], ...change }));
  const times = { date: '2026-05-20', createdAt: new Date() };
  return { id: 's', number: 1, limit: 8, form: 'prompt', help: null, seen: null, suggestions, ...times };
}

test('what is understood says what it was taken for, and asks nothing', async () => {
  const wish = 'jeg får ikke sove, klokka er tre';
  const { about, guesses, question } = await heardInSet(await setFor(wish), () => hearWish(wish), null);
  expect({ about, question }).toEqual({ about: 'sleep', question: null });
  expect(guesses).toHaveLength(4);
});

test('what may mean several things is asked about, and pretends to no reason (D55)', async () => {
  const wish = 'det er bare sånn';
  const { about, question, suggestions } = await heardInSet(await setFor(wish), () => hearWish(wish), null);
  expect(about).toBeNull();
  expect(question).toMatch(/^(?:body_or_mind|rest_or_do)$/u);
  expect(suggestions.map(({ why }) => why)).toEqual([null, null, null]);
});

test('what was chosen is its own answer: no question, and no guess of the same', async () => {
  for (const chosen of WISH_GROUPS) {
    const { about, guesses, question } = await heardInSet(await setFor('hei'), () => hearWish('hei'), chosen);
    expect({ about, question }).toEqual({ about: chosen, question: null });
    expect(guesses).not.toContain(chosen);
  }
});

test('nothing is said to be heard by what a provider wrote, nor beside the texts of a hard day', async () => {
  const [text] = HARD_DAY_TEXTS;
  for (const change of [{ source: 'ai' }, { text: text?.text.no }]) {
    const set = await setFor('får ikke sove', change);
    expect(await heardInSet(set, () => hearWish('får ikke sove'), null)).toBe(set);
  }
});

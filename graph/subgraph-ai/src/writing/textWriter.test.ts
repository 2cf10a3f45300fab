import { createLog } from '@spire/graph-kit/log';
import { screenForCrisis } from '@spire/language/crisis/screenForCrisis';
import { readingsOf } from '@spire/language/readCrisis';
import type { Facts } from '../facts/facts.ts';
import { promptAnswersPrompt } from '../prompts/promptAnswersPrompt.ts';
import { suggestionPrompt } from '../prompts/suggestionPrompt.ts';
import { answeredSuggestions } from '../prompts/suggestionsPrompt.ts';
import { goodAnswer } from '../testing/goodAnswer.ts';
import { person } from '../testing/people.ts';
import { useProvider } from '../testing/useProvider.ts';
import { createTextWriter } from './textWriter.ts';

const use = useProvider();
const LONG_NAME = 'Bjørnulf Maximilian Lillevik-Storesund av Nordre Østfold';

test('names that came with the request are hidden as well (D34)', async () => {
  const writer = createTextWriter({ provider: use.start(), log: createLog('test', 'silent') });
  await writer.write(
    {
      kind: 'promptAnswers',
      names: ['Turidella'],
      prompt: (known) => promptAnswersPrompt(known, 'Besøk av Turidella'),
      read: () => ({}),
      partsOf: () => [],
      builtIn: () => ({}),
    },
    person(),
    true,
  );
  expect(use.standIn.requests).not.toEqual([]);
  for (const { raw } of use.standIn.requests) expect(raw).not.toContain('Turidella');
});

test('an answer that its names make longer than it may be is no answer (D34, S21)', async () => {
  const facts = person({ contacts: [{ id: '1', name: LONG_NAME, attributes: [] }] });
  const writer = createTextWriter({ provider: use.start(), log: createLog('test', 'silent') });
  const sourceWhenTitled = async (title: string) => {
    use.standIn.answerWith((question) => {
      const answer = goodAnswer(question) as { suggestions: object[] };
      return { suggestions: answer.suggestions.map((each) => ({ ...each, title })) };
    });
    const written = await writer.write(
      {
        kind: 'promptAnswers',
        prompt: (known) => promptAnswersPrompt(known, `Te med ${LONG_NAME}`),
        read: (answer) => ({ items: answeredSuggestions(answer, 'no') }),
        partsOf: ({ items }) => items.map(({ text }) => [text]),
        builtIn: () => ({ items: [] }),
      },
      facts,
      true,
    );
    return written === 'flagged' ? written : written.source;
  };
  expect(await sourceWhenTitled('Te med [[P1]]')).toBe('ai');
  expect(await sourceWhenTitled('[[P1]], [[P1]] og [[P1]]')).toBe('built_in');
});

test('a provider’s list of three equal suggestions is not accepted (D23)', async () => {
  const writer = createTextWriter({ provider: use.start(), log: createLog('test', 'silent') });
  const sourceOf = async (change: (suggestions: object[]) => object[]) => {
    use.standIn.answerWith((question) => {
      const { suggestions } = goodAnswer(question) as { suggestions: object[] };
      return { suggestions: change(suggestions) };
    });
    const written = await writer.write(
      {
        kind: 'promptAnswers',
        prompt: (known) => promptAnswersPrompt(known, 'Noe rolig'),
        read: (answer) => ({ items: answeredSuggestions(answer, 'no') }),
        partsOf: ({ items }) => items.map(({ title, text }) => [title ?? '', text]),
        builtIn: () => ({ items: [] }),
      },
      person(),
      true,
    );
    return written === 'flagged' ? written : written.source;
  };
  expect(await sourceOf((suggestions) => suggestions)).toBe('ai');
  expect(await sourceOf(([first = {}]) => [first, first, first])).toBe('built_in');
});

describe('texts from before the request (S6, D36)', () => {
  /** Both are found by classifiers alone. */
  const CRISIS = 'Noen ganger står jeg lenge på perrongen og tenker';
  const UNCLEAR = 'Samboeren min vil se kvitteringene mine';
  const CALM = 'Hør på en rolig sang.';

  /** The data a provider is sent for a card. */
  async function sentOf(known: Partial<Facts>) {
    const writer = createTextWriter({ provider: use.start(), log: createLog('test', 'silent') });
    const asked = { kind: 'suggestion', prompt: suggestionPrompt, read: () => ({}), partsOf: () => [] } as const;
    await writer.write({ ...asked, builtIn: () => ({}) }, person(known), true);
    const [question] = use.bodies('responses');
    return JSON.parse(String(question?.['input'])) as { challenge?: string; recentStarts: string[] };
  }

  test.each([
    ['help', CRISIS],
    ['offer', UNCLEAR],
  ])('what classifiers find is left out, and nothing else: %s', async (level, text) => {
    expect(screenForCrisis(text)).toBeNull();
    expect(await readingsOf([text])).toMatchObject([{ reading: { level } }]);
    const sent = await sentOf({ specificChallenge: text, recentTexts: [text, CALM] });
    expect(sent).not.toHaveProperty('challenge');
    expect(sent.recentStarts).toEqual([CALM]);
    for (const { raw } of use.standIn.requests) expect(raw).not.toContain(text);
  });

  test('what nothing is found in is sent', async () => {
    const challenge = 'Jeg blir fort sliten av mye lyd';
    expect(await sentOf({ specificChallenge: challenge, recentTexts: [CALM] })).toMatchObject({
      challenge,
      recentStarts: [CALM],
    });
  });
});

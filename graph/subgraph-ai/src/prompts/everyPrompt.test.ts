import { PROVIDER_WORDS } from '@spire/content/providerWords';
import { CAPACITY_LEVELS } from '@spire/domain/capacity';
import { LANGUAGES } from '@spire/domain/languages';
import { AVOID_SUGGESTIONS, CONSIDERATIONS } from '@spire/domain/options';
import { z } from 'zod';
import { INJECTED_TEXTS } from '../testing/injections.ts';
import { examplePrompt, factsWith, PROMPT_EXAMPLES, PROMPT_NAMES } from '../testing/promptExamples.ts';
import { type TextKind, WITHOUT_CHECK_IN } from '../writing/askedText.ts';
import { promptFacts } from './promptFacts.ts';

const CODE_UNITS = 0x10000;
/** Every UTF-16 code unit there is, halves of characters and control characters included, some at a time. */
const everyCharacter = Array.from({ length: 64 }, (_, block) =>
  Array.from({ length: CODE_UNITS / 64 }, (_, index) => String.fromCharCode((block * CODE_UNITS) / 64 + index)).join(
    '',
  ),
);
/** Injections cut and joined anew, the same each time. */
const joined = Array.from({ length: 200 }, (_, index) => {
  const part = (step: number) => INJECTED_TEXTS[(index * step + step) % INJECTED_TEXTS.length] ?? '';
  return part(7).slice(index % 13) + part(11).slice(0, 40 + index) + part(17);
});
const HOSTILE = [...INJECTED_TEXTS, ...everyCharacter, ...joined];

test('the corpus of injections is large, and of many kinds', () => {
  expect(new Set(INJECTED_TEXTS).size).toBe(INJECTED_TEXTS.length);
  expect(INJECTED_TEXTS.length).toBeGreaterThanOrEqual(40);
});

describe.each(PROMPT_NAMES)('the prompt for %s', (name) => {
  test.each(LANGUAGES)('has the same instructions in "%s" whatever anybody writes anywhere', (language) => {
    const { instructions } = examplePrompt(name, () => 'x', { language });
    const others = HOSTILE.filter(
      (text) => examplePrompt(name, () => text, { language }).instructions !== instructions,
    );
    expect(others).toEqual([]);
  });

  test('is JSON with the same places whatever is typed, and gives back each text as it was', () => {
    const places = (text: string) => {
      const found: string[] = [];
      const { data } = examplePrompt(name, () => text);
      JSON.parse(data, (key, value: unknown) => (found.push(key), value));
      return { data, found };
    };
    const { found } = places('x');
    for (const text of HOSTILE.filter((each) => each.trim() !== '')) {
      const { data, found: these } = places(text);
      expect(these).toEqual(found);
      expect(data.isWellFormed()).toBe(true);
    }
    for (const text of INJECTED_TEXTS.filter((each) => each.trim() !== '' && each.isWellFormed()))
      expect(values(places(text).data)).toContain(text);
  });

  test('hides every text of a person’s, the request’s own included', () => {
    const hide = (text: string) => text.replaceAll('Planted', '[[P1]]');
    const { data } = examplePrompt(name, (place) => `Planted ${place}`, {}, hide);
    expect(data).toContain('[[P1]]');
    expect(data).not.toContain('Planted');
  });

  test('tells neither who the person is, nor what they remember or live with', () => {
    const { data, instructions } = examplePrompt(name, () => 'x');
    for (const told of ['11111111', '33333333', '2026', 'memory title', 'nickname', 'brain_injury', 'epress'])
      expect(data + instructions).not.toContain(told);
  });

  test('asks for what a provider can take as a schema: every field required, and none besides', () => {
    const json = JSON.stringify(z.toJSONSchema(examplePrompt(name, () => 'x').schema));
    expect(json).toContain('"additionalProperties":false');
    expect(json).not.toMatch(/Length|"pattern"|"default"/);
  });

  test.each(LANGUAGES)('says in "%s" what holds for this person', (language) => {
    for (const capacity of CAPACITY_LEVELS)
      expect(examplePrompt(name, () => 'x', { language, capacity }).instructions).toContain(
        PROVIDER_WORDS.capacity[capacity][language],
      );
    for (const avoided of AVOID_SUGGESTIONS) {
      const { instructions } = examplePrompt(name, () => 'x', { language, avoid: [avoided] });
      const named = AVOID_SUGGESTIONS.filter((each) => instructions.includes(PROVIDER_WORDS.avoid[each][language]));
      expect(named).toEqual([avoided]);
    }
    expect(examplePrompt(name, () => 'x', { language }).instructions).not.toContain('undefined');
  });

  test('is another text in each language', () => {
    const [no, en] = LANGUAGES.map((language) => examplePrompt(name, () => 'x', { language }).instructions);
    expect(no).toMatch(/norsk bokmål/);
    expect(no).not.toMatch(/\bthe reader\b/i);
    expect(en).toMatch(/British English/);
    expect(en).not.toMatch(/[æøå]/i);
  });
});

/** Every text in a JSON document. */
function values(json: string): string[] {
  const found: string[] = [];
  JSON.parse(json, (_, value: unknown) => {
    if (typeof value === 'string') found.push(value);
    return value;
  });
  return found;
}

test('a brain injury, or little energy, forbids more load at any level (S14, S24)', () => {
  const forbids = (change: Parameters<typeof factsWith>[1]) =>
    examplePrompt('suggestion', () => 'x', change).instructions.includes(PROVIDER_WORDS.neverMoreLoad.en);
  expect(CAPACITY_LEVELS.map((capacity) => forbids({ capacity, considerations: [] }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(CAPACITY_LEVELS.every((capacity) => forbids({ capacity, considerations: ['brain_injury'] }))).toBe(true);
});

test('every consideration is heeded, but where a no is practised it is nobody’s business (S3)', () => {
  for (const consideration of CONSIDERATIONS) {
    const told = PROMPT_NAMES.filter((name) =>
      examplePrompt(name, () => 'x', { considerations: [consideration] }).instructions.includes(
        PROVIDER_WORDS.considerations[consideration].en,
      ),
    );
    expect(PROMPT_NAMES.filter((name) => !told.includes(name))).toEqual(['boundary', 'boundary_validation']);
  }
});

test('a person of whom nothing is known gets a prompt as well', () => {
  const unknown = factsWith(() => '', { considerations: [], goals: [], avoid: [], checkIn: null, contacts: [] });
  const facts = promptFacts(
    { ...unknown, recentTexts: [] },
    (text) => text,
    () => null,
  );
  for (const name of PROMPT_NAMES) expect(PROMPT_EXAMPLES[name](facts, () => 'x').data).toMatch(/^\{.*\}$/);
});

/** The kind of text that each prompt asks for. */
const KINDS: Record<keyof typeof PROMPT_EXAMPLES, TextKind> = {
  ...{ suggestion: 'suggestion', suggestions: 'suggestions', prompt_answers: 'promptAnswers', tasks: 'tasks' },
  ...{ boundary: 'boundary', boundary_validation: 'validation', micro_exercise: 'microExercise' },
  ...{ expectation: 'expectation', social_plan: 'socialPlan' },
};

test('the kinds without the check-in are those whose prompts hold none of its words', () => {
  const without = PROMPT_NAMES.filter((name) => !examplePrompt(name, (place) => place).data.includes('needMoreText'));
  expect(without.map((name) => KINDS[name])).toEqual(WITHOUT_CHECK_IN);
});

import { CAPACITY_LEVELS, effectiveCapacity, type CapacityLevel } from '@spire/domain/capacity';
import { LANGUAGES } from '@spire/domain/languages';
import { AVOID_SUGGESTIONS, CONSIDERATIONS, type Consideration } from '@spire/domain/options';
import { avoidedIn } from './avoided.ts';
import type { Bounds } from './bounds.ts';
import { clauses } from './clauses.ts';
import { guardProblems } from './guard.ts';
import { builtInTexts, type BuiltInText } from './testing/builtInTexts.ts';
import { EXHAUSTIVE_LIMIT } from '@spire/testing/timeLimits';

jest.setTimeout(EXHAUSTIVE_LIMIT);

const TEXTS = builtInTexts();
const AVOID_LISTS = Array.from({ length: 2 ** AVOID_SUGGESTIONS.length }, (_, bits) =>
  AVOID_SUGGESTIONS.filter((_each, at) => (bits >> at) % 2 === 1),
);
/** No consideration, each alone, and pairs. */
const CONSIDERATION_LISTS: readonly (readonly Consideration[])[] = [
  [],
  ...CONSIDERATIONS.flatMap((one, at) => [[one], ...CONSIDERATIONS.slice(at + 1).map((other) => [one, other])]),
];

/** The capacity of such a person (D27). */
function capacityOf(level: CapacityLevel | null, considerations: readonly Consideration[], lowEnergyToday: boolean) {
  const brainInjuryMode = considerations.includes('brain_injury');
  return effectiveCapacity({ capacityLevel: level, brainInjuryMode, lowEnergyToday }) ?? 'low';
}

function mayBeGiven({ levels, avoid }: BuiltInText, bounds: Bounds): boolean {
  return levels.includes(bounds.capacity) && !avoid.some((each) => bounds.avoid.includes(each));
}

/** Every level somebody can have, whatever is considered; and with each of them every list, in each language. */
function everybody(): Bounds[] {
  const capacities = CONSIDERATION_LISTS.flatMap((considerations) =>
    [null, ...CAPACITY_LEVELS].flatMap((level) =>
      [false, true].map((isLow) => capacityOf(level, considerations, isLow)),
    ),
  );
  return [...new Set(capacities)].flatMap((capacity) =>
    AVOID_LISTS.flatMap((avoid) => LANGUAGES.map((language) => ({ language, capacity, avoid }))),
  );
}

/** Remembers what it answered: the same text for the same level and language is read once. */
function remembered<Answer>(answer: (text: BuiltInText, bounds: Bounds) => Answer, parts: (bounds: Bounds) => string) {
  const known = new Map<BuiltInText, Map<string, Answer>>();
  return (text: BuiltInText, bounds: Bounds): Answer => {
    const ofText = known.get(text) ?? new Map<string, Answer>();
    const found = ofText.get(parts(bounds)) ?? answer(text, bounds);
    known.set(text, ofText.set(parts(bounds), found));
    return found;
  };
}

const problemsOf = remembered(
  ({ texts }, bounds) => guardProblems(texts[bounds.language], { ...bounds, avoid: [] }),
  ({ language, capacity }) => language + capacity,
);
const askedOf = remembered(
  ({ texts }, { language }) => avoidedIn(clauses(texts[language].join('\n')), language, AVOID_SUGGESTIONS),
  ({ language }) => language,
);

test('no written text breaks the guard for anybody it may be given to: any level, consideration, avoid list, language', () => {
  const broken = new Set<string>();
  for (const bounds of everybody())
    for (const text of TEXTS.filter((each) => mayBeGiven(each, bounds))) {
      const asked = askedOf(text, bounds).filter((each) => bounds.avoid.includes(each));
      const found = [...problemsOf(text, bounds), ...asked];
      if (found.length > 0) broken.add(`${text.id} (${bounds.language}, ${bounds.capacity}): ${found.join()}`);
    }
  expect([...broken]).toEqual([]);
});

test('everybody is somebody: each level, avoid list and language is met, and has something to be given', () => {
  const all = everybody();
  expect(all).toHaveLength(CAPACITY_LEVELS.length * AVOID_LISTS.length * LANGUAGES.length);
  expect(all.filter((bounds) => TEXTS.filter((text) => mayBeGiven(text, bounds)).length < 8)).toEqual([]);
});

test('what is asked for with a list is what is asked for of that list, whatever else stands on it', () => {
  for (const text of TEXTS.filter((_, at) => at % 10 === 0))
    for (const language of LANGUAGES) {
      const parts = clauses(text.texts[language].join('\n'));
      const asked = avoidedIn(parts, language, AVOID_SUGGESTIONS);
      for (const avoid of AVOID_LISTS)
        expect(avoidedIn(parts, language, avoid)).toEqual(asked.filter((each) => avoid.includes(each)));
    }
});

test('a text with a tag or a level too little would be found', () => {
  const found = (id: string, bounds: Partial<Bounds>) => {
    const text = TEXTS.find((each) => each.id === id);
    return LANGUAGES.flatMap((language) =>
      guardProblems(text?.texts[language] ?? [], { language, capacity: 'high', avoid: [], ...bounds }),
    );
  };
  expect(found('longer-breath-out', { avoid: ['meditation'] })).toEqual(['avoided', 'avoided']);
  expect(found('five-blue-things', { avoid: ['exercise'] })).toEqual(['avoided', 'avoided']);
  expect(found('five-minute-call', { avoid: ['social_contact'] })).toEqual(['avoided', 'avoided']);
  expect(found('task one-whole-song', { avoid: ['screen_use'] })).toEqual(['avoided', 'avoided']);
  expect(found('draw-your-cup', { avoid: ['creative_tasks'] })).toEqual(['avoided', 'avoided']);
  expect(found('five-blue-things', { capacity: 'low' })).toEqual(['above_capacity', 'above_capacity']);
});

import { MEMORY_SUGGESTIONS } from '@spire/content/memorySuggestions';
import { CAPACITY_LEVELS, isAtMost } from '@spire/domain/capacity';
import { keysOf } from '@spire/domain/lists';
import { MEMORY_CATEGORIES, NEED_MORE } from '@spire/domain/options';
import type { MemoryFacts } from '../../facts/facts.ts';
import { NO_ANSWERS, people, person } from '../../testing/people.ts';
import { memorySuggestion } from './memorySuggestion.ts';

function memory(change: Partial<MemoryFacts> = {}): MemoryFacts {
  return { id: 'a', title: 'Kveld på hytta', category: 'ro', goodnessRating: 9, effortRating: 2, ...change };
}

function templateOf(text: string, title: string) {
  return MEMORY_SUGGESTIONS.find((each) =>
    [each.text.no, each.text.en].some((template) => template.replace('{title}', () => title) === text),
  );
}

test('a good memory is put into a text, in the language asked for, and said to be one', () => {
  const facts = person({ memories: [memory()] });
  const suggestion = memorySuggestion(facts, 1);
  expect(suggestion?.text).toContain('«Kveld på hytta»');
  expect(suggestion).toMatchObject({ source: 'memory', title: null, actionText: null });
  expect(memorySuggestion({ ...facts, language: 'en' }, 1)?.text).toContain('"Kveld på hytta"');
  expect(memorySuggestion(facts, 1)).toEqual(suggestion);
});

test.each([
  ['there is none', []],
  ['it was not that good', [memory({ goodnessRating: 5 })]],
  ['it took more than the day allows', [memory({ effortRating: 5 })]],
  ['its title speaks of a crisis', [memory({ title: 'Den kvelden jeg ville dø' })]],
  ['its title says what no text says', [memory({ title: 'Da jeg gikk ned i vekt' })]],
  ['nothing is left of its title', [memory({ title: '<<>>\u202E' })]],
])('nothing is made when %s', (_, memories) => {
  expect(memorySuggestion(person({ memories }), 1)).toBeNull();
});

test('the more capacity, the more effort a memory may have taken', () => {
  const most = CAPACITY_LEVELS.map((capacity) =>
    Math.max(
      ...Array.from({ length: 11 }, (_, effort) =>
        memorySuggestion(person({ capacity, memories: [memory({ effortRating: effort })] }), 1) === null ? 0 : effort,
      ),
    ),
  );
  expect(most).toEqual([4, 6, 8, 10]);
});

test('a memory is not brought up again while its title stands in a recent text, in either language', () => {
  const memories = [memory({ goodnessRating: 10 }), memory({ id: 'b', title: 'Frokost ute', goodnessRating: 7 })];
  const facts = person({ memories });
  const first = memorySuggestion(facts, 1)?.text ?? '';
  expect(first).toContain('Kveld på hytta');
  const second = memorySuggestion({ ...facts, language: 'en', recentTexts: [first] }, 1)?.text ?? '';
  expect(second).toContain('"Frokost ute"');
  expect(memorySuggestion({ ...facts, recentTexts: [second, first] }, 1)).toBeNull();
});

test('a memory that cannot be brought up makes room for the next', () => {
  const memories = [memory({ title: 'Ny medisin', goodnessRating: 10 }), memory({ id: 'b', title: 'Frokost ute' })];
  for (const seed of [1, 2, 3]) expect(memorySuggestion(person({ memories }), seed)?.text).toContain('«Frokost ute»');
});

test.each(['Kveld på hytta', 'Evening by the sea', 'Mormors vafler', 'Summer 2019', '🌊', 'Første skoledag for Ida'])(
  'the title %j can stand in either language',
  (title) => {
    for (const category of keysOf(MEMORY_CATEGORIES))
      for (const language of ['no', 'en'] as const)
        for (const seed of [1, 2])
          expect(memorySuggestion(person({ language, memories: [memory({ category, title })] }), seed)).not.toBeNull();
  },
);

test('a title that touches something avoided is left alone', () => {
  const memories = [memory({ title: 'Løpetur i marka' })];
  expect(memorySuggestion(person({ capacity: 'high', memories }), 1)).not.toBeNull();
  expect(memorySuggestion(person({ capacity: 'high', memories, avoid: ['exercise'] }), 1)).toBeNull();
});

test.each([
  ['Tur med <b>Ola</b> og «Per»', 'Tur med b Ola /b og Per'],
  ['a\n\u0000b\u202Ec', 'a bc'],
  ['$& $1', '$& $1'],
  ['Familien 👨‍👩‍👧 på tur', 'Familien 👨‍👩‍👧 på tur'],
  [
    'Den lange turen til fjells der vi så en ørn og spiste vafler til kvelds',
    'Den lange turen til fjells der vi så en ørn og spiste…',
  ],
])('the title %j stands as %j', (title, read) => {
  expect(memorySuggestion(person({ memories: [memory({ title })] }), 1)?.text).toContain(`«${read}»`);
});

test('nothing above the capacity, nothing avoided, nothing for another time of day', () => {
  for (const facts of people(300)) {
    const suggestion = memorySuggestion(facts, 3);
    if (suggestion === null) continue;
    const used = facts.memories.find(({ title }) => suggestion.text.includes(title));
    const template = templateOf(suggestion.text, used?.title ?? '');
    expect(template?.memory).toBe(used?.category);
    expect(isAtMost(template?.capacity ?? 'high', facts.capacity)).toBe(true);
    expect(template?.avoid.some((each) => facts.avoid.includes(each))).toBe(false);
    expect(template?.partsOfDay.length === 0 || template?.partsOfDay.includes(facts.partOfDay)).toBe(true);
  }
});

test.each(keysOf(NEED_MORE))(
  'who needs %s gets a memory of one kind more than the others, whatever the ratings',
  (need) => {
    const memories = keysOf(MEMORY_CATEGORIES).map((category) =>
      memory({ id: category, title: `Minne ${category}`, category, goodnessRating: 6 + (category.length % 4) }),
    );
    const facts = person({ memories, checkIn: { ...NO_ANSWERS, needMore: [need] } });
    const kinds = Array.from({ length: 6 }, (_, seed) => templateOfMinne(memorySuggestion(facts, seed)?.text ?? ''));
    const serving: Record<string, string[]> = {
    ro: ['ro', 'trygghet'], energi: ['energi'], glede: ['glede'], mestring: ['mestring'], fokus: ['energi', 'mestring'],
    klarhet: ['ro', 'inspirasjon'], selvfoelelse: ['mestring'], latter: ['glede'], kreativitet: ['inspirasjon'],
    trygghet: ['trygghet'], natur: ['ro', 'energi'], stoette: ['trygghet'],
  }; // oxfmt-ignore
    expect(kinds.filter((kind) => !serving[need]?.includes(kind))).toEqual([]);
  },
);

function templateOfMinne(text: string): string {
  return /Minne (\w+)/.exec(text)?.[1] ?? '';
}

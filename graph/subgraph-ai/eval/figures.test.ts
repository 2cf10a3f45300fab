import { SUGGESTIONS } from '@spire/content/suggestions';
import type { Facts } from '../src/facts/facts.ts';
import { figuresOf } from './figures.ts';
import { PEOPLE } from './people.ts';
import { tableOf } from './table.ts';
import type { Kind, Writing } from './writing.ts';

const [person] = PEOPLE;
const nothing = () => [];
const low = SUGGESTIONS.filter(
  ({ capacity, avoid, partsOfDay }) => capacity === 'low' && avoid.length + partsOfDay.length === 0,
);
const textOf = (place: number) => low[place]?.text.en ?? '';

function facts(change: Partial<Facts> = {}): Facts {
  if (person === undefined) throw new Error('The corpus is empty');
  return { ...person.on(0, []), language: 'en', capacity: 'low', avoid: [], ...change };
}

function writing(texts: readonly string[], change: Partial<Facts> = {}, kind: Kind = 'card'): Writing {
  return { kind, facts: facts(change), texts, beside: [], milliseconds: 1 };
}

const brokenBy = (...writings: Writing[]) => figuresOf(writings, nothing).broken;

test('what the guard finds is counted once for each answer, each suggestion of a list looked at for itself', () => {
  const looked: (readonly string[])[] = [];
  const check = (texts: readonly string[]) => (looked.push(texts), ['too_long']);
  expect(figuresOf([writing(['A.', 'B.'], {}, 'list'), writing(['C.'])], check).broken).toEqual({ too_long: 2 });
  expect(looked).toEqual([['A.'], ['B.'], [], ['C.']]);
});

test('a text above the capacity, or one that touches what is avoided, is found by its tags', () => {
  const high = SUGGESTIONS.find(({ capacity }) => capacity === 'high')?.text.en ?? '';
  const social = SUGGESTIONS.find(({ avoid, capacity }) => capacity === 'low' && avoid.includes('social_contact'))?.text
    .en;
  expect(brokenBy(writing([high]))).toEqual({ tagged_above_capacity: 1 });
  expect(brokenBy(writing([social ?? ''], { avoid: ['social_contact'] }))).toEqual({ tagged_avoided: 1 });
  expect(brokenBy(writing([high], { capacity: 'high' }), writing([social ?? '']))).toEqual({});
});

test('a repeat breaks a rule while another suggestion is left, and none when there is nothing else', () => {
  expect(brokenBy(writing([textOf(0)], { recentTexts: [textOf(0)] }))).toEqual({ repeated: 1 });
  expect(brokenBy(writing([textOf(0), textOf(0)], {}, 'list'))).toEqual({ repeated: 1 });
  expect(
    brokenBy(writing([textOf(0)], { recentTexts: SUGGESTIONS.map(({ text }) => text.no).concat(textOf(0)) })),
  ).toEqual({});
});

test('a text that is too hard to read is found in its own language', () => {
  const hard =
    'Notwithstanding individual considerations, deliberate appreciation of surroundings necessitates concentration.';
  expect(brokenBy(writing([hard]))).toEqual({ hard_to_read: 1 });
  expect(brokenBy(writing(['Se ut.'], { language: 'no' }))).toEqual({});
});

test('shares are of texts: distinct for each person, new starts against the five before, fitting by tags', () => {
  const goals = low[0]?.goals ?? [];
  const first = writing([textOf(0)], { goals });
  const again = writing([textOf(0)], { goals: [], checkIn: null, recentTexts: [textOf(0)] });
  const { distinct, newStarts, fitting, answers, milliseconds } = figuresOf([first, again], nothing);
  expect({ distinct, newStarts, fitting, answers }).toEqual({
    distinct: 0.5,
    newStarts: 0.5,
    fitting: 0.5,
    answers: 2,
  });
  expect(milliseconds).toEqual({ median: 1, most: 1 });
  expect(figuresOf([first], nothing).distinct).toBeNull();
  const early = writing([textOf(0)], { recentTexts: [1, 2, 3, 4, 5, 0].map(textOf) });
  expect(figuresOf([early], nothing).newStarts).toBe(1);
});

test('the table has one line for each kind, in columns of one width', () => {
  const figures = figuresOf([writing([textOf(0)])], nothing);
  const lines = tableOf([
    { kind: 'card', by: 'Spire', figures, unanswered: 0 },
    { kind: 'list', by: 'example.org', figures: { ...figures, broken: { echo: 2, too_long: 1 } }, unanswered: 3 },
  ]).split('\n');
  expect(lines).toHaveLength(4);
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
  expect(lines[3]).toMatch(/example\.org +\| 1 of 4 +\| echo 2, too_long 1 /);
});

import { BOUNDARY_TEXTS, GROUP_OF_EMOJI, PRIORITY_GROUPS } from '@spire/content/boundaryTexts';
import { REQUEST_TEXTS } from '@spire/content/requestTexts';
import { LANGUAGES } from '@spire/domain/languages';
import { REQUEST_KINDS } from '@spire/domain/readingLabels';
import { PRIORITY_EMOJIS } from '@spire/domain/toolOptions';
import { person } from '../testing/people.ts';
import { chooseBoundary, chooseValidation } from './chooseBoundary.ts';

const UNSURE = { kind: 'unsure', likely: [] } as const;
const input = (needInstead: string, emoji?: string | null) => ({
  ...{ shouldDo: 'Hjelpe til', needInstead, emoji },
  request: UNSURE,
});

function groupOf(reminder: string) {
  return PRIORITY_GROUPS.find((group) => Object.values(BOUNDARY_TEXTS[group].reminder).includes(reminder));
}

test.each(PRIORITY_EMOJIS)('%s decides, whatever the words', (emoji) => {
  for (const language of LANGUAGES) {
    const texts = BOUNDARY_TEXTS[GROUP_OF_EMOJI[emoji]];
    const facts = person({ language });
    const no = chooseBoundary(facts, input('Noe å spise', emoji), 3);
    const why = chooseValidation(facts, input('Noe å spise', emoji), 3);
    expect(texts.sayNo.map((text) => text[language])).toContain(no.text);
    expect(texts.validations.map((text) => text[language])).toContain(why.text);
    expect([no.reminder, why.reminder]).toEqual([texts.reminder[language], texts.reminder[language]]);
  }
});

test.each([
  ['Å sove lenge', 'rest'],
  ['a long nap', 'rest'],
  ['Ro og stillhet', 'quiet'],
  ['en tur i skogen', 'outdoors'],
  ['reading my book', 'interests'],
  ['Å le med noen', 'closeness'],
  ['dinner at home', 'care'],
  ['noe helt annet', 'care'],
  ['', 'care'],
  ['🦄', 'care'],
])('without an emoji of ours, %j belongs to %s', (need, group) => {
  for (const emoji of [null, undefined, '', '🦄'])
    expect(groupOf(chooseBoundary(person(), input(need, emoji), 1).reminder)).toBe(group);
});

test('an emoji without the mark for colour is the same emoji', () => {
  for (const [coloured, plain] of [
    ['🕯️', '🕯'],
    ['☀️', '☀'],
    ['❤️', '❤'],
  ] as const)
    expect(chooseBoundary(person(), input('', plain), 1)).toEqual(chooseBoundary(person(), input('', coloured), 1));
});

test('the next seed says it another way, and five in a row say all five', () => {
  for (const choose of [chooseBoundary, chooseValidation]) {
    const texts = [0, 1, 2, 3, 4, 5].map((seed) => choose(person(), input('', '🛌'), seed).text);
    expect(new Set(texts.slice(0, 5)).size).toBe(5);
    expect(texts[5]).toBe(texts[0]);
  }
});

describe.each(REQUEST_KINDS.filter((kind) => kind !== 'violence'))('asked for %s', (label) => {
  const request = { kind: 'sure', label, confidence: 0.9 } as const;
  const { opening, after } = REQUEST_TEXTS[label];

  test('the no names the thing in the person’s words and goes on for that kind', () => {
    for (const [language, shouldDo, named] of [
      ['no', 'Jeg burde vanne plantene', 'Jeg kan ikke vanne plantene.'],
      ['en', 'I should water the plants', 'I can’t water the plants.'],
    ] as const) {
      const { text } = chooseBoundary(person({ language }), { shouldDo, needInstead: 'ro', request }, 1);
      expect(text).toBe(`${named} ${after[1][language]}`);
    }
  });

  test('what cannot be named has a beginning of its own', () => {
    const { text } = chooseBoundary(person(), { shouldDo: 'Alt mulig', needInstead: 'ro', request }, 0);
    expect(text).toBe(`${opening.no} ${after[0].no}`);
  });
});

test('of violence and control no no is written for the request', () => {
  const request = { kind: 'sure', label: 'violence', confidence: 0.9 } as const;
  const { text } = chooseBoundary(person(), { shouldDo: 'Vanne plantene', needInstead: 'ro', request }, 0);
  expect(BOUNDARY_TEXTS.quiet.sayNo.map(({ no }) => no)).toContain(text);
});

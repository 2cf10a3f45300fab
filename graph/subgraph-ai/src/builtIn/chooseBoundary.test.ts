import { BOUNDARY_TEXTS, GROUP_OF_EMOJI, PRIORITY_GROUPS } from '@spire/content/boundaryTexts';
import { LANGUAGES } from '@spire/domain/languages';
import { PRIORITY_EMOJIS } from '@spire/domain/toolOptions';
import { person } from '../testing/people.ts';
import { chooseBoundary, chooseValidation } from './chooseBoundary.ts';

const input = (needInstead: string, emoji?: string | null) => ({ shouldDo: 'Hjelpe til', needInstead, emoji });

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

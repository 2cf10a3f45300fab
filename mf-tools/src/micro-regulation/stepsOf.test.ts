import { FIXED_EXERCISES, MICRO_EXERCISES } from '@spire/content/microRegulation';
import { LANGUAGES } from '@spire/domain/languages';
import { stepsOf } from './stepsOf.ts';

const STOP = / ?(Stopp hvis noe blir verre\.|Stop if anything gets worse\.)/u;

test.each(LANGUAGES)('every written exercise goes by one to four steps, and no word of it is lost (%s)', (language) => {
  for (const { instruction } of [...MICRO_EXERCISES, ...FIXED_EXERCISES]) {
    const text = instruction[language];
    const steps = stepsOf(text);
    expect(steps.join(' ')).toBe(text.replace(STOP, ''));
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.length).toBeLessThanOrEqual(4);
    for (const step of steps) expect(step.split(' ').length).toBeGreaterThan(2);
  }
});

test('a few words belong to the sentence before them', () => {
  expect(stepsOf('Krøll tærne lett i sokkene. Fem ganger.')).toEqual(['Krøll tærne lett i sokkene. Fem ganger.']);
});

test('a text without an end is one step', () => {
  expect(stepsOf('Se ut av vinduet')).toEqual(['Se ut av vinduet']);
});

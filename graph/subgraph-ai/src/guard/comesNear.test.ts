import type { Bounds } from './bounds.ts';
import { comesNear } from './comesNear.ts';
import { GOOD_ANSWERS } from './testing/goodAnswers.ts';

const near = (text: string, bounds: Partial<Bounds>) =>
  comesNear([text], { language: 'no', capacity: 'high', avoid: [], ...bounds });

test.each<[Partial<Bounds>, string]>([
  [{ avoid: ['social_contact'] }, 'Bestemor blir nok glad for en telefon i dag.'],
  [{ language: 'en', avoid: ['social_contact'] }, 'Your cousin may like a wave from the gate.'],
  [{ avoid: ['exercise'] }, 'Rusle litt i hagen og se hva som spirer.'],
  [{ language: 'en', avoid: ['exercise'] }, 'March on the spot until the toast is ready.'],
  [{ avoid: ['creative_tasks'] }, 'Ta en pensel og la den gli over arket.'],
  [{ language: 'en', avoid: ['creative_tasks'] }, 'Make up a rhyme about the weather.'],
  [{ avoid: ['meditation'] }, 'Se for deg en skog om høsten.'],
  [{ language: 'en', avoid: ['meditation'] }, 'Imagine a warm lake.'],
  [{ avoid: ['screen_use'] }, 'Slå på fjernsynet og se hva som går.'],
  [{ language: 'en', avoid: ['screen_use'] }, 'An audiobook can keep you company.'],
  [{ capacity: 'low' }, 'Stikk bort på kjøkkenet og hent deg noe.'],
  [{ language: 'en', capacity: 'limited' }, 'Cycle to the gym and back.'],
])('what comes near to what is to be spared, or is too much, is seen: %j %s', (bounds, text) => {
  expect(near(text, bounds)).toBe(true);
  expect(near(text, { language: bounds.language ?? 'no' })).toBe(false);
});

test('what is put away, or need not be done, is not asked for', () => {
  expect(near('Legg mobilen i skuffen til i morgen.', { avoid: ['screen_use'] })).toBe(false);
  expect(near('Leave the laptop closed for now.', { language: 'en', avoid: ['screen_use'] })).toBe(false);
  expect(near('Du trenger ikke svare vennene dine.', { avoid: ['social_contact'] })).toBe(false);
});

test.each(['no', 'en'] as const)('nearly every answer that was judged good keeps away from it (%s)', (language) => {
  const refused = GOOD_ANSWERS[language].filter(([bounds, text]) =>
    near(text, { language, capacity: 'low', ...bounds }),
  );
  expect(refused.length / GOOD_ANSWERS[language].length).toBeLessThan(0.03);
});

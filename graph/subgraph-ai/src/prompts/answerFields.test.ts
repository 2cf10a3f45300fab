import { CAPACITY_LEVELS } from '@spire/domain/capacity';
import { PRIORITY_EMOJIS } from '@spire/domain/toolOptions';
import { MEMORY_EMOJIS } from '@spire/domain/options';
import { z } from 'zod';
import { answerEmoji, answerLine, answerText, declaredFields, MOST_MINUTES } from './answerFields.ts';

const honest = { minutes: 2, effort: 'low', touches: [] };

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

test.each([...MEMORY_EMOJIS, ...PRIORITY_EMOJIS, '🇳🇴', '1️⃣🌱'])('%s is an emoji', (emoji) => {
  expect(accepts(answerEmoji, emoji)).toBe(true);
});

test.each(['', ' ', 'a', '1', '#', '🌱 a', '<b>', '🌱'.repeat(7)])('"%s" is none', (text) => {
  expect(accepts(answerEmoji, text)).toBe(false);
});

test('texts are trimmed, neither empty nor longer than their place', () => {
  expect(answerText.parse(' a ')).toBe('a');
  for (const [field, most] of [
    [answerText, 1000],
    [answerLine, 120],
  ] as const)
    expect([1, most, 0, most + 1].map((length) => accepts(field, 'a'.repeat(length)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
});

test('an answer that says it asks more than a person has is none (D23)', () => {
  for (const [place, capacity] of CAPACITY_LEVELS.entries()) {
    const schema = z.object(declaredFields({ language: 'en', capacity, avoid: [] }));
    expect(CAPACITY_LEVELS.filter((effort) => accepts(schema, { ...honest, effort }))).toEqual(
      CAPACITY_LEVELS.slice(0, place + 1),
    );
    const most = MOST_MINUTES[capacity];
    expect([null, 1, most].map((minutes) => accepts(schema, { ...honest, minutes }))).toEqual([true, true, true]);
    expect([0, 1.5, most + 1].map((minutes) => accepts(schema, { ...honest, minutes }))).toEqual([false, false, false]);
  }
});

test('an answer that says it touches what is to be spared is none, and one that touches something else is', () => {
  const schema = z.object(declaredFields({ language: 'en', capacity: 'high', avoid: ['exercise', 'screen_use'] }));
  expect(accepts(schema, { ...honest, touches: ['social_contact', 'exercise'] })).toBe(false);
  expect(accepts(schema, { ...honest, touches: ['social_contact', 'meditation'] })).toBe(true);
  expect(accepts(schema, { ...honest, touches: ['swimming'] })).toBe(false);
});

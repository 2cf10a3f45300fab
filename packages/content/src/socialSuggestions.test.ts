import { SOCIAL_SAFETY_FACTORS } from '@spire/domain/options';
import { SOCIAL_WANTS } from '@spire/domain/toolOptions';
import { SAFETY_LINES } from './socialSuggestions/safetyLines.ts';
import {
  SAFETY_LINES_SHOWN,
  safetyLines,
  SOCIAL_SECTIONS,
  SOCIAL_SUGGESTIONS,
  socialVersion,
} from './socialSuggestions.ts';

test('every want has its own plan', () => {
  for (const want of SOCIAL_WANTS) expect(SOCIAL_SUGGESTIONS[want].want).toBe(want);
});

test('the version follows the level, and contact only where it is wanted', () => {
  expect(socialVersion('limited', true)).toBe('gentle');
  expect(socialVersion('moderate', true)).toBe('ordinary');
  expect(socialVersion('high', false)).toBe('alone');
});

test('at most three lines of safety stand beside a plan, always in the same order', () => {
  expect(safetyLines([], 'no')).toEqual([]);
  expect(safetyLines(['can_cancel', 'own_pace'], 'en')).toEqual([SAFETY_LINES.own_pace.en, SAFETY_LINES.can_cancel.en]);
  expect(safetyLines(SOCIAL_SAFETY_FACTORS, 'no')).toHaveLength(SAFETY_LINES_SHOWN);
});

test('each section has a sign of its own', () => {
  const signs = Object.values(SOCIAL_SECTIONS);
  expect(new Set(signs).size).toBe(signs.length);
});

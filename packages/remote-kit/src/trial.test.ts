/** @jest-environment jsdom */
import { changeTrial, forgetTrial, keptTrial, keptUntil, trialDay, trialsLeft, type Tried } from './trial.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-25T10:00:00Z');
const tried = (id: string, at = Date.now()): Tried => ({
  ...{ id, text: 'Kjenn på stoffet.', category: 'mindfulness', answer: 'tired', date: trialDay(), at },
});

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => jest.useRealTimers());

test('what was tried is kept for seven days, and is gone from the device then', () => {
  changeTrial({ tried: [tried('a')], declinedOn: trialDay() });
  expect(keptUntil(keptTrial())).toBe('2026-12-02');
  jest.setSystemTime(NOW + 7 * DAY - 1000);
  expect(keptTrial().tried).toHaveLength(1);
  jest.setSystemTime(NOW + 7 * DAY);
  expect(keptTrial().tried).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('of several each goes when its own days are over, and a moment that has not come yet at once', () => {
  changeTrial({ tried: [tried('a')] });
  jest.setSystemTime(NOW + 3 * DAY);
  changeTrial({ tried: [...keptTrial().tried, tried('b')] });
  jest.setSystemTime(NOW + 8 * DAY);
  expect(keptTrial().tried.map(({ id }) => id)).toEqual(['b']);
  jest.setSystemTime(NOW);
  expect(keptTrial().tried).toEqual([]);
});

test('three a day may be tried, and three more on the next', () => {
  changeTrial({ tried: ['a', 'b', 'c'].map((id) => tried(id)) });
  expect(trialsLeft(keptTrial(), trialDay())).toBe(0);
  jest.setSystemTime(NOW + DAY);
  expect(trialsLeft(keptTrial(), trialDay())).toBe(3);
});

test('deleting leaves nothing, and can be taken back', () => {
  const kept = changeTrial({ tried: [tried('a')], running: { answer: 'tired', textId: 'warm-palms', at: NOW } });
  const before = forgetTrial();
  expect(localStorage).toHaveLength(0);
  expect(keptTrial().tried).toEqual([]);
  expect(changeTrial(before)).toEqual(kept);
});

test('what cannot be read is nothing', () => {
  localStorage.setItem('spire.trial', '{broken');
  expect(keptTrial().tried).toEqual([]);
});

/** @jest-environment jsdom */
import { common, loadNamespaces, options, startI18n } from '@spire/i18n';
import { setAppearance } from '@spire/remote-kit';
import { act, cleanup, render, screen } from '@testing-library/react';
import { profile } from '../messages/namespace.ts';
import { GrowthPicture, type Growth } from './GrowthPicture.tsx';

const growth: Growth = {
  points: 37.5,
  level: 'small_plant',
  nextLevelAt: 50,
  checkInDays: 12,
  currentStreak: 4,
  memories: 1,
};

const show = (change: Partial<Growth> = {}) =>
  render(<GrowthPicture growth={{ ...growth, ...change }} titleLevel={2} hasCounts />).container.textContent;

beforeAll(async () => {
  await startI18n([common, options, profile] as never);
  await loadNamespaces([common, options, profile] as never);
});

afterEach(() => {
  cleanup();
  act(() => setAppearance({ isCalm: false }));
});

test('level, points, what is left and the run of days are said', () => {
  expect(show()).toBe(
    'Liten plante37,5 poeng · 12,5 til neste nivå4 dager på rad12 dager med innsjekk1 minne lagt i minnebanken',
  );
});

test('a run of no days is not mentioned', () => {
  expect(show({ currentStreak: 0 })).not.toContain('på rad');
});

test('the highest level has no bar and nothing left to reach', () => {
  expect(show({ points: 110, level: 'thriving_garden', nextLevelAt: null })).toContain('110 poeng · høyeste nivå');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('the low-stimulation form shows no number at all', () => {
  act(() => setAppearance({ isCalm: true }));
  expect(show()).not.toMatch(/\d/);
});

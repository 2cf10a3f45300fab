/** @jest-environment jsdom */
import { common, loadNamespaces, options, startI18n } from '@spire/i18n';
import optionsNo from '@spire/i18n/options/no';
import { followAccount, setAppearance } from '@spire/remote-kit';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { profile } from '../messages/namespace.ts';
import { GrowthPicture, type Growth } from './GrowthPicture.tsx';

const growth: Growth = {
  points: 37.5,
  level: 'small_plant',
  nextLevelAt: 50,
  currentStreak: 4,
};
const LEVEL = optionsNo.levels.small_plant;

async function show(change: Partial<Growth> = {}, hasStreak = true): Promise<string> {
  const { container } = render(<GrowthPicture growth={{ ...growth, ...change }} hasStreak={hasStreak} />);
  await waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
  return container.textContent;
}

beforeAll(async () => {
  await startI18n([common, options, profile] as never);
  await loadNamespaces([common, options, profile] as never);
});

/** The settings of an account that asks for numbers. */
const ASKED = {
  theme: null,
  textSize: null,
  calmView: null,
  motionReduced: false,
  celebrationHidden: false,
  numbersShown: true,
};

beforeEach(() => followAccount(ASKED));
afterEach(() => {
  cleanup();
  act(() => setAppearance({ isCalm: false }));
});

test('level, points, what is left and the run of days are said to whoever asked for numbers', async () => {
  expect(await show()).toBe(`${LEVEL}37,5 poeng · 12,5 til neste nivå4 dager på rad`);
});

test('nobody who did not ask for numbers is shown one', async () => {
  act(() => followAccount(undefined));
  expect(await show()).toBe(`${LEVEL}Du vokser i ditt eget tempo.`);
});

test('a run of days that is not wanted is not shown', async () => {
  expect(await show({}, false)).not.toContain('på rad');
});

test('a run of no days is not mentioned', async () => {
  expect(await show({ currentStreak: 0 })).not.toContain('på rad');
});

test('the highest level has no bar and nothing left to reach', async () => {
  expect(await show({ points: 110, level: 'thriving_garden', nextLevelAt: null })).toContain(
    '110 poeng · høyeste nivå',
  );
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('the low-stimulation form shows no number at all', async () => {
  act(() => setAppearance({ isCalm: true }));
  expect(await show()).not.toMatch(/\d/);
});

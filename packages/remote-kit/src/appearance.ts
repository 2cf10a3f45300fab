import { useSyncExternalStore } from 'react';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Text size in percent of the base size (A7). */
export const TEXT_SIZES = [100, 125, 150] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** How the app looks on this device. `isCalm` is the low-stimulation form (A33). */
export interface Appearance {
  theme: Theme;
  isCalm: boolean;
  textSize: TextSize;
}

/** Local storage key; read by the page's first script too, so that nothing flashes. */
export const APPEARANCE_KEY = 'spire.appearance';

const initial: Appearance = { theme: 'system', isCalm: false, textSize: 100 };
const listeners = new Set<() => void>();
let current: Appearance | undefined;

function read(): Appearance {
  try {
    const stored = JSON.parse(localStorage.getItem(APPEARANCE_KEY) ?? '{}') as Partial<Appearance>;
    return {
      theme: THEMES.find((each) => each === stored.theme) ?? initial.theme,
      isCalm: stored.isCalm === true,
      textSize: TEXT_SIZES.find((each) => each === stored.textSize) ?? initial.textSize,
    };
  } catch {
    return initial;
  }
}

export function appearance(): Appearance {
  return (current ??= read());
}

/** Writes the appearance onto `<html>` as `data-theme`, `data-calm` and `--text-size`; the tokens follow. */
export function showAppearance(): void {
  const { theme, isCalm, textSize } = appearance();
  const root = document.documentElement;
  root.dataset['theme'] = theme;
  root.dataset['calm'] = String(isCalm);
  root.style.setProperty('--text-size', String(textSize / 100));
}

/** Changes the appearance at once, without a reload, and keeps it on this device. */
export function setAppearance(change: Partial<Appearance>): void {
  current = { ...appearance(), ...change };
  localStorage.setItem(APPEARANCE_KEY, JSON.stringify(current));
  showAppearance();
  for (const listener of listeners) listener();
}

export function useAppearance(): Appearance {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, appearance);
}

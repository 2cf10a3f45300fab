import { appearanceText, INITIAL_APPEARANCE, TEXT_SIZES, THEMES, type Appearance } from '@spire/domain/appearance';
import { COOKIES, keepCookie } from '@spire/domain/cookies';
import { useSyncExternalStore } from 'react';

/** Local storage key. */
export const APPEARANCE_KEY = 'spire.appearance';

const listeners = new Set<() => void>();
let current: Appearance | undefined;

function read(): Appearance {
  try {
    const stored = JSON.parse(localStorage.getItem(APPEARANCE_KEY) ?? '{}') as Partial<Appearance>;
    return {
      theme: THEMES.find((each) => each === stored.theme) ?? INITIAL_APPEARANCE.theme,
      isCalm: stored.isCalm === true,
      textSize: TEXT_SIZES.find((each) => each === stored.textSize) ?? INITIAL_APPEARANCE.textSize,
    };
  } catch {
    return INITIAL_APPEARANCE;
  }
}

export function appearance(): Appearance {
  return (current ??= read());
}

/** Onto `<html>`, which the style sheet follows, and into the cookie from which the server writes the next page. */
function write(shown: Appearance): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = shown.theme;
  dataset['calm'] = String(shown.isCalm);
  dataset['textSize'] = String(shown.textSize);
  const look = appearanceText(shown);
  keepCookie(document, COOKIES.look, look === appearanceText(INITIAL_APPEARANCE) ? undefined : look);
}

function take(chosen: Appearance): void {
  current = chosen;
  write(chosen);
  for (const listener of listeners) listener();
}

/** Shows the appearance from now on, as `data-theme`, `data-calm` and `data-text-size`; also what another tab chooses. */
export function showAppearance(): void {
  write(appearance());
  addEventListener('storage', ({ key }) => key === APPEARANCE_KEY && take(read()));
}

/** Changes the appearance at once, without a reload, in every tab, and keeps it on this device. */
export function setAppearance(change: Partial<Appearance>): void {
  const chosen = { ...appearance(), ...change };
  localStorage.setItem(APPEARANCE_KEY, JSON.stringify(chosen));
  take(chosen);
}

export function useAppearance(): Appearance {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, appearance);
}

import { appearanceText, INITIAL_APPEARANCE, TEXT_SIZES, THEMES, type Appearance } from '@spire/domain/appearance';
import { COOKIES, keepCookie } from '@spire/domain/cookies';
import { useSyncExternalStore } from 'react';

/** Local storage key. */
export const APPEARANCE_KEY = 'spire.appearance';

/** What is shown: the device's choice, and calm where the person's settings ask for it (A12, D27). */
export interface ShownAppearance extends Appearance {
  isCalmBySettings: boolean;
}

const listeners = new Set<() => void>();
let current: ShownAppearance | undefined;
let isCalmBySettings = false;

function stored(): Appearance {
  try {
    const kept = JSON.parse(localStorage.getItem(APPEARANCE_KEY) ?? '{}') as Partial<Appearance>;
    return {
      theme: THEMES.find((each) => each === kept.theme) ?? INITIAL_APPEARANCE.theme,
      isCalm: kept.isCalm === true,
      textSize: TEXT_SIZES.find((each) => each === kept.textSize) ?? INITIAL_APPEARANCE.textSize,
    };
  } catch {
    return INITIAL_APPEARANCE;
  }
}

export function appearance(): ShownAppearance {
  return (current ??= { ...stored(), isCalmBySettings });
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
  current = { ...chosen, isCalm: chosen.isCalm || isCalmBySettings, isCalmBySettings };
  write(current);
  for (const listener of listeners) listener();
}

/** Shows the appearance from now on, as `data-theme`, `data-calm` and `data-text-size`; also what another tab chooses. */
export function showAppearance(): void {
  // As the page came, until the settings are known: nobody who cannot bear it is shown the full view first.
  const chosen = stored();
  isCalmBySettings = !chosen.isCalm && document.documentElement.dataset['calm'] === 'true';
  take(chosen);
  addEventListener('storage', ({ key }) => key === APPEARANCE_KEY && take(stored()));
}

/** Changes the appearance at once, without a reload, in every tab, and keeps it on this device. */
export function setAppearance(change: Partial<Appearance>): void {
  const chosen = { ...stored(), ...change };
  localStorage.setItem(APPEARANCE_KEY, JSON.stringify(chosen));
  take(chosen);
}

/** Calm for as long as the person's settings say so, on every device: brain-injury mode, or low energy today. */
export function setCalmBySettings(isCalm: boolean): void {
  isCalmBySettings = isCalm;
  take(stored());
}

export function useAppearance(): ShownAppearance {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, appearance);
}

import { deviceStorage } from '@spire/domain/deviceStorage';
import { appearanceText, INITIAL_APPEARANCE, TEXT_SIZES, THEMES, type Appearance } from '@spire/domain/appearance';
import { COOKIES, keepCookie } from '@spire/domain/cookies';
import type { Settings } from '@spire/domain/settings';
import { useSyncExternalStore } from 'react';

/** Local storage key. */
export const APPEARANCE_KEY = 'spire.appearance';

/** An account's choices of the look; null where nothing was chosen, and each device keeps its own (decision 0068). */
export interface AccountLook extends Pick<
  Settings,
  'theme' | 'calmView' | 'motionReduced' | 'numbersShown' | 'celebrationHidden'
> {
  /** As the graph says it: any number. */
  textSize: number | null;
}

/** The look shown: the account's or else the device's, and calm where the person's settings ask for it (A12, D27). */
export interface ShownAppearance extends Appearance {
  isCalmBySettings: boolean;
  /** Points, counts and streak: for whoever asked for them, and never in the low-stimulation form (A33). */
  hasNumbers: boolean;
  /** Whether what is done may be praised. */
  hasPraise: boolean;
}

const listeners = new Set<() => void>();
let current: ShownAppearance | undefined;
let isCalmBySettings = false;
let account: Partial<AccountLook> = {};

function stored(): Appearance {
  try {
    const kept = JSON.parse(deviceStorage.getItem(APPEARANCE_KEY) ?? '{}') as Partial<Appearance>;
    return {
      theme: THEMES.find((each) => each === kept.theme) ?? INITIAL_APPEARANCE.theme,
      isCalm: kept.isCalm === true,
      textSize: TEXT_SIZES.find((each) => each === kept.textSize) ?? INITIAL_APPEARANCE.textSize,
    };
  } catch {
    return INITIAL_APPEARANCE;
  }
}

function shownBy(chosen: Appearance): ShownAppearance {
  const isCalm = chosen.isCalm || isCalmBySettings;
  const { numbersShown = false, celebrationHidden = false } = account;
  return { ...chosen, isCalm, isCalmBySettings, hasNumbers: numbersShown && !isCalm, hasPraise: !celebrationHidden };
}

export function appearance(): ShownAppearance {
  return (current ??= shownBy(stored()));
}

/** Onto `<html>`, which the style sheet follows, and into the cookie from which the server writes the next page. */
function write(shown: Appearance): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = shown.theme;
  dataset['calm'] = String(shown.isCalm);
  dataset['textSize'] = String(shown.textSize);
  if (account.motionReduced === true) dataset['still'] = '';
  else delete dataset['still'];
  const look = appearanceText(shown);
  keepCookie(document, COOKIES.look, look === appearanceText(INITIAL_APPEARANCE) ? undefined : look);
}

function take(chosen: Appearance): void {
  current = shownBy(chosen);
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
  deviceStorage.setItem(APPEARANCE_KEY, JSON.stringify(chosen));
  take(chosen);
}

/** Calm for as long as the person's settings say so, on every device: brain-injury mode, or low energy today. */
export function setCalmBySettings(isCalm: boolean): void {
  isCalmBySettings = isCalm;
  take(stored());
}

/** Shows what the account says, on this device too; from `undefined` on nobody's account says anything. */
export function followAccount(look: AccountLook | undefined): void {
  account = look ?? {};
  const { theme, textSize, isCalm } = stored();
  setAppearance({
    theme: look?.theme ?? theme,
    textSize: TEXT_SIZES.find((each) => each === look?.textSize) ?? textSize,
    isCalm: look?.calmView ?? isCalm,
  });
}

export function useAppearance(): ShownAppearance {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, appearance);
}

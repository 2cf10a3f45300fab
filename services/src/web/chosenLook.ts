import { appearanceText, parseAppearance, type Appearance } from '@spire/domain/appearance';
import { cookieIn, COOKIES, cookieText, type CookieName } from '@spire/domain/cookies';
import { LANGUAGES, type Language } from '@spire/domain/languages';

/** The choices of a person on their device, as far as they are known before a script has run. */
export interface ChosenLook {
  appearance?: Appearance | undefined;
  language?: Language | undefined;
}

/** Reads the device's cookies; anything but what the app writes is as if it were not there. */
export function chosenOn(cookies: string | undefined): ChosenLook {
  const language = cookieIn(cookies, COOKIES.language);
  return {
    appearance: parseAppearance(cookieIn(cookies, COOKIES.look)),
    language: LANGUAGES.find((each) => each === language),
  };
}

/** For another year: what a script has set, some browsers forget after a week, and then the page would be light. */
export function renewed({ appearance, language }: ChosenLook): { 'set-cookie'?: string[] } {
  const kept: [CookieName, string][] = [];
  if (appearance !== undefined) kept.push([COOKIES.look, appearanceText(appearance)]);
  if (language !== undefined) kept.push([COOKIES.language, language]);
  return kept.length === 0 ? {} : { 'set-cookie': kept.map(([name, value]) => cookieText(name, value)) };
}

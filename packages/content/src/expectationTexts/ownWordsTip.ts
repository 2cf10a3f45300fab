import type { Language } from '@spire/domain/languages';

/** A tip of what is hoped not to happen, where others can see to it: `{words}`. */
export const SPARED_TIP: Record<Language, string> = {
  no: 'Du skrev «{words}». Si det til en av dem som er der, så kan de hjelpe til.',
  en: 'You wrote “{words}”. Tell somebody there, and they can help with it.',
};

/**
 * A tip of what somebody has thought of themselves, in their own words as they stand: `{words}`, and `{more}`. It is true
 * of what helps, and of what is dreaded as well: what is plainly a worry is not quoted, but not every one is known.
 */
export const OWN_WORDS_TIP = {
  one: {
    no: 'Du har allerede satt ord på det: «{words}».',
    en: 'You have words for it already: “{words}”.',
  },
  two: {
    no: 'Du har allerede satt ord på det: «{words}» og «{more}».',
    en: 'You have words for it already: “{words}” and “{more}”.',
  },
} as const satisfies Record<string, Record<Language, string>>;

import type { Language } from './languages.ts';
import { isGroup, ROLES, spokenName } from './spokenName.ts';

/** Said to the person, "mine" is "yours". */
const YOURS: Record<Language, Readonly<Record<string, string>>> = {
  no: { min: 'din', mi: 'di', mitt: 'ditt', mine: 'dine', vår: 'din', vårt: 'ditt' },
  en: { my: 'your', our: 'your' },
};
/** Where what says who somebody is ends. */
const AFTER_ROLE = /\s*(?:[(,/|:;]|\s[–—-]\s).*$/u;
/** Norwegian words for one particular person: "naboen", not "nabo". */
const PARTICULAR = /^(?:den|det|de|hun|han|ho)$|^svigers$|(?:en|a|ene|et)$/u;
const ANY = new Set(['kollega', 'venn', 'mann']);
const DETERMINERS = new Set(['your', 'the']);
const POINTING = new Set(['he', 'she', 'lady', 'guy', 'woman', 'man']);

/**
 * A contact as they are named to the person whose contact it is: by name where there is one, else "søstera di" for
 * "Søstera mi", "your wife" for "My wife". Null where it would not be said like that.
 */
export function namedToThem(name: string, language: Language): string | null {
  const spoken = spokenName(name, language);
  if (spoken !== null) return spoken;
  const all = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\s&'’.(),/|:;–—-]/gu, ' ')
    .replace(AFTER_ROLE, '')
    .trim()
    .split(/\s+/u);
  const [first = '', ...others] = all.map((word) => YOURS[language][word.toLowerCase()] ?? word);
  const small = first.toLowerCase();
  const turned = [small, ...others].join(' ');
  if (small === '') return null;
  if (language === 'en') return inEnglish(name, small, turned);
  const isOwned = [small, ...others].some((word) => Object.values(YOURS.no).includes(word));
  const isParticular = PARTICULAR.test(small) && !ANY.has(small);
  return isOwned || isParticular ? turned : null;
}

function inEnglish(name: string, first: string, turned: string): string | null {
  if (DETERMINERS.has(first)) return turned;
  if (POINTING.has(first)) return null;
  if (/ (?:and|&|\p{Lu})/u.test(name)) return isGroup(name) ? name : null;
  return ROLES.has(first) || isGroup(name) ? `your ${turned}` : null;
}

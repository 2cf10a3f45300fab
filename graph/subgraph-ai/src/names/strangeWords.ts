import { ALSO_NAMES } from '@spire/content/alsoNames';
import type { KnownWords } from './knownWords.ts';

/** Words that are capitalised everywhere and name nobody. */
const CAPITALISED = new Set(
  `I Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April August September October
  November December Christmas Easter Halloween English Norwegian NAV AAP DPS BUP TV PC OK ADHD ADD PTSD CBT GP MR MRI CT
  EKG NHS SMS PT SFO IT AI LOL OMG ASAP PS PIN Gud God Herregud Teams Zoom Netflix Spotify YouTube Instagram Snapchat
  TikTok Facebook Messenger Discord Vipps Mum Mummy Mom Mama Dad Daddy Papa Gran Granny Grandma Grandpa Nan Nana Auntie
  Uncle Doctor Mr Mrs Ms Miss Dr Norge Norway Mamma Pappa`.match(/\S+/g),
);

/** Words that stand before an apostrophe in English. */
const SHORTENED = new Set(
  'don isn aren wasn weren won wouldn couldn shouldn didn doesn hasn haven hadn can mustn needn ain let that what who there here where how'.split(
    ' ',
  ),
);

/** Verbs of people, which a word that is also a name rarely is. */
const DEEDS = new Set(
  'ringte ringer ringe sa sier seier skrev skriver spurte spør sendte sender inviterte henta hentet besøkte called calls rang said says texted texts asked asks wrote writes invited visited phoned messaged'.split(
    ' ',
  ),
);

const WORD = /\[\[P\d+\]\]|[\p{L}][\p{L}\p{M}]*(?:['’][\p{L}]+)?/gu;
/** The end of a sentence, or of anything else after which a word begins with a capital. */
const BEFORE_START = /(?:^|[.!?…:;"«»“”()*•–—\n\p{Extended_Pictographic}]|\s-)[\s"«“'(\uFE0F-]*$/u;
/** The least length at which similar spellings count: shorter names resemble too many words. */
const LEAST_ALIKE = 4;
const LEAST_SHARE_OF_CAPITALS = 0.6;

const isShouted = (text: string) => {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  return letters.length > 3 && capitals.length / letters.length > LEAST_SHARE_OF_CAPITALS;
};

function isKnownSmall(words: KnownWords, word: string, next: string): boolean {
  if ([...word].length === 1) return true;
  if (!ALSO_NAMES.has(word)) return words.isOrdinary(word);
  return words.has(word) && !DEEDS.has(next);
}

/**
 * Hides every word that is not known as an ordinary one of either language (D54), because hiding too much is safer.
 * Within a sentence a capital makes a name of any word; at the beginning of a sentence only listed words are left.
 */
export function hideStrangeWords(
  text: string,
  { words, names }: { words: KnownWords; names: readonly string[] },
  placeholder: (found: string) => string,
): string {
  const isLoud = isShouted(text);
  return text.replace(WORD, (found: string, at: number) => {
    if (found.startsWith('[[')) return found;
    const [head = found, tail] = found.split(/['’]/u);
    const small = head.toLowerCase();
    const next = /^[^\p{L}]{0,3}(\p{L}+)/u.exec(text.slice(at + found.length))?.[1]?.toLowerCase() ?? '';
    const isCapital = head !== small && !isLoud;
    const isContraction = tail !== undefined && (SHORTENED.has(small) || words.has(small));
    const isKnown = !isCapital
      ? isContraction || isKnownSmall(words, small, next)
      : CAPITALISED.has(head) ||
        (isStart(text, at) && !ALSO_NAMES.has(small) && (isContraction || words.isOrdinaryAtStart(small)));
    const isLikeName = small.length >= LEAST_ALIKE && !words.has(small) && names.some((name) => isAlike(name, small));
    return isKnown && !isLikeName ? found : placeholder(found);
  });
}

const LOOK_BACK = 12;
const isStart = (text: string, at: number) =>
  at === 0 || BEFORE_START.test(at > LOOK_BACK ? `x${text.slice(at - LOOK_BACK, at)}` : text.slice(0, at));

/** Whether one word could be another, mistyped: one letter more, fewer, another, or two swapped. */
export function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, otherRest] = [one.slice(at), other.slice(at)];
  if (rest.slice(1) === otherRest || rest === otherRest.slice(1) || rest.slice(1) === otherRest.slice(1)) return true;
  return rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
}

import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { screenForCrisis } from '@spire/language/crisis/screenForCrisis';
import type { Language } from '@spire/domain/languages';
import { GOOD_NOW_TEXTS, LOOKING_FORWARD_TEXTS, NEED_MORE_TEXTS } from '@spire/domain/chipTexts';
import { PROVIDER_WORDS } from '@spire/content/providerWords';
import { safetyLines } from '@spire/content/socialSuggestions';
import type { CheckInFacts, ContactFacts, Facts } from '../facts/facts.ts';
import type { InstructionFacts } from './commonInstructions.ts';
import { isMadeOfMemory } from './isMadeOfMemory.ts';

/** The last starts of suggestions that a provider is told to avoid (D26). */
const STARTS = { count: 5, characters: 50 };

/**
 * The end of a start that may be sent: before a capital inside the sentence, which may be a name, and before a
 * quotation, which may be a title of a memory.
 */
const NAMED_INSIDE = /["«“„].*$|(?<=[\p{Ll},;–-]\s+\(?)(?!I\b)\p{Lu}.*$/su;

interface CheckInWords {
  goodNow: readonly string[];
  lookingForwardTo: readonly string[];
  needsMore: readonly string[];
}

interface ContactWords {
  /** The id by which chosen contacts are found; it is never part of a prompt. */
  id: string;
  /** The placeholder of the name; missing where the name had none. */
  who?: string;
  goodFor: readonly string[];
}

/**
 * The facts prompts are written from (S3): option ids for the instructions, words for the data. They hold no id, date,
 * address, memory or nickname; names are hidden, and texts that call for help rather than advice are left out (D36).
 */
export interface PromptFacts extends InstructionFacts {
  partOfDay: string;
  goals: readonly string[];
  /** Undefined where the person has written none, so that the field is missing in the data. */
  challenge: string | undefined;
  checkIn: CheckInWords | undefined;
  recentStarts: readonly string[];
  contacts: readonly ContactWords[];
  /** Things that make company feel safe. */
  safety: readonly string[];
  /** Hides the same names in the text that came with the request. */
  hide: (text: string) => string;
}

type Hide = (text: string) => string;
type Screen = (text: string) => CrisisKind | null;

function checkInWords(checkIn: CheckInFacts, language: Language, own: (text: string) => string[]): CheckInWords {
  return {
    goodNow: [...checkIn.whatIsGood.map((id) => GOOD_NOW_TEXTS[id][language]), ...own(checkIn.whatIsGoodText)],
    lookingForwardTo: [
      ...checkIn.lookingForward.map((id) => LOOKING_FORWARD_TEXTS[id][language]),
      ...own(checkIn.lookingForwardText),
    ],
    needsMore: [...checkIn.needMore.map((id) => NEED_MORE_TEXTS[id][language]), ...own(checkIn.needMoreText)],
  };
}

function contactWords({ id, name, attributes }: ContactFacts, language: Language, hide: Hide): ContactWords {
  const who = hide(name);
  const goodFor = attributes.map((attribute) => PROVIDER_WORDS.attributes[attribute][language]);
  return who.includes(name) ? { id, goodFor } : { id, who, goodFor };
}

/** The suggestions of before whose starts are told, whole; those made of a memory are not. */
const recentTold = ({ recentTexts }: Facts): string[] =>
  recentTexts.filter((text) => !isMadeOfMemory(text)).slice(0, STARTS.count);

/**
 * The texts of a prompt that were written before this request and today's check-in: what the profile says is hard, and
 * suggestions. Names of contacts are not among them, as none leaves the server.
 */
export const writtenBefore = (facts: Facts): string[] => [facts.specificChallenge, ...recentTold(facts)];

/** The least a prompt needs to know of a person, in the language of the text. `screen` finds the texts to leave out. */
export function promptFacts(facts: Facts, hide: Hide, screen: Screen = screenForCrisis): PromptFacts {
  const { language } = facts;
  const own = (text: string) => (text.trim() === '' || screen(text) !== null ? [] : [hide(text)]);
  return {
    language,
    capacity: facts.capacity,
    avoid: facts.avoid,
    considerations: facts.considerations,
    partOfDay: PROVIDER_WORDS.partsOfDay[facts.partOfDay][language],
    goals: facts.goals.map((goal) => PROVIDER_WORDS.goals[goal][language]),
    challenge: own(facts.specificChallenge)[0],
    checkIn: facts.checkIn === null ? undefined : checkInWords(facts.checkIn, language, own),
    recentStarts: recentTold(facts)
      .flatMap(own)
      .map((text) => [...text.replace(NAMED_INSIDE, '')].slice(0, STARTS.characters).join('')),
    contacts: facts.contacts
      .filter(({ name }) => screen(name) === null)
      .map((contact) => contactWords(contact, language, hide)),
    safety: safetyLines(facts.socialSafetyFactors, language),
    hide,
  };
}

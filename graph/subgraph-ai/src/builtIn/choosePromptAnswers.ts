import { PROMPT_FALLBACKS } from '@spire/content/localSuggestions';
import { ACTION_TEXTS, PROMPT_FALLBACK_TITLES } from '@spire/content/suggestionTitles';
import { situationsLeaning } from '@spire/content/suggestionsByLeaning';
import { partOf } from '@spire/content/suggestionsForAnybody';
import { suggestionsFor } from '@spire/content/suggestionsBySituation';
import { suggestionsOn, type Theme } from '@spire/content/suggestionsByTheme';
import { LANGUAGES } from '@spire/domain/languages';
import type { Consideration, SuggestionCategory } from '@spire/domain/options';
import type { PromptLeaning } from '@spire/domain/promptQuestions';
import type { Situation } from '@spire/domain/readingLabels';
import type { Sensitivity } from '@spire/domain/sensitivities';
import { sensitivitiesIn } from '@spire/domain/sparedWords';
import type { Reading } from '@spire/understanding/reading';
import type { Facts } from '../facts/facts.ts';
import type { SuggestionItem } from '../suggestion/suggestionItem.ts';
import { type Choice, itemOf } from './choices.ts';
import { constraintsIn } from './constraints.ts';
import { isSubject } from './plainSubjects.ts';
import { themesIn } from './plainThemes.ts';
import { wantedOf } from './notWanted.ts';
import { type Selection, rankSuggestions } from './rankSuggestions.ts';
import { readWords, type WordsRead } from './readWords.ts';
import type { Seed } from './seed.ts';
import { wishesOf } from './wishes.ts';

/** What the fixed answers are, in their order. */
const FIXED_FORM: readonly { category: SuggestionCategory; emoji: string }[] = [
  { category: 'physical', emoji: '🛋️' },
  { category: 'practical', emoji: '🧩' },
  { category: 'mindfulness', emoji: '✨' },
];

function fixedAnswers({ language }: Facts): SuggestionItem[] {
  return FIXED_FORM.flatMap(({ category, emoji }, index) => {
    const text = PROMPT_FALLBACKS[index]?.[language];
    if (text === undefined) return [];
    const title = PROMPT_FALLBACK_TITLES[index]?.[language] ?? null;
    const actionText = ACTION_TEXTS[category][language];
    return [{ text, title, actionText, emoji, minutes: null, category, source: 'built_in' as const }];
  });
}

/** Who says so in the prompt has little to go on just now, whatever the level of other days. */
const WORN_OUT: readonly Consideration[] = ['fatigue', 'burnout', 'brain_injury', 'me_fibro_syndromes'];
const AT_REST: readonly Situation[] = [
  ...(['tired', 'dizzy', 'pain', 'headache', 'light-sensitive', 'hospital', 'bored-in-bed', 'cannot-sleep'] as const),
];

function asOfNow(facts: Facts, { considerations }: WordsRead, situation: Reading<Situation>, isLying: boolean): Facts {
  const isWornOut = considerations.some((each) => WORN_OUT.includes(each));
  const isAtRest = situation.kind === 'sure' && AT_REST.includes(situation.label);
  return isWornOut || isAtRest || isLying ? { ...facts, capacity: 'low' } : facts;
}

const IN_COMPANY: readonly Theme[] = ['together', 'two-of-us', 'small-children'];

/** Who has company has somebody who is awake, however late it is. */
function inCompany(facts: Facts, situation: Reading<Situation>, themes: readonly Theme[]): Facts {
  const isWithChild = situation.kind === 'sure' && situation.label === 'with-child';
  const hasCompany = isWithChild || themes.some((theme) => IN_COMPANY.includes(theme));
  return hasCompany && facts.partOfDay === 'night' ? { ...facts, partOfDay: 'evening' } : facts;
}

function tellsSomething({ needs, considerations, goals, categories, unwanted }: WordsRead): boolean {
  return [needs, considerations, goals, categories, unwanted].some((list) => list.length > 0);
}

/** Who does not know, or does not mind. */
const SAYS_NOTHING =
  /^(?:\W*(?:h+m+|meh|tja|æsj|hei|hi|hello|dunno|idk|i don['’]?t know|(?:jeg )?(?:vet|veit) ikke|aner ikke|hva som helst|whatever|anything|something|noe|nei|egentlig|really|lenger|help|hjelp)(?!\p{L}))+\W*$/iu;

const hasWords = (prompt: string) => (prompt.match(/\p{Script=Latin}{2,}/gu) ?? []).length > 1;

/**
 * What is asked for in so many words counts most of all, then what answers a situation; what answers one of those it may
 * be, more than a need of today.
 */
const FAVOUR = { theme: 120, sure: 60, unsure: 24 };
/**
 * How much less the last of a situation's suggestions counts than the first, each likely situation than the one before,
 * and each suggestion of a theme.
 */
const LESS = { last: 0.6, likely: 0.1, also: 0.04, theme: 6 };

function favouredBy(situations: readonly Situation[], weight: number, less: number): Map<string, number> {
  const worths = new Map<string, number>();
  for (const [rank, situation] of situations.entries()) {
    const ids = [...suggestionsFor(situation)];
    for (const [place, id] of ids.entries()) {
      const worth = weight * (1 - less * rank) * (1 - (LESS.last * place) / ids.length);
      worths.set(id, Math.max(worth, worths.get(id) ?? 0));
    }
  }
  return worths;
}

/** What is asked for in so many words goes before all else, what needs least first. */
const withThemes = (worths: ReadonlyMap<string, number>, themes: readonly Theme[]) =>
  new Map([
    ...worths,
    ...themes.flatMap((theme) =>
      suggestionsOn(theme).map((id, place) => [id, FAVOUR.theme - LESS.theme * place] as const),
    ),
  ]);

function favoured(situation: Reading<Situation>, leaning: PromptLeaning | null): Map<string, number> {
  if (leaning !== null) return favouredBy(situationsLeaning(leaning), FAVOUR.sure, 0);
  // What else it may be has its best among the three: then one of them fits.
  if (situation.kind === 'sure')
    return favouredBy([situation.label, ...(situation.also ?? [])], FAVOUR.sure, LESS.also);
  return favouredBy(situation.likely, FAVOUR.unsure, LESS.likely);
}

/** What the words tell. Who cannot cook has not said no to something simple, nor who sits alone to others. */
function wordsOf(prompt: string, situation: Reading<Situation>): WordsRead {
  const read = readWords(prompt);
  if (isOfFood(situation)) return { ...read, unwanted: [] };
  const isLonely = situation.kind === 'sure' && situation.label === 'lonely' && !constraintsIn(prompt).isAlone;
  return isLonely ? { ...read, unwanted: read.unwanted.filter((each) => each !== 'social') } : read;
}
const isOfFood = (situation: Reading<Situation>) => situation.kind === 'sure' && situation.label === 'food-drink';

/** Who speaks of music and cannot bear sound has asked for quiet. */
function heard(situation: Reading<Situation>, prompt: string): Reading<Situation> {
  const isOfMusic = situation.kind === 'sure' && situation.label === 'music';
  return isOfMusic && sensitivitiesIn([prompt]).includes('sound') ? { ...situation, label: 'noise' } : situation;
}

/** Who wants out where the light is too much is on the way out, and not at rest. */
const OUT: Reading<Situation> = { kind: 'sure', label: 'outdoors', confidence: 1 };

/** What tells where and when one is: a feeling, or a body, that is told as well comes first. */
const BACKGROUND: readonly Theme[] = ['seat', 'slow-day'];
const OPEN_TO_BACKGROUND: readonly Situation[] = [
  ...(['waiting', 'few-minutes', 'bored-in-bed', 'joy', 'indoors', 'busy-hands', 'energy-up', 'outdoors'] as const),
];

/** Who is in distress, and asks for nothing, names a thing or a person only to tell of it. */
const IN_DISTRESS: readonly Situation[] = [
  ...(['anxious', 'angry', 'conflict', 'grief', 'bad-news', 'guilt', 'shame', 'rejected', 'failing'] as const),
];
const ASKS =
  /(?<!\p{L})(?:vil|lyst|tren?ge?r?|ønske?r?|noe|noko|nokka|nåkka|nåe|hva|kva|ka|kan|ide|ideer|tips|something|anything|want|wanna|would|need|like|love|could|can|what|ideas?|please|help|hjelp)(?!\p{L})/iu;

const isOfNoise = (situation: Reading<Situation>) => situation.kind === 'sure' && situation.label === 'noise';

function themesOf(prompt: string, situation: Reading<Situation>): Theme[] {
  const isOpen = situation.kind === 'unsure' || OPEN_TO_BACKGROUND.includes(situation.label);
  const isTold = situation.kind === 'sure' && IN_DISTRESS.includes(situation.label) && !ASKS.test(prompt);
  return themesIn(prompt).filter(
    (theme) =>
      (isOpen || !BACKGROUND.includes(theme)) &&
      !(isTold && isSubject(theme)) &&
      !(theme === 'music' && isOfNoise(situation)),
  );
}

/** Who asks for it is not spared it. */
function askedInSpite(prompt: string, situation: Reading<Situation>, themes: readonly Theme[]): Sensitivity[] {
  if (sensitivitiesIn([prompt]).includes('food')) return [];
  const isForFood = isOfFood(situation) || themes.includes('cooking') || themes.includes('drinks');
  const isForCompany = themes.some((theme) => IN_COMPANY.includes(theme));
  return [...(isForFood ? (['food'] as const) : []), ...(isForCompany ? (['company'] as const) : [])];
}

/** Of a wish that tells nothing known: what suits anybody, one for the body, one for the senses and one for the mind. */
const FOR_ANYBODY = {
  kindOf: ({ category, id }: Choice) => partOf(id) ?? category,
  mayRepeatKind: () => false,
} as const satisfies Partial<Selection>;

/** A wish, what it was read as, and which way it leans where a question was answered. */
interface PromptAsked {
  prompt: string;
  situation: Reading<Situation>;
  leaning?: PromptLeaning | null;
}

/**
 * Three answers to what a person asked in their own words: those that are written for the situation it tells of. Where
 * that cannot be said for sure, three of different kinds by the words known, by what it may be, and by the day; where no
 * word is known either, three that suit anybody; a word that tells nothing gets the three fixed answers (spec 2 §8).
 */
export function choosePromptAnswers(
  facts: Facts,
  { prompt, situation: read, leaning = null }: PromptAsked,
  seed: Seed,
): SuggestionItem[] {
  const situation = themesIn(prompt).includes('shade') ? OUT : heard(read, prompt);
  const { isOfUnwanted, isWeary, rest } = wantedOf(prompt);
  const named = themesOf(prompt, situation);
  // Who is weary of one thing, and names no other, wants a change.
  const themes: Theme[] =
    isWeary && named.length === 0 && (situation.kind === 'unsure' || !hasWords(rest)) ? ['a-change'] : named;
  const asked = wordsOf(rest, situation);
  const { minutes, isLying, allows } = constraintsIn(prompt);
  const isSure = situation.kind === 'sure';
  const isUnread = !isSure && leaning === null && themes.length === 0 && !tellsSomething(asked);
  if (isUnread && minutes === undefined && (!hasWords(prompt) || SAYS_NOTHING.test(prompt))) return fixedAnswers(facts);
  const isWanted = (choice: Choice) =>
    allows(choice) &&
    !(isOfNoise(situation) && choice.notFor?.includes('sound') === true) &&
    !LANGUAGES.some((language) => isOfUnwanted(choice.text[language]));
  const mayRepeatKind = (category: SuggestionCategory) =>
    (isSure || themes.length > 0 || asked.categories.includes(category)) && !asked.unwanted.includes(category);
  const now = inCompany(asOfNow(facts, asked, situation, isLying), situation, themes);
  const ranked = rankSuggestions(now, {
    // What a situation is known to be of is not counted again by the kinds its words belong to.
    wishes: wishesOf(now, isSure ? { ...asked, categories: [] } : asked),
    favoured: withThemes(favoured(situation, leaning), themes),
    asksFor: askedInSpite(prompt, situation, themes),
    told: [prompt],
    mayRepeatKind,
    ...{ seed, count: 3, minutes },
    ...(isUnread ? FOR_ANYBODY : {}),
    allows: (choice) => isWanted(choice) && (!isUnread || partOf(choice.id) !== undefined),
  });
  return ranked.map((choice) => itemOf(choice, facts.language, 'list'));
}

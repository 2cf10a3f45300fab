import { FOR_ANYBODY } from '@spire/content/suggestionsForAnybody';
import { DECIDING, FOR_GLADNESS, IN_BED, INWARD, PLAYFUL_AT_WORK, RESTING } from '@spire/content/suggestionPlaces';
import { OF_BREADTH } from '@spire/content/suggestionsOfBreadth';
import type { Spread } from '@spire/content/suggestionSpread';
import { suggestionsFor } from '@spire/content/suggestionsBySituation';
import { suggestionsOn, type Theme } from '@spire/content/suggestionsByTheme';
import { LANGUAGES } from '@spire/domain/languages';
import type { Consideration, SuggestionCategory } from '@spire/domain/options';
import type { PromptLeaning } from '@spire/domain/promptQuestions';
import type { Situation } from '@spire/domain/readingLabels';
import type { Sensitivity } from '@spire/domain/sensitivities';
import { sensitivitiesIn } from '@spire/domain/sparedWords';
import type { Reading } from '@spire/understanding/reading';
import type { Facts } from '../../facts/facts.ts';
import type { SuggestionItem } from '../../suggestion/suggestionItem.ts';
import { type Choice, itemOf } from './choices.ts';
import { constraintsIn } from './constraints.ts';
import { A_WHILE, answersTo, favoursOf, standingBack, varied } from './favours.ts';
import { fixedAnswers } from './fixedAnswers.ts';
import { isGoodNews, rejoices } from './goodNews.ts';
import { isHeavy } from './heavy.ts';
import { isAboutApp, isOpening } from './firstWords.ts';
import { isSubject } from './plainSubjects.ts';
import { themesIn } from './plainThemes.ts';
import { withoutDeniedTiredness } from './notTired.ts';
import { type Wanted, wantedOf } from './notWanted.ts';
import { type Selection, rankSuggestions } from './rankSuggestions.ts';
import { readWords, type WordsRead } from '../readWords.ts';
import type { Seed } from '../seed.ts';
import { wishesOf } from '../wishes.ts';

/** Whether a wish is sure to tell of that situation. */
const isOf = (situation: Reading<Situation>, label: Situation) =>
  situation.kind === 'sure' && situation.label === label;

/** Who says so in the prompt has little to go on just now, whatever the level of other days. */
const WORN_OUT: readonly Consideration[] = ['fatigue', 'burnout', 'brain_injury', 'me_fibro_syndromes'];
const AT_REST: readonly Situation[] = [
  ...(['tired', 'dizzy', 'pain', 'headache', 'light-sensitive', 'hospital', 'bored-in-bed', 'cannot-sleep'] as const),
];

/** Who wants out, or something done, or the night prepared, is not at rest for what ails them. */
const UP_FOR: readonly Theme[] = [
  ...(['bored', 'out-with-aid', 'seated', 'without-hands', 'better-sleep', 'studying', 'sore-and-upright'] as const),
];

interface Now {
  situation: Reading<Situation>;
  themes: readonly Theme[];
  isLying: boolean;
}

function asOfNow(facts: Facts, { considerations }: WordsRead, { isLying, situation, themes }: Now): Facts {
  const isWornOut = considerations.some((each) => WORN_OUT.includes(each));
  const isUp = themes.some((theme) => UP_FOR.includes(theme));
  const isAtRest = !isUp && situation.kind === 'sure' && AT_REST.includes(situation.label);
  return isWornOut || isAtRest || isLying ? { ...facts, capacity: 'low' } : facts;
}

const IN_COMPANY: readonly Theme[] = [
  ...(['together', 'two-of-us', 'two-to-talk', 'for-two-tired', 'small-children', 'lying-with-child'] as const),
  ...(['out-with-children', 'near-someone'] as const),
];

/** Where the smallest choice is what helps to begin, also where that is not quite sure. */
const OF_BEGINNING: readonly Situation[] = ['cannot-start', 'tidy'];

function isToBegin(situation: Reading<Situation>, id: string): boolean {
  const [likeliest] = situation.kind === 'sure' ? [situation.label] : situation.likely;
  return likeliest !== undefined && OF_BEGINNING.includes(likeliest) && suggestionsFor(likeliest).has(id);
}

/** Who has company has somebody who is awake, however late it is. */
function inCompany(facts: Facts, situation: Reading<Situation>, themes: readonly Theme[]): Facts {
  const isWithChild = isOf(situation, 'with-child');
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
 * What the words tell. Who cannot cook has not said no to something simple, nor who sits alone to others, nor who asks for
 * something for two to the other.
 */
function wordsOf(prompt: string, situation: Reading<Situation>, themes: readonly Theme[]): WordsRead {
  const read = readWords(withoutDeniedTiredness(prompt));
  if (isOf(situation, 'food-drink')) return { ...read, unwanted: [] };
  const { isAlone } = constraintsIn(prompt);
  const isLonely = isOf(situation, 'lonely') && !isAlone;
  const isForCompany = themes.some((theme) => IN_COMPANY.includes(theme));
  return isLonely || isForCompany
    ? { ...read, unwanted: read.unwanted.filter((each) => each !== 'social') }
    : isAlone
      ? withoutOthers(read)
      : read;
}

/** Others who are told of by who cannot face them are not asked for. */
function withoutOthers(read: WordsRead): WordsRead {
  return {
    ...read,
    needs: read.needs.filter((each) => each !== 'stoette'),
    goals: read.goals.filter((each) => each !== 'social'),
    categories: read.categories.filter((each) => each !== 'social'),
  };
}

const IS_LONELY = /ensom|lonel|isolat/iu;

/** Who is alone as they are indoors, or have ten minutes, only says so; and ten minutes are more than a few. */
function ofTime(situation: Reading<Situation>, prompt: string): Reading<Situation> {
  const { isAlone, minutes = 0 } = constraintsIn(prompt);
  const label = situation.kind === 'sure' ? situation.label : null;
  // Who cannot face anybody now is not to be brought company, whatever else the words are near.
  if (situation.kind === 'sure' && label !== 'lonely' && isAlone && !IS_LONELY.test(prompt))
    return { ...situation, also: (situation.also ?? []).filter((each) => each !== 'lonely') };
  const isOnlyAlone = label === 'lonely' && isAlone && minutes > 0 && !IS_LONELY.test(prompt);
  const isForLonger =
    label === 'few-minutes' && minutes >= A_WHILE && (isAlone || !hasWords(prompt.replace(/min\p{L}*/giu, '')));
  if (!isOnlyAlone && !isForLonger) return situation;
  return { kind: 'unsure', likely: minutes < A_WHILE ? ['few-minutes'] : ['indoors', 'creative'] };
}

/** Who speaks of music, and cannot bear it or any sound, has asked for quiet. */
function heard(situation: Reading<Situation>, prompt: string, { isOfUnwanted }: Wanted): Reading<Situation> {
  const isOfMusic = situation.kind === 'sure' && situation.label === 'music';
  return isOfMusic && (isOfUnwanted('music') || sensitivitiesIn([prompt]).includes('sound'))
    ? { ...situation, label: 'noise' }
    : situation;
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

/** What makes sounds, or brings more people; a sign agreed on is for whoever makes them. */
const isOfSound = ({ category, id, notFor = [] }: Choice) =>
  notFor.includes('sound') || (category === 'social' && id !== 'a-sign-for-quiet');

/** What goes inwards, or is tagged as what those avoid who avoid that. */
const isInward = ({ avoid, id }: Choice) => INWARD.has(id) || avoid.includes('meditation');

/** Who has no plans, or is not dressed, and wants out is answered with what is out there. */
const INDOOR_THEMES: readonly Theme[] = ['slow-day', 'clothes'];

/** Who cannot sit still for joy is not restless, and only who is glad of an animal to come has one to name. */
const OF_JOY: readonly Situation[] = ['celebrate', 'joy'];
const isOfJoy = (situation: Reading<Situation>) => situation.kind === 'sure' && OF_JOY.includes(situation.label);

/** Of the themes that a wish names, those that it is about. */
function themesOf(told: readonly Theme[], prompt: string, situation: Reading<Situation>): Theme[] {
  const isOpen = situation.kind === 'unsure' || OPEN_TO_BACKGROUND.includes(situation.label);
  const isTold = situation.kind === 'sure' && IN_DISTRESS.includes(situation.label) && !ASKS.test(prompt);
  return told.filter(
    (theme) =>
      (isOpen || !BACKGROUND.includes(theme)) &&
      !(INDOOR_THEMES.includes(theme) && isOf(situation, 'outdoors')) &&
      !(isTold && isSubject(theme)) &&
      !(theme === 'music' && isOf(situation, 'noise')) &&
      !(theme === 'movement' && isOf(situation, 'celebrate')) &&
      // A sore head is eased before it is kept busy, and a hand that asks for something comes before the ward round it.
      !(theme === 'in-the-dark' && isOf(situation, 'headache')) &&
      !(theme === 'on-the-ward' && isOf(situation, 'busy-hands')) &&
      !(theme === 'a-new-animal' && !isOfJoy(situation)),
  );
}

/** Who is glad of an animal to come celebrates, however hard it is to sit still. */
const CELEBRATING: Reading<Situation> = { kind: 'sure', label: 'celebrate', confidence: 1 };
const gladOf = (told: readonly Theme[], prompt: string) =>
  told.includes('a-new-animal') && rejoices(prompt) ? CELEBRATING : undefined;

const isGlad = (prompt: string, situation: Reading<Situation>) =>
  isOf(situation, 'celebrate') && (isGoodNews(prompt) || rejoices(prompt));

const isOfDistress = (situation: Reading<Situation>) =>
  situation.kind === 'unsure' && situation.likely.some((each) => IN_DISTRESS.includes(each));

function ofSpread({ ids }: Spread, favours: ReadonlyMap<string, number>, isVaried: boolean): Map<string, number> {
  return new Map(ids.map((id) => [id, (isVaried && standingBack(id)) || (favours.get(id) ?? 0)]));
}

const OF_SORENESS: readonly Situation[] = ['pain', 'body-tense'];
const OF_SENSES: readonly Situation[] = ['noise', 'light-sensitive', 'headache'];
const BEARS_LITTLE =
  /(?<!\p{L})(?:(?:tåler?|toler?|klarer?|orker?|greier?) (?:jeg |eg |æ )?(?:ikke|ikkje|itj|itte) (?:noe |noen |å høre )?|can(?:['’]?t|not) (?:stand|bear|take|do|handle|look at) (?:any |the )?|no )(?:lys|lyd\p{L}*|støy|skjerm\p{L}*|lights?|noises?|sounds?|screens?)(?!\p{L})/iu;

/** What a wish asks for by what it refuses, where it names nothing else. */
function themesLeft({ isNotInward, isNotToLie }: Wanted, prompt: string, situation: Reading<Situation>): Theme[] {
  if (isHeavy(prompt)) return [];
  const isSore = situation.kind === 'sure' && OF_SORENESS.includes(situation.label);
  const isOfSenses = situation.kind === 'sure' && OF_SENSES.includes(situation.label);
  const isSpared = sensitivitiesIn([prompt]).some((each) => each === 'sound' || each === 'light');
  const bearsLittle = isOfSenses || isSpared || BEARS_LITTLE.test(prompt);
  if (isNotToLie && isSore) return ['sore-and-upright'];
  if (isNotToLie && bearsLittle) return ['quiet-hands'];
  return isNotInward && situation.kind === 'unsure' ? ['outward'] : [];
}

const OF_FOOD: readonly Theme[] = ['cooking', 'drinks', 'eating', 'thirst'];

/** Light that hurts is told of besides. */
const OF_LIGHT = /(?<!\p{L})(?:lys(?:et|t)?|skarp\p{L}*|blend\p{L}*|lights?|bright\p{L}*|glare)(?!\p{L})/iu;

/** Who asks for it is not spared it. */
function askedInSpite(prompt: string, situation: Reading<Situation>, themes: readonly Theme[]): Sensitivity[] {
  if (sensitivitiesIn([prompt]).includes('food')) return [];
  const isForFood = isOf(situation, 'food-drink') || themes.some((theme) => OF_FOOD.includes(theme));
  const isForCompany = themes.some((theme) => IN_COMPANY.includes(theme));
  return [
    ...(isForFood ? (['food'] as const) : []),
    ...(themes.includes('better-sleep') ? (['sleep'] as const) : []),
    ...(themes.includes('reading') && !OF_LIGHT.test(prompt) ? (['light'] as const) : []),
    ...(isForCompany ? (['company'] as const) : []),
  ];
}

/** What answers a wish that tells nothing known: one of each kind. */
const byKind = ({ kindOf }: Spread) =>
  ({
    kindOf: ({ category, id }: Choice) => kindOf(id) ?? category,
    mayRepeatKind: () => false,
  }) as const satisfies Partial<Selection>;

const ANSWERS = 3;
/** Among how many of the best the shortest are looked for. */
const AMONG = 8;

/** The shortest to read, in their order; the best of all stays. */
function shortestOf([best, ...others]: readonly Choice[], { language }: Facts): Choice[] {
  const byLength = others.toSorted((one, other) => one.text[language].length - other.text[language].length);
  const kept = byLength.slice(0, ANSWERS - 1);
  return [...(best === undefined ? [] : [best]), ...others.filter((each) => kept.includes(each))];
}

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
  const wanted = wantedOf(prompt);
  const { isOfUnwanted, isWeary, rest } = wanted;
  const told = themesIn(prompt).filter((theme) => theme !== 'music' || !isOfUnwanted('music'));
  const situation =
    gladOf(told, prompt) ?? (told.includes('shade') ? OUT : heard(ofTime(read, prompt), prompt, wanted));
  const spoken = themesOf(told, prompt, situation);
  const named = spoken.length > 0 ? spoken : themesLeft(wanted, prompt, situation);
  // Who is weary of one thing, and names no other, wants a change.
  const themes: Theme[] =
    isWeary && named.length === 0 && (situation.kind === 'unsure' || !hasWords(rest)) ? ['a-change'] : named;
  const isFirst = isOpening(prompt) && situation.kind === 'unsure' && themes.length === 0 && leaning === null;
  const asked = isFirst ? readWords('') : wordsOf(rest, situation, themes);
  const { minutes, isBrief, isLying, allows } = constraintsIn(prompt);
  const isSure = situation.kind === 'sure';
  const isUnread = isFirst || (!isSure && leaning === null && themes.length === 0 && !tellsSomething(asked));
  if (isUnread && !isFirst && minutes === undefined && (!hasWords(prompt) || SAYS_NOTHING.test(prompt)))
    return fixedAnswers(facts);
  const spread = isFirst && isAboutApp(prompt) ? OF_BREADTH : FOR_ANYBODY;
  const answers = answersTo(situation, leaning);
  const asAsked = favoursOf(answers, { themes, minutes, isRead: isSure || themes.length > 0 });
  const isVaried = !isSure && themes.length === 0 && leaning === null && !isHeavy(prompt) && !isOfDistress(situation);
  const favours = isVaried ? varied(asAsked) : asAsked;
  const isNamed = ({ id }: Choice) => themes.some((theme) => suggestionsOn(theme).includes(id));
  const isWanted = (choice: Choice) =>
    allows(choice) &&
    !(wanted.isNotToLie && (IN_BED.has(choice.id) || RESTING.has(choice.id))) &&
    !(wanted.isNotInward && isInward(choice)) &&
    !(PLAYFUL_AT_WORK.has(choice.id) && isHeavy(prompt)) &&
    !(FOR_GLADNESS.has(choice.id) && !isGlad(prompt, situation)) &&
    !(isOf(situation, 'noise') && isOfSound(choice)) &&
    // A choice to make is no filler: it comes where it is what answers.
    (!DECIDING.has(choice.id) ||
      isNamed(choice) ||
      isToBegin(situation, choice.id) ||
      ((isSure || leaning !== null) && answers.has(choice.id))) &&
    !LANGUAGES.some((language) => isOfUnwanted(choice.text[language]));
  const mayRepeatKind = (category: SuggestionCategory) =>
    (isSure || themes.length > 0 || asked.categories.includes(category)) && !asked.unwanted.includes(category);
  const now = inCompany(asOfNow(facts, asked, { situation, themes, isLying }), situation, themes);
  const ranked = rankSuggestions(now, {
    // What a situation is known to be of is not counted again by the kinds its words belong to.
    wishes: wishesOf(now, isSure ? { ...asked, categories: [] } : asked),
    favoured: isUnread ? ofSpread(spread, favours, isVaried) : favours,
    asksFor: askedInSpite(prompt, situation, themes),
    told: [prompt],
    mayRepeatKind,
    ...{ seed, count: isBrief ? AMONG : ANSWERS, minutes },
    ...(isUnread ? byKind(spread) : {}),
    allows: (choice) => isWanted(choice) && (!isUnread || spread.kindOf(choice.id) !== undefined),
  });
  const chosen = isBrief && !isUnread ? shortestOf(ranked, facts) : ranked.slice(0, ANSWERS);
  return chosen.map((choice) => itemOf(choice, facts.language, 'list'));
}

import { EXPECTATION_TEXTS, notesOn, withNickname, type Note } from '@spire/content/expectationTexts';
import { spokenWords } from '@spire/language/phrases';
import { EVENT_OPENINGS } from '@spire/content/eventOpenings';
import { ANIMAL_HOME_TIP, EVENT_TIPS } from '@spire/content/eventTips';
import { LINES_FOR_EVENT } from '@spire/content/linesForEvent';
import {
  ANIMAL_FAREWELL_LINES,
  ANIMAL_FAREWELL_OPENING,
  ANIMAL_FAREWELL_TIPS,
} from '@spire/content/linesForEvent/animalFarewell';
import type { Encouragement, Tip } from '@spire/content/expectationTexts/feelingTexts';
import { FEELING_TIPS } from '@spire/content/feelingTips';
import type { Language } from '@spire/domain/languages';
import type { PlannedEvent } from '@spire/domain/readingLabels';
import type { DesiredFeeling } from '@spire/domain/toolOptions';
import type { Reading } from '@spire/language/reading';
import type { Facts } from '../../facts/facts.ts';
import { ownName, withoutDoubledEnd } from '@spire/domain/ownWords';
import { isFarewell, mayBeFarewell } from './animals.ts';
import { alongTips, comesAlong, namesPlace, openingOfTrip } from './along.ts';
import { turned, type Seed } from '../seed.ts';

/** The input of expectation lift. */
export interface ExpectationInput {
  whatToDo: string;
  whatCanGoBetter: string;
  howToFeelGood: string;
  desiredFeeling: DesiredFeeling;
  /** The planned event, as it was classified. */
  event: Reading<PlannedEvent>;
}

/** A thought, or a note with the source of what it says (S18). */
export interface ChosenNote {
  text: string;
  /** The title of the source; null makes the note "a thought". */
  sourceTitle: string | null;
  sourceUrl: string | null;
}

export interface ChosenExpectation {
  message: string;
  /** One to three tips. */
  suggestions: string[];
  learning: ChosenNote;
  brainTraining: ChosenNote;
}

const MOST_TIPS = 3;
/** Events one waits through, lies through or has free; tips for an activity would not fit them. */
const NOT_DONE: readonly PlannedEvent[] = [
  ...(['news-result', 'first-night-alone', 'animal-care', 'hoped-for-treatment', 'quiet-day', 'alone-time'] as const),
  ...(['scan', 'needle', 'season', 'dark-months'] as const),
];
/** Events one cannot leave halfway, or without other people to be kind to; general tips would not fit them. */
const THROUGHOUT: readonly PlannedEvent[] = [
  ...(['performing', 'flight', 'flight-with-children', 'new-pet', 'keepsakes', 'work-shift'] as const),
  ...(['office-visit', 'own-care'] as const),
];
/** Words for a first time, or for an earlier time that is of no help. */
const FIRST_TIME = /(?<!\p{L})(?:first|første|fyrste|never|aldri)(?!\p{L})/iu;
/** Events for somebody else's sake. */
const FOR_OTHERS: readonly PlannedEvent[] = [
  ...(['birthday', 'wedding', 'funeral', 'family-celebration', 'visit-unwell', 'parting', 'animal-care'] as const),
  'vet-visit',
  ...(['children-party', 'children-activity', 'school-run', 'parents-meeting'] as const),
  ...(['class-meeting', 'flight-with-children', 'new-pet', 'time-for-two'] as const),
];
/** Words for company at the event. */
const WITH_ONE =
  /(?<!\p{L})(?:(?:with|next to|beside) me|(?:med|ved siden av) meg|ha med noen|noen (?:med|som (?:kjører|henter|blir)))(?!\p{L})/iu;
/** A wish against something. */
const UNWANTED =
  /(?<!\p{L})(?:not an?|not (?:being|having|too)|no (?:surprise|big|singing|fuss|party|speech)\p{L}*|without|don['’]?t want|ikke|ikkje|ingen|uten|utan|slippe|slepp[ae]?)(?!\p{L})/iu;
const OTHERS =
  /(?<!\p{L})(?:there for|være der for|vere der for|for|til|help\p{L}*|hjelpe|støtte|support\p{L}*|holde?) (?:her|him|them|henne|ham|han|dem|hverandre|my (?!own|self)\p{L}+|mamma|pappa|barna|ungene|mannen|kona)(?!\p{L})/iu;

/** The least likelihood at which an event is named: naming a wrong one is worse than naming none. */
const LEAST_TO_NAME = 0.35;
const NAME_CHARACTERS = 40;
/** The length a person reads in one go (S14). */
const MOST_WORDS = 120;

function noteOf({ text, source }: Note, { language }: Facts): ChosenNote {
  return { text: text[language], sourceTitle: source?.title ?? null, sourceUrl: source?.url ?? null };
}

const SHORTEST = 4;
const STEM = 5;
/** Words without content, which are ignored in a comparison. */
const ANYWHERE = new Set(
  [
    'after afterwards before when while with without what that this then them they your from have having just like take taking make keep some something somebody someone first time times else little lot more most than will want there where into over only next about going good nice would could ready other',
    'etter etterpå mens eller ikke ikkje noen noe nokon noko andre annen annet først første fyrste alle allerede bare berre litt også skal være vere gjøre gjere over under uten utan hele heile dette dere deres lenge klar klart godt gjerne ting meg selv',
  ]
    .join(' ')
    .split(' '),
);
const stems = (text: string) =>
  spokenWords(text).flatMap((word) => (word.length < SHORTEST || ANYWHERE.has(word) ? [] : word.slice(0, STEM)));

/** Whether a tip repeats something said before. */
function saysAgain(told: string, least: number): (tip: string) => boolean {
  const said = new Set(stems(told));
  return (tip) => new Set(stems(tip).filter((stem) => said.has(stem))).size >= least;
}

/** The first tip, and each further one that keeps the whole readable in one go (S14). */
function withinReach([first, ...others]: readonly string[], rest: readonly string[]): string[] {
  const chosen = first === undefined ? [] : [first];
  const words = (texts: readonly string[]) => spokenWords(texts.join(' ')).length;
  for (const tip of others)
    if (chosen.length < MOST_TIPS && words([...rest, ...chosen, tip]) <= MOST_WORDS) chosen.push(tip);
  return chosen;
}

/** The message for the feeling alone, whatever the event, with the person's name where the text has a place for it. */
const encouraged = ({ message }: Encouragement, { language, nickname }: Facts): string =>
  withoutDoubledEnd(withNickname(message[language], ownName(nickname, NAME_CHARACTERS)));

/** Whether the plan or the answers tell of a farewell to an animal. */
const partsFromAnimal = (ahead: PlannedEvent | null, told: readonly string[]): boolean =>
  (ahead === 'animal-care' || ahead === 'vet-visit') && told.some((each) => isFarewell(each.normalize('NFC')));

/** The message for the farewell to an animal. */
function farewellFor({ desiredFeeling }: ExpectationInput, language: Language, seed: Seed) {
  const [line] = turned(ANIMAL_FAREWELL_LINES[desiredFeeling], seed);
  if (line === undefined) throw new RangeError('No line is written');
  return { opening: ANIMAL_FAREWELL_OPENING[language], line: line[language] };
}

/** The message for the event, followed by the one for the desired feeling. */
function messageFor(
  ahead: PlannedEvent,
  { desiredFeeling, whatToDo }: ExpectationInput,
  language: Language,
  seed: Seed,
): { opening: string; line: string } {
  const ofTrip = ahead === 'travel-together' ? openingOfTrip(whatToDo, language) : null;
  const [line] = turned(LINES_FOR_EVENT[desiredFeeling][ahead], seed);
  if (line === undefined) throw new RangeError('No line is written');
  return { opening: ofTrip ?? EVENT_OPENINGS[ahead][language], line: line[language] };
}

const named = (event: Reading<PlannedEvent>) =>
  event.kind === 'confident' && event.confidence >= LEAST_TO_NAME ? event.label : null;

/** Tips for the desired feeling at an event; tips for oneself only where the event is about oneself. */
const tipsOfFeeling = (feeling: DesiredFeeling, isForOthers: boolean, seed: Seed): Tip[] =>
  turned(FEELING_TIPS[feeling], seed).flatMap(({ onlyFor, tips }) =>
    isForOthers && onlyFor === 'oneself' ? [] : tips,
  );

/**
 * An encouragement for what lies ahead and for the feeling; as tips what touches nothing avoided, never a worry said
 * back (D62); and the reviewed notes (S18). Where it is not known what lies ahead, what is true of
 * anything. Names no level (trap 99).
 */
export function chooseExpectation(facts: Facts, input: ExpectationInput, seed: Seed): ChosenExpectation {
  const { desiredFeeling, event, howToFeelGood, whatCanGoBetter, whatToDo } = input;
  const { encouragements, ...ofFeelingAlone } = EXPECTATION_TEXTS[desiredFeeling];
  const { brainTraining, learning } =
    facts.weight === null ? ofFeelingAlone : notesOn(facts.weight.kind, desiredFeeling);
  const ahead = named(event);
  const answers = [whatCanGoBetter, howToFeelGood];
  const isFromAnimal = partsFromAnimal(ahead, [whatToDo, ...answers]);
  const isNotDone = isFromAnimal || (ahead !== null && NOT_DONE.includes(ahead));
  const isForOthers = (ahead !== null && FOR_OTHERS.includes(ahead)) || OTHERS.test(answers.join('\n'));
  const whatever = turned(encouragements, seed);
  const [first] = whatever;
  if (first === undefined) throw new RangeError('No encouragement is written');
  const isFirst = FIRST_TIME.test(whatToDo);
  const isPlaced = namesPlace(whatToDo);
  const isWithSomebody = [whatToDo, ...answers].some((told) => comesAlong(told) || WITH_ONE.test(told));
  const mayNotComeHome = [whatToDo, ...answers].some((each) => mayBeFarewell(each.normalize('NFC')));
  const isFitting = ({ avoid = [], ifAlone, ifNoPlace, isOfLastTime }: Tip) =>
    !avoid.some((each) => facts.avoid.includes(each)) &&
    !(isFirst && isOfLastTime === true) &&
    !(isPlaced && ifNoPlace === true) &&
    !(isWithSomebody && ifAlone === true);
  const isOpen = (tip: Tip) => isFitting(tip) && !(mayNotComeHome && tip === ANIMAL_HOME_TIP);
  const ofEvent =
    ahead === null
      ? []
      : [
          ...alongTips(whatToDo, ahead, answers),
          ...turned(isFromAnimal ? ANIMAL_FAREWELL_TIPS : EVENT_TIPS[ahead], seed),
        ].filter(isOpen);
  const isOfEventAlone = isNotDone || (ahead !== null && THROUGHOUT.includes(ahead));
  const ofFeeling = (
    ahead === null ? whatever.flatMap(({ tips }) => tips) : tipsOfFeeling(desiredFeeling, isForOthers, seed)
  ).filter((tip) => isOpen(tip) && !isOfEventAlone);
  const saidAhead = () => {
    if (ahead === null) return { opening: encouraged(first, facts), line: '' };
    return isFromAnimal ? farewellFor(input, facts.language, seed) : messageFor(ahead, input, facts.language, seed);
  };
  const { opening, line } = saidAhead();
  const message = `${opening} ${line}`.trim();
  const notes = [learning, brainTraining].map(({ text }) => text[facts.language]);
  const isTheirs = saysAgain(answers.join(' '), 1);
  const isInLine = saysAgain(line, 2);
  const isSaid = (tip: string) => isTheirs(tip) || isInLine(tip);
  const inLanguage = (tips: readonly Tip[]) => tips.map((tip) => tip[facts.language]);
  const isWanted = ({ isOfUnwanted }: Tip) => isOfUnwanted !== true || !UNWANTED.test(answers.join('\n'));
  const inOrder = [...ofEvent.filter((tip) => !isWanted(tip)), ...ofEvent.filter(isWanted)];
  const unsaid = inLanguage(inOrder).filter((tip) => !isSaid(tip));
  const others = inLanguage([...ofFeeling, ...ofEvent]);
  // General and repeated tips come only where too few are written for this event.
  const ours =
    unsaid.length < MOST_TIPS
      ? [...unsaid, ...others.filter((tip) => !unsaid.includes(tip) && !isSaid(tip)), ...others.filter(isSaid)]
      : unsaid;
  const suggestions = withinReach(ours, [message, ...notes]);
  return {
    message,
    suggestions,
    learning: noteOf(learning, facts),
    brainTraining: noteOf(brainTraining, facts),
  };
}

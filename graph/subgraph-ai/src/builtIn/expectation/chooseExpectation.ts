import { notesAhead, quietWords, tipsOfKind } from '@spire/content/aheadTexts';
import { EVENT_OPENINGS, KIND_OPENINGS } from '@spire/content/eventOpenings';
import { EVENT_TIPS } from '@spire/content/eventTips';
import { EXPECTATION_TEXTS, type Note, notesOn, withNickname } from '@spire/content/expectationTexts';
import { LINES_FOR_EVENT } from '@spire/content/linesForEvent';
import { type Ahead, isGrave, type LighterEvent } from '@spire/domain/eventKinds';
import { ownName, withoutDoubledEnd } from '@spire/domain/ownWords';
import type { DesiredFeeling } from '@spire/domain/toolOptions';
import type { Facts } from '../../facts/facts.ts';
import { type Seed, turned } from '../seed.ts';
import { saysAgain } from './saysAgain.ts';

/** The input of expectation lift. */
export interface ExpectationInput {
  /** The person's own plan: what they can do themselves. */
  howToFeelGood: string;
  desiredFeeling: DesiredFeeling;
  ahead: Ahead;
}

/** A thought, or a note with the source of what it says (S18). */
export interface ChosenNote {
  /** Empty where nothing is to be learnt. */
  text: string;
  /** The title of the source; null makes the note "a thought". */
  sourceTitle: string | null;
  sourceUrl: string | null;
}

export interface ChosenExpectation {
  message: string;
  /** One to three things that may make it easier; of something grave, things that are all right. */
  suggestions: string[];
  learning: ChosenNote;
  brainTraining: ChosenNote;
}

const MOST_TIPS = 3;
const NAME_CHARACTERS = 40;
const NOTHING: ChosenNote = { text: '', sourceTitle: null, sourceUrl: null };

const noteOf = ({ text, source }: Note, { language }: Facts): ChosenNote => ({
  text: text[language],
  sourceTitle: source?.title ?? null,
  sourceUrl: source?.url ?? null,
});

const lighter = ({ event }: Ahead): LighterEvent | null => (event === null || isGrave(event) ? null : event);

const hasOpenings = (about: Ahead['about']): about is keyof typeof KIND_OPENINGS => about in KIND_OPENINGS;

/** A message for the event, else for its kind and the feeling, with the person's name where the text has a place for it. */
function messageFor({ desiredFeeling, ahead }: ExpectationInput, { language, nickname }: Facts, seed: Seed): string {
  const event = lighter(ahead);
  if (event !== null) {
    const [line] = turned(LINES_FOR_EVENT[desiredFeeling][event], seed);
    return `${EVENT_OPENINGS[event][language]} ${line?.[language] ?? ''}`.trim();
  }
  const [one] = turned(EXPECTATION_TEXTS[desiredFeeling].encouragements, seed);
  const said = withoutDoubledEnd(withNickname(one?.message[language] ?? '', ownName(nickname, NAME_CHARACTERS)));
  const [opening] = hasOpenings(ahead.about) ? turned(KIND_OPENINGS[ahead.about], seed) : [];
  return `${opening?.[language] ?? ''} ${said}`.trim();
}

/** Tips of the event, then of its kind, then those that are true of anything: none that the person avoids. */
function tipsFor({ desiredFeeling, ahead }: ExpectationInput, { avoid }: Facts, seed: Seed) {
  const event = lighter(ahead);
  const whatever = turned(EXPECTATION_TEXTS[desiredFeeling].encouragements, seed).flatMap(({ tips }) => tips);
  const narrowest = [event === null ? [] : EVENT_TIPS[event], tipsOfKind(ahead.about)];
  const all = [...narrowest.flatMap((tips) => turned(tips, seed)), ...whatever];
  return all.filter((tip) => tip.avoid === undefined || !tip.avoid.some((each) => avoid.includes(each)));
}

/**
 * The texts for an event ahead: a message, tips that say nothing the plan says already, never a worry said back (D62),
 * and the notes that belong to it (S18). Of something grave one sentence and what is all right, and nothing to learn
 * (D92). Names no level (trap 99).
 */
export function chooseExpectation(facts: Facts, input: ExpectationInput, seed: Seed): ChosenExpectation {
  const { language, weight } = facts;
  const quiet = quietWords(input.ahead);
  if (quiet !== null)
    return {
      message: quiet.sentence[language],
      suggestions: quiet.permissions.map((each) => each[language]),
      learning: NOTHING,
      brainTraining: NOTHING,
    };
  const { desiredFeeling, ahead, howToFeelGood } = input;
  const notes = weight === null ? notesAhead(ahead, desiredFeeling) : notesOn(weight.kind, desiredFeeling);
  const tips = [...new Set(tipsFor(input, facts, seed).map((tip) => tip[language]))];
  const isTheirs = saysAgain(howToFeelGood);
  // Tips that repeat the plan come only where nothing else is left.
  const inOrder = [...tips.filter((tip) => !isTheirs(tip)), ...tips.filter(isTheirs)];
  return {
    message: messageFor(input, facts, seed),
    suggestions: inOrder.slice(0, MOST_TIPS),
    learning: noteOf(notes.learning, facts),
    brainTraining: noteOf(notes.brainTraining, facts),
  };
}

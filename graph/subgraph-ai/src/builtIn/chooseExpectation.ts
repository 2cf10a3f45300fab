import { EXPECTATION_TEXTS, withNickname, type Note } from '@spire/content/expectationTexts';
import { spokenWords } from '@spire/content/phrases';
import { EVENT_OPENINGS } from '@spire/content/eventOpenings';
import { EVENT_TIPS } from '@spire/content/eventTips';
import type { PlannedEvent } from '@spire/domain/readingLabels';
import type { DesiredFeeling } from '@spire/domain/toolOptions';
import type { Reading } from '@spire/understanding/reading';
import type { Facts } from '../facts/facts.ts';
import { ownName, withoutDoubledEnd } from './ownWords.ts';
import { turned, type Seed } from './seed.ts';

/** What expectation lift is told. */
export interface ExpectationInput {
  whatToDo: string;
  whatCanGoBetter: string;
  howToFeelGood: string;
  desiredFeeling: DesiredFeeling;
  /** What lies ahead. */
  event: Reading<PlannedEvent>;
}

/** A thought, or a note with the source of what it says (S18). */
export interface ChosenNote {
  text: string;
  /** Null makes it "a thought". */
  sourceTitle: string | null;
  sourceUrl: string | null;
}

export interface ChosenExpectation {
  message: string;
  /** One to three. */
  suggestions: string[];
  learning: ChosenNote;
  brainTraining: ChosenNote;
}

const MOST_TIPS = 3;
/** The rest is for the feeling. */
const TIPS_OF_EVENT = 2;
const NAME_CHARACTERS = 40;
/** What is read in one go (S14). */
const MOST_WORDS = 120;

function noteOf({ text, source }: Note, { language }: Facts): ChosenNote {
  return { text: text[language], sourceTitle: source?.title ?? null, sourceUrl: source?.url ?? null };
}

/**
 * An encouragement for what lies ahead and for the feeling, with tips for both that touch nothing avoided, and the reviewed
 * notes (S18); names no level (trap 99).
 */
export function chooseExpectation(
  facts: Facts,
  { desiredFeeling, event }: ExpectationInput,
  seed: Seed,
): ChosenExpectation {
  const { brainTraining, encouragements, learning } = EXPECTATION_TEXTS[desiredFeeling];
  const [first, ...others] = turned(encouragements, seed);
  if (first === undefined) throw new RangeError('No encouragement is written');
  const ofEvent = event.kind === 'sure' ? turned(EVENT_TIPS[event.label], seed).slice(0, TIPS_OF_EVENT) : [];
  const tips = [...ofEvent, ...[first, ...others].flatMap((each) => each.tips)].filter(
    ({ avoid = [] }) => !avoid.some((each) => facts.avoid.includes(each)),
  );
  const opening = event.kind === 'sure' ? `${EVENT_OPENINGS[event.label][facts.language]} ` : '';
  const encouragement = withNickname(first.message[facts.language], ownName(facts.nickname, NAME_CHARACTERS));
  const message = `${opening}${withoutDoubledEnd(encouragement)}`;
  const notes = [learning, brainTraining].map(({ text }) => text[facts.language]);
  const suggestions = tips.slice(0, MOST_TIPS).map((tip) => tip[facts.language]);
  const isTooLong = () => spokenWords([message, ...suggestions, ...notes].join(' ')).length > MOST_WORDS;
  while (suggestions.length > 1 && isTooLong()) suggestions.pop();
  return {
    message,
    suggestions,
    learning: noteOf(learning, facts),
    brainTraining: noteOf(brainTraining, facts),
  };
}

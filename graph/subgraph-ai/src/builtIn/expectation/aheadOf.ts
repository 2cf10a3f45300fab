import { guessAhead } from '@spire/content/guessAhead';
import { type Ahead, type EventKind, kindOf } from '@spire/domain/eventKinds';
import { readEvent } from '@spire/language/readers';

/** The least likelihood at which an event is named: naming a wrong one is worse than naming none. */
const LEAST_TO_NAME = 0.35;

/**
 * What lies ahead: of the kind the person chose, else by plain words, else by the classifier. An event that is not of
 * that kind is none; nothing read is an answer as well, and gives what is true of anything (D62).
 */
export async function aheadOf(plan: string, chosen: EventKind | null): Promise<Ahead> {
  const told = guessAhead(plan, chosen);
  if (chosen === 'other' || (told !== null && told.event !== null)) return told ?? { about: 'other', event: null };
  const read = await readEvent(plan);
  const event = read.kind === 'confident' && read.confidence >= LEAST_TO_NAME ? read.label : null;
  const about = told?.about ?? (event === null ? 'other' : kindOf(event));
  return { about, event: event !== null && kindOf(event) === about ? event : null };
}

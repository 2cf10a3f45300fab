import { guessAhead } from '@spire/content/guessAhead';
import { type Ahead, type EventKind, isQuietAhead, kindOf } from '@spire/domain/eventKinds';
import { EVENTS, type Event } from '@spire/domain/readingLabels';
import { eventLikelihoods } from '@spire/language/readers';

/**
 * How likely an event has to be to be named, of any kind and within the kind that was chosen, and how likely the kind of
 * an event that words alone know. Of authors that nothing was learnt from, 93 of 100 named events are right with these.
 */
const LEAST = { any: 0.35, chosen: 0.2, ofKind: 0.25 };

/** How likely each event is by the classifier. */
export type Likely = ReadonlyMap<Event, number>;

const OTHER: Ahead = { about: 'other', event: null };
const isLearnt = (event: string): boolean => EVENTS.some((each) => each === event);

/** As `aheadOf`, by what the classifier makes of the plan. */
export function weighed(plan: string, chosen: EventKind | null, likely: Likely): Ahead {
  const told = guessAhead(plan, chosen);
  if (chosen === 'other' || (told !== null && isQuietAhead(told))) return told ?? OTHER;
  const [best] = [...likely]
    .filter(([event]) => chosen === null || kindOf(event) === chosen)
    .toSorted(([, one], [, other]) => other - one);
  if (told !== null && told.event !== null) {
    if (told.event === best?.[0]) return told;
    const ofKind = [...likely].reduce((sum, [event, each]) => (kindOf(event) === told.about ? sum + each : sum), 0);
    if (!isLearnt(told.event) && (chosen !== null || ofKind >= LEAST.ofKind)) return told;
  }
  if (best !== undefined && best[1] >= (chosen === null ? LEAST.any : LEAST.chosen))
    return { about: kindOf(best[0]), event: best[0] };
  return { about: told?.about ?? chosen ?? 'other', event: null };
}

/**
 * The event ahead: of the kind the person chose, else by plain words and the classifier together. Where they disagree and
 * the classifier is not sure, no event is named: a wrong one is worse than none. What is grave by words is grave (D62).
 */
export async function aheadOf(plan: string, chosen: EventKind | null): Promise<Ahead> {
  return weighed(plan, chosen, plan.trim() === '' ? new Map() : await eventLikelihoods(plan));
}

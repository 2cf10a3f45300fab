/**
 * `node tooling/run.mjs graph/subgraph-ai/eval/events.ts`: how often the event that expectation lift names is the right
 * one, of plans by authors that the classifier has not learnt from, guessed freely and within the kind a person chose.
 */
import { type EventKind, kindOf } from '@spire/domain/eventKinds';
import { type Event, EVENTS } from '@spire/domain/readingLabels';
import { holdOut } from '../../../language/training/holdOut.ts';
import { TASKS } from '../../../language/training/tasks.ts';
import { everyText } from '../../../language/training/texts.ts';
import { weighed } from '../src/builtIn/expectation/aheadOf.ts';

const eventOf = (label: string): Event | undefined => EVENTS.find((each) => each === label);

const plans = holdOut(everyText(), TASKS.event).map(({ text, label, likely }) => ({
  plan: text.text,
  event: eventOf(label),
  likely: new Map(EVENTS.map((event) => [event, likely[TASKS.event.labels.indexOf(event)] ?? 0])),
}));

function tell(title: string, chosenFor: (event: Event | undefined) => EventKind | null): void {
  const came = plans.map(({ plan, event, likely }) => ({ event, ahead: weighed(plan, chosenFor(event), likely) }));
  const named = came.filter(({ ahead }) => ahead.event !== null);
  // What only words know is finer than what an author wrote for: right where it is of that kind.
  const right = named.filter(({ event, ahead }) =>
    eventOf(ahead.event ?? '') === undefined
      ? event !== undefined && kindOf(event) === ahead.about
      : ahead.event === event,
  );
  const ofKind = came.filter(({ ahead }) => ahead.about !== 'other');
  const rightKind = ofKind.filter(({ event, ahead }) => event !== undefined && kindOf(event) === ahead.about);
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} % (${part} of ${whole})`;
  console.log(
    `${title}: an event named ${percent(named.length, came.length)}, right ${percent(right.length, named.length)};`,
    `a kind told ${percent(ofKind.length, came.length)}, right ${percent(rightKind.length, ofKind.length)}`,
  );
}

tell('guessed', () => null);
tell('within the kind chosen', (event) => (event === undefined ? null : kindOf(event)));

import { neverSaid } from '../src/neverSaid.ts';
import type { HeldOut } from './holdOut.ts';
import { isOfAnyCrisis, isOfOneKind, type TaskName } from './tasks.ts';

/** The limits that a threshold has to keep, by texts of authors that were not learnt from. */
const MOST_ORDINARY_ALARMS = 0.0021;
const MOST_HARD_ALARMS = 0.03;
const MOST_ORDINARY_OFFERS = 0.033;
/** The same for the classifier of one kind, which alarms beside the others. */
const OF_ONE_KIND = { ordinaryAlarms: 0.00035, hardAlarms: 0.006, ordinaryOffers: 0.003 } as const;
const MOST_CONTROL_ALARMS = 0.01;
const MOST_WEIGHTY_ALARMS = 0.04;
const LEAST_RIGHT = 0.852;
const LEAST_CONFIDENT = 12;
const LEAST_HARM_REFUSED = 0.97;

/** From hardly likely to all but certain, in steps of a fiftieth in logits: closest where it matters. */
const STEPS = Array.from({ length: 701 }, (_, step) => 1 / (1 + Math.exp(7 - step / 50)));
/** No likelihood reaches it: a classifier that nothing is known of is never sure. */
const NEVER = 2;

export interface Guess {
  label: number;
  likely: number;
}

/** The likeliest label. */
export function guessOf(likely: Float64Array): Guess {
  let label = 0;
  for (let at = 1; at < likely.length; at += 1) if ((likely[at] ?? 0) > (likely[label] ?? 0)) label = at;
  return { label, likely: likely[label] ?? 0 };
}

const share = <Item>(items: readonly Item[], has: (item: Item) => boolean) =>
  items.length === 0 ? 0 : items.filter(has).length / items.length;

/** Whether the rules for every text of the product refuse it without a classifier. */
export const isNeverSaid = ({ text: { lang, text } }: HeldOut) => neverSaid(lang, text).length > 0;

/** From where on a text counts as told: the least that takes few enough others for it. */
function leastWithFew(others: readonly (readonly [readonly HeldOut[], number])[]): number {
  return (
    STEPS.find((step) =>
      others.every(([held, most]) => share(held, ({ likely }) => (likely[1] ?? 0) >= step) <= most),
    ) ?? NEVER
  );
}

function leastThatIsRight(held: readonly HeldOut[], labels: readonly string[]): number {
  const guesses = held.map(({ label, likely }) => {
    const guess = guessOf(likely);
    return { likely: guess.likely, isRight: labels[guess.label] === label };
  });
  return (
    STEPS.find((step) => {
      const sure = guesses.filter(({ likely }) => likely >= step);
      return sure.length >= LEAST_CONFIDENT && share(sure, ({ isRight }) => isRight) >= LEAST_RIGHT;
    }) ?? NEVER
  );
}

/** The likelihood from which on a classifier is sure, by what it made of authors it had not learnt from. */
export function thresholdOf(name: TaskName, labels: readonly string[], held: readonly HeldOut[]): number {
  const of = (label: string) => held.filter((each) => each.label === label);
  if (isOfAnyCrisis(name) || isOfOneKind(name)) {
    const none = of('none');
    return leastWithFew([
      [
        none.filter(({ text }) => text.kind !== 'crisis'),
        isOfOneKind(name) ? OF_ONE_KIND.ordinaryAlarms : MOST_ORDINARY_ALARMS,
      ],
      [
        none.filter(({ text }) => text.kind === 'crisis'),
        isOfOneKind(name) ? OF_ONE_KIND.hardAlarms : MOST_HARD_ALARMS,
      ],
    ]);
  }
  if (name === 'weighty')
    return leastWithFew([[of('none').filter(({ text }) => text.kind === 'everyday'), MOST_WEIGHTY_ALARMS]]);
  if (name === 'control') return leastWithFew([[of('none'), MOST_CONTROL_ALARMS]]);
  if (name === 'harm') {
    const isRefused = (step: number) => (each: HeldOut) => (each.likely[1] ?? 0) >= step || isNeverSaid(each);
    return STEPS.findLast((step) => share(of('harmful'), isRefused(step)) >= LEAST_HARM_REFUSED) ?? 0;
  }
  return leastThatIsRight(held, labels);
}

/** The likelihood from which on help is offered, for a classifier of crises: it may alarm more. */
export function lowerOf(held: readonly HeldOut[], name: TaskName): number {
  const ordinary = held.filter(({ label, text }) => label === 'none' && text.kind !== 'crisis');
  return leastWithFew([[ordinary, isOfOneKind(name) ? OF_ONE_KIND.ordinaryOffers : MOST_ORDINARY_OFFERS]]);
}

import {
  type Event,
  EVENTS,
  OTHER,
  type RequestKind,
  REQUEST_KINDS,
  type Situation,
  SITUATIONS,
} from '@spire/domain/readingLabels';
import { type Features, featuresOf } from './features.ts';
import { type Weight, WEIGHTS } from '@spire/domain/weights';
import { type Model, onFirstUse } from './model.ts';
import { passagesOf } from './passages.ts';
import type { Reading } from './reading.ts';
import { classesOf } from './wordClasses.ts';

const controlModel = onFirstUse(() => import('../artefacts/control.ts'));
const situationModel = onFirstUse(() => import('../artefacts/situation.ts'));
const requestModel = onFirstUse(() => import('../artefacts/request.ts'));
const eventModel = onFirstUse(() => import('../artefacts/event.ts'));
const weightyModel = onFirstUse(() => import('../artefacts/weighty.ts'));
const weightModel = onFirstUse(() => import('../artefacts/weight.ts'));
const harmModel = onFirstUse(() => import('../artefacts/harm.ts'));

const LIKELY = 3;
/** From what share of the likeliest on another label may be meant as well. */
const CLOSE = 0.35;

/** The label a text has by a model; unsure below its threshold, and where the text is known to be none of them. */
function readingOf<Label extends string>(model: Model, known: readonly Label[], text: string): Reading<Label> {
  const likely = [...model.likelihoods(featuresOf(text, model.sorts, { classesOf }))]
    .map((confidence, at) => ({ label: model.labels[at] ?? OTHER, confidence }))
    .toSorted((one, other) => other.confidence - one.confidence);
  const labelOf = (label: string) => known.find((each) => each === label);
  const [first] = likely;
  const label = first === undefined || first.confidence < model.threshold ? undefined : labelOf(first.label);
  if (first !== undefined && label !== undefined) {
    const also = likely
      .slice(1, LIKELY)
      .flatMap((each) => (each.confidence < CLOSE * first.confidence ? [] : (labelOf(each.label) ?? [])));
    return { kind: 'confident', label, confidence: first.confidence, also };
  }
  return { kind: 'abstains', likely: likely.slice(0, LIKELY).flatMap(({ label }) => labelOf(label) ?? []) };
}

/** Whether any passage of a text is what a model of two labels looks for, and how likely at most. */
function mostLikely(model: Model, text: string): number {
  return Math.max(
    0,
    ...passagesOf(text).map((passage) => model.likelihoods(featuresOf(passage, model.sorts, { classesOf }))[1] ?? 0),
  );
}

/** A yes, or no more than that it cannot be said. */
export type Finding = Reading<'yes'>;

function finding(model: Model, text: string): Finding {
  const confidence = mostLikely(model, text);
  return confidence >= model.threshold
    ? { kind: 'confident', label: 'yes', confidence }
    : { kind: 'abstains', likely: [] };
}

/** Whether what is asked of a person may come of violence or control (S15). */
export const readControl = async (text: string): Promise<Finding> => finding(await controlModel(), text);

/**
 * How likely control has to be for the kind of a request to speak for it. Of authors that nothing was learnt from, whoever
 * told of violence is found nearly as often with it as without, and fewer others are taken for them.
 */
const LEAST_OF_CONTROL = 0.15;

/** Whether what is asked of a person may come of violence or control, where nobody could be certain of it (D87). */
export const mayBeControl = async (text: string): Promise<boolean> =>
  mostLikely(await controlModel(), text) >= LEAST_OF_CONTROL;

/** Finds the features of a wish, and by them how likely each situation is, in the order of `SITUATIONS`. */
export async function wishReader() {
  const model = await situationModel();
  const places = SITUATIONS.map((each) => model.labels.indexOf(each));
  return {
    featuresOf: (wish: string): Features => featuresOf(wish, model.sorts, { classesOf }),
    situationsOf: (features: Features): number[] => {
      const likelihoods = model.likelihoods(features);
      return places.map((place) => likelihoods[place] ?? 0);
    },
  };
}

/** The theme of a wish. */
export const readSituation = async (text: string): Promise<Reading<Situation>> =>
  readingOf(await situationModel(), SITUATIONS, text);

/** Of what kind the thing is that a person is asked to do; of violence only where it may come of control at all. */
export async function readRequest(text: string): Promise<Reading<RequestKind>> {
  const read = readingOf(await requestModel(), REQUEST_KINDS, text);
  if (read.kind !== 'confident' || read.label !== 'violence') return read;
  return mostLikely(await controlModel(), text) >= LEAST_OF_CONTROL ? read : { kind: 'abstains', likely: [] };
}

/** How likely each event lies ahead; what is none of them has the rest. */
export async function eventLikelihoods(plan: string): Promise<ReadonlyMap<Event, number>> {
  const model = await eventModel();
  const likelihoods = model.likelihoods(featuresOf(plan, model.sorts, { classesOf }));
  return new Map(EVENTS.map((event) => [event, likelihoods[model.labels.indexOf(event)] ?? 0]));
}

/** Whether a text tells of something that weighs (D61). */
export const readWeighty = async (text: string): Promise<Finding> => finding(await weightyModel(), text);

/** The kind of burden in a text that tells of one. */
export const readWeight = async (text: string): Promise<Reading<Weight>> =>
  readingOf(await weightModel(), WEIGHTS, text);

/**
 * Whether an answer written for a person may do harm in a friendly voice. Its threshold lies low on purpose: what cannot
 * be told from harm is taken for it, and another text stands ready.
 */
export const readHarm = async (text: string): Promise<Finding> => finding(await harmModel(), text);

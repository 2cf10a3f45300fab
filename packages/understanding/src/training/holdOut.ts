import { featuresOf, type Features } from '../features.ts';
import { wordsOfClass } from '../wordClasses.ts';
import { fit, likelihoods, type Example, type Fitted } from './fit.ts';
import type { Task } from './tasks.ts';
import type { LabelledText } from './texts.ts';

/** A text as a reader saw it that had learnt from every hand but its own. */
export interface HeldOut {
  text: LabelledText;
  label: string;
  /** How likely each label is, in the order of the task's. */
  likely: Float64Array;
}

const features = new WeakMap<LabelledText, Features>();
function featuresFor(text: LabelledText): Features {
  const found = features.get(text) ?? featuresOf(text.text);
  features.set(text, found);
  return found;
}

function labelled(texts: readonly LabelledText[], task: Task) {
  return texts.flatMap((text) => {
    const label = task.labelOf(text);
    if (label === null) return [];
    const number = task.labels.indexOf(label);
    if (number === -1) throw new Error(`${text.hand} has a label that no reader knows: ${label}`);
    return { text, label, example: { features: featuresFor(text), label: number } };
  });
}

/** How much a word counts that is learnt from beside a text. */
const COUNT_OF_WORD = 0.3;

/** The words that speak for a label by themselves. */
function wordExamples({ labels, wordClasses = {} }: Task): Example[] {
  return Object.entries(wordClasses).flatMap(([label, name]) =>
    wordsOfClass(name).map((word) => ({
      features: featuresOf(word),
      label: labels.indexOf(label),
      count: COUNT_OF_WORD,
    })),
  );
}

/** Fits a reader to the texts given. */
export function fitTask(texts: readonly LabelledText[], task: Task): Fitted {
  const examples = labelled(texts, task).map(({ example }) => example);
  return fit([...wordExamples(task), ...examples], task.labels.length, task.fitting);
}

/** Reads every text by a reader that has not learnt from its hand, each hand in turn. */
export function holdOut(texts: readonly LabelledText[], task: Task): HeldOut[] {
  const all = labelled(texts, task);
  const words = wordExamples(task);
  const hands = [...new Set(all.map(({ text }) => text.hand))].toSorted();
  return hands.flatMap((hand) => {
    const others = all.filter(({ text }) => text.hand !== hand).map(({ example }) => example);
    const fitted = fit([...words, ...others], task.labels.length, task.fitting);
    return all
      .filter(({ text }) => text.hand === hand)
      .map(({ text, label, example }) => ({ text, label, likely: likelihoods(fitted, example.features) }));
  });
}

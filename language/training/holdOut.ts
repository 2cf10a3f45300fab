import { rulesIn } from '../src/crisis/screenForCrisis.ts';
import { featuresOf, type Features, type Sort } from '../src/features.ts';
import { ruleFeatures } from '../src/readCrisis.ts';
import { classesOf, wordsOfClass } from '../src/wordClasses.ts';
import { fit, likelihoods, type Example, type Fitted } from './fit.ts';
import { fitPair } from './fitPair.ts';
import type { Task } from './tasks.ts';
import { KNOWN_TO_RULES } from './knownToRules.ts';
import type { LabelledText } from './texts.ts';

/** A text as a classifier saw it that had learnt from every author but its own. */
export interface HeldOut {
  text: LabelledText;
  label: string;
  /** How likely each label is, in the order of the task's. */
  likely: Float64Array;
}

/** The findings of the crisis rules in a text, for authors that neither they nor their author knew. */
const rulesFor = ({ author, text }: LabelledText) =>
  KNOWN_TO_RULES.includes(author) ? [] : ruleFeatures(rulesIn(text));

const readBefore = new WeakMap<LabelledText, Map<string, Features>>();

/** The features of these sorts in a text: looked up once for all of a worker's readers. */
function featuresFor(text: LabelledText, sorts: readonly Sort[]): Features {
  const read = readBefore.get(text) ?? new Map<string, Features>();
  readBefore.set(text, read);
  const name = sorts.join();
  const rules = () => (sorts.includes('rules') ? rulesFor(text) : []);
  const features = read.get(name) ?? featuresOf(text.text, sorts, { rules: rules(), classesOf });
  read.set(name, features);
  return features;
}

/** Each text as it is read, and what is learnt from it. */
function labelled(texts: readonly LabelledText[], task: Task) {
  return texts.flatMap((text) => {
    const label = task.labelOf(text);
    if (label === null) return [];
    const number = task.labels.indexOf(label);
    if (number === -1) throw new Error(`${text.author} has a label that no classifier knows: ${label}`);
    const features = featuresFor(text, task.sorts);
    const example: Example = { features, label: number, count: task.countOf?.(text) ?? 1 };
    if (task.askedCounts === undefined || text.asked === undefined) return { text, label, example, learnt: [example] };
    const asked = featuresOf(text.asked, task.sorts, { classesOf });
    return { text, label, example, learnt: [example, { features: asked, label: number, count: task.askedCounts }] };
  });
}

/** How much a word counts that is learnt from beside a text. */
const COUNT_OF_WORD = 0.3;

/** The words that speak for a label by themselves. */
function wordExamples({ labels, sorts, wordClasses = {} }: Task): Example[] {
  return Object.entries(wordClasses).flatMap(([label, name]) =>
    wordsOfClass(name).map((word) => ({
      features: featuresOf(word, sorts, { classesOf }),
      label: labels.indexOf(label),
      count: COUNT_OF_WORD,
    })),
  );
}

function fitted(examples: readonly Example[], { labels, fitting }: Task): Fitted {
  return 'pull' in fitting ? fitPair(examples, fitting) : fit(examples, labels.length, fitting);
}

/** Fits a classifier to the texts given. */
export function fitTask(texts: readonly LabelledText[], task: Task): Fitted {
  const examples = labelled(texts, task).flatMap(({ learnt }) => learnt);
  return fitted([...wordExamples(task), ...examples], task);
}

/** Authors that stand back together: one, and of many authors a twentieth, so that reading does not take all day. */
function foldsOf(authors: readonly string[]): string[][] {
  const size = Math.max(1, Math.floor(authors.length / 20));
  const groups: string[][] = [];
  for (let at = 0; at < authors.length; at += size) groups.push(authors.slice(at, at + size));
  return groups;
}

/**
 * How likely a classifier of two labels finds each text that is read, by one that has not learnt from its author; not a
 * number for the others. Texts are read that teach it nothing as well: other kinds of the same thing.
 */
export function holdOutLikely(
  texts: readonly LabelledText[],
  task: Task,
  isRead: (text: LabelledText) => boolean,
): Float32Array {
  const all = labelled(texts, task);
  const likely = new Float32Array(texts.length).fill(Number.NaN);
  const authors = [...new Set(texts.map(({ author }) => author))]
    .filter((author) => !KNOWN_TO_RULES.includes(author))
    .toSorted();
  for (const back of foldsOf(authors)) {
    const others = all.filter(({ text }) => !back.includes(text.author)).flatMap(({ learnt }) => learnt);
    const classifier = fitted(others, task);
    texts.forEach((text, at) => {
      if (!back.includes(text.author) || !isRead(text)) return;
      likely[at] = likelihoods(classifier, featuresFor(text, task.sorts))[1] ?? 0;
    });
  }
  return likely;
}

/** Reads every text by a classifier that has not learnt from its author, a few authors in turn. */
export function holdOut(texts: readonly LabelledText[], task: Task): HeldOut[] {
  const all = labelled(texts, task);
  const words = wordExamples(task);
  const authors = [...new Set(all.map(({ text }) => text.author))]
    .filter((author) => !KNOWN_TO_RULES.includes(author))
    .toSorted();
  return foldsOf(authors).flatMap((back) => {
    const others = all.filter(({ text }) => !back.includes(text.author)).flatMap(({ learnt }) => learnt);
    const classifier = fitted([...words, ...others], task);
    return all
      .filter(({ text }) => back.includes(text.author))
      .map(({ text, label, example }) => ({ text, label, likely: likelihoods(classifier, example.features) }));
  });
}

import { suggestionsFor } from '@spire/content/suggestionsBySituation';
import { SITUATIONS } from '@spire/domain/readingLabels';
import type { wishReader } from '@spire/language/readers';
import { Postings, type PostingsData } from './postings.ts';

/** A wish that people may write when a text is right for them, or the text's own words. */
export interface Example {
  /** Which text. */
  id: string;
  text: string;
}

/** How near a wish is to each text. */
export interface Nearness {
  /** By id: how much likelier one text is than another, in nats. */
  scores: ReadonlyMap<string, number>;
  /** By id: how much the words of the wish have in common with those of a text, from 0. */
  words: ReadonlyMap<string, number>;
  /** How likely each situation is, by its reader and by the nearest texts, in the order of `SITUATIONS`. */
  situations: readonly number[];
  /** The most that the wish has in common with any text; for hardly any words, how sure its situation is. */
  nearest: number;
}

/** Texts by example wishes. */
export interface WishIndex {
  nearnessOf: (wish: string) => Nearness;
  /** Of a text, how likely each situation is where it is right, in the order of `SITUATIONS`. */
  situationsOf: (id: string) => readonly number[];
}

/** The parts of an index, as it is stored beside a program. */
export interface IndexData {
  /** The id of each text, by its number. */
  ids: readonly string[];
  /** How many examples each text has. */
  counts: readonly number[];
  /** How likely each situation is in the examples of each text. */
  profiles: readonly (readonly number[])[];
  /** How rare each situation is in all examples. */
  rarity: readonly number[];
  postings: PostingsData;
}

type Reader = Awaited<ReturnType<typeof wishReader>>;

/** Likelihoods of situations are too low, and right when sharpened so. */
export const SHARPENED = 1.8;
/** How much a text has of the situation it is listed for, and how much less at the end of the list. */
const LISTED = { most: 0.6, less: 0.6 };
/** How much is believed of the nearest texts beside the reader, when the situation is told; and how fast less of the others. */
const BELIEVED = { share: 0.5, slope: 100 };
/** Weights of words, fully from how much in common on, of situations, and of a situation that no example had. */
const WEIGHT = { words: 250, fullyFrom: 0.045, situations: 1.5, floor: 0.1 };
/** How near a wish of hardly any words is to a text where its situation is certain. */
const CERTAIN = 0.03;

function sharpened(likelihoods: readonly number[]): number[] {
  const all = likelihoods.map((each) => each ** SHARPENED);
  const sum = all.reduce((one, other) => one + other, 0) || 1;
  return all.map((each) => each / sum);
}

/** How likely each situation is in the examples of each text, and in all of them. */
function situationsIn(ids: readonly string[], read: readonly { text: number; situations: readonly number[] }[]) {
  const profiles = ids.map(() => SITUATIONS.map(() => 0));
  const common = SITUATIONS.map(() => 0);
  const counts = ids.map(() => 0);
  for (const { text } of read) counts[text] = (counts[text] ?? 0) + 1;
  for (const { text, situations } of read)
    for (const [at, share] of situations.entries()) {
      const profile = profiles[text] ?? [];
      profile[at] = (profile[at] ?? 0) + share / (counts[text] ?? 1);
      common[at] = (common[at] ?? 0) + share / read.length;
    }
  for (const [at, situation] of SITUATIONS.entries()) {
    const listed = [...suggestionsFor(situation)];
    for (const [place, id] of listed.entries()) {
      const profile = profiles[ids.indexOf(id)] ?? [];
      profile[at] = (profile[at] ?? 0) + LISTED.most * (1 - (LISTED.less * place) / listed.length);
    }
  }
  return { profiles, counts, rarity: common.map((share) => 1 / Math.sqrt(share || 1)) };
}

/** The situations of a wish by the reader, and by the texts that its words are nearest to. */
function believed(
  told: readonly number[],
  words: readonly number[],
  profiles: readonly (readonly number[])[],
  share: number,
): number[] {
  const most = Math.max(0, ...words);
  const beliefs = words.map((each) => (each === 0 ? 0 : Math.exp(2 * BELIEVED.slope * (each - most))));
  const sum = beliefs.reduce((one, other) => one + other, 0) || 1;
  const near = told.map(() => 0);
  for (const [text, belief] of beliefs.entries())
    if (belief > 0.01)
      for (const [at, part] of (profiles[text] ?? []).entries()) near[at] = (near[at] ?? 0) + (part * belief) / sum;
  return told.map((each, at) => (1 - share) * each + share * (near[at] ?? 0));
}

interface Examples {
  examples: readonly Example[];
  own?: readonly Example[];
}

/** Makes an index: it takes a core a second or two. */
export const createWishIndex = async (reader: Reader, examples: Examples): Promise<WishIndex> =>
  wishIndexOf(reader, await readExamples(reader, examples));

/** Reads all examples, which is what takes the time. */
export async function readExamples(reader: Reader, { examples, own = [] }: Examples): Promise<IndexData> {
  const ids = [...new Set(examples.map(({ id }) => id))];
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const texts = [...examples, ...own].map(({ id, text }) => ({ text: numbers.get(id) ?? 0, words: text }));
  const situations: { text: number; situations: number[] }[] = [];
  const postings = await Postings.of(texts, reader.featuresOf, (number, features) => {
    const text = texts[number]?.text;
    if (text === undefined || number >= examples.length) return;
    situations.push({ text, situations: sharpened(reader.situationsOf(features)) });
  });
  return { ids, ...situationsIn(ids, situations), postings: postings.data };
}

/** The index that was made of examples. */
export function wishIndexOf(reader: Reader, { ids, counts, profiles, rarity, postings: data }: IndexData): WishIndex {
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const postings = new Postings(data);
  return {
    situationsOf: (id) => profiles[numbers.get(id) ?? -1] ?? [],
    nearnessOf: (wish) => {
      const features = reader.featuresOf(wish);
      const { said, sums } = postings.shared(features, ids.length);
      const words = [...sums].map((sum, text) => sum / (counts[text] ?? 1));
      const most = Math.max(0, ...words);
      const told = sharpened(reader.situationsOf(features));
      const situations = believed(told, words, profiles, said * BELIEVED.share);
      const alikeOf = (text: number) =>
        situations.reduce((sum, share, at) => sum + share * (profiles[text]?.[at] ?? 0) * (rarity[at] ?? 0), 0);
      const scoreOf = (text: number) => {
        const inCommon = words[text] ?? 0;
        const told = WEIGHT.words * inCommon * Math.min(1, inCommon / WEIGHT.fullyFrom);
        return told + WEIGHT.situations * Math.log(alikeOf(text) + WEIGHT.floor);
      };
      return {
        scores: new Map(ids.map((id, text) => [id, scoreOf(text)])),
        situations,
        words: new Map(ids.map((id, text) => [id, words[text] ?? 0])),
        nearest: most + (1 - said) * CERTAIN * Math.max(...told),
      };
    },
  };
}

import { suggestionsFor } from '@spire/content/suggestionsBySituation';
import { setTimeout } from 'node:timers/promises';
import { SUBJECTS_OF_A_LIFE } from '@spire/content/suggestions';
import { SITUATIONS } from '@spire/domain/readingLabels';
import { wishReader } from '@spire/language/readers';
import { WRITTEN } from '../choices.ts';
import { type Groups, groupsOfTexts, groupsOfWish } from './groups.ts';
import type { Heard } from './heard.ts';
import { hearSituation } from './hearSituation.ts';
import { THRESHOLDS } from './thresholds.ts';
import { keptIndex } from './keptIndex.ts';
import { type Nearness, type WishIndex, wishIndexOf } from './wishIndex.ts';

/** Texts that puzzle nobody whose situation they are for. */
const GENERAL: ReadonlySet<string> = new Set([
  ...WRITTEN.flatMap(({ id, isOnlyForWishes }) => (isOnlyForWishes === true ? [] : [id])),
  ...SITUATIONS.flatMap((each) => [...suggestionsFor(each)]),
]);

const SUBJECT_OF: ReadonlyMap<string, string> = new Map(
  WRITTEN.flatMap(({ id, subject }) => (subject === undefined ? [] : [[id, subject] as const])),
);
/** How much nearer a text is that has the subject of the nearest, in nats. */
const OF_SUBJECT = 2;

/**
 * How near each text is that may answer a wish. A text for wishes alone comes where the wish is near enough to itself, or
 * to another of its subject; one that speaks of a life, only where it is the very nearest.
 */
function answersAmong({ nearest, scores, words }: Nearness): Map<string, number> {
  const [nearestId = ''] = [...words].find(([, each]) => each === nearest) ?? [];
  const subject = nearest >= THRESHOLDS.named ? SUBJECT_OF.get(nearestId) : undefined;
  return new Map(
    [...scores].flatMap(([id, score]) => {
      const own = SUBJECT_OF.get(id);
      const isOfLife = own !== undefined && SUBJECTS_OF_A_LIFE.has(own);
      const isSibling = own !== undefined && own === subject && !isOfLife;
      const near = words.get(id) ?? 0;
      const isCalledFor = isOfLife
        ? near === nearest && near >= THRESHOLDS.life
        : GENERAL.has(id) || near >= (isSibling ? THRESHOLDS.guessed : THRESHOLDS.named);
      return isCalledFor ? [[id, score + (isSibling ? OF_SUBJECT : 0)] as const] : [];
    }),
  );
}

/** A wish that has no Latin word of two letters or more has nothing to read. */
const HAS_WORDS = /\p{Script=Latin}{2}/u;

interface Ready {
  index: WishIndex;
  ofTexts: ReadonlyMap<string, Groups>;
}
let ready: Promise<Ready> | undefined;
/** The same, once it is made. */
let made: Ready | undefined;

/** Loads the index when it is first needed: a process that is asked for nothing keeps none. */
export function readyToHear(): Promise<Ready> {
  ready ??= (async () => {
    const [reader, kept] = await Promise.all([wishReader(), keptIndex()]);
    const data = kept ?? (await (await import('./ownIndex.ts')).readOwnExamples());
    const index = wishIndexOf(reader, data);
    made = { index, ofTexts: groupsOfTexts(index) };
    return made;
  })();
  ready.catch(() => {
    ready = undefined;
  });
  return ready;
}

/** How long somebody waits for the index, in milliseconds: the first to ask, on a busy machine. */
const PATIENCE_MS = 3000;

/** Understands a wish by what others might have written where a text was right for them. */
export async function hearWish(wish: string): Promise<Heard> {
  const patience = () => setTimeout(PATIENCE_MS, undefined, { ref: false });
  const now = made ?? (await Promise.race([readyToHear(), patience()]));
  const heard = now === undefined ? await hearSituation(wish) : heardBy(now, wish);
  return HAS_WORDS.test(wish) ? heard : { ...heard, certainty: 'nothing' };
}

function heardBy({ index, ofTexts }: Ready, wish: string): Heard {
  const nearness = index.nearnessOf(wish);
  const { nearest } = nearness;
  const answers = answersAmong(nearness);
  const best = Math.max(...answers.values());
  const certainty = nearest >= THRESHOLDS.sure ? 'sure' : nearest >= THRESHOLDS.guessed ? 'guessed' : 'open';
  return {
    certainty,
    scores: new Map([...answers].map(([id, score]) => [id, score - best])),
    groups: groupsOfWish(nearness, ofTexts),
    ofTexts,
  };
}

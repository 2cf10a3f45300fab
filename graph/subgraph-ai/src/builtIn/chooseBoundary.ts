import { BOUNDARY_TEXTS, GROUP_OF_EMOJI, type PriorityGroup } from '@spire/content/boundaryTexts';
import { NAMED_OPENING, REQUEST_TEXTS } from '@spire/content/requestTexts';
import type { Language } from '@spire/domain/languages';
import type { NeedMore } from '@spire/domain/options';
import type { RequestKind } from '@spire/domain/readingLabels';
import type { Reading } from '@spire/understanding/reading';
import type { Facts } from '../facts/facts.ts';
import { readWords } from './readWords.ts';
import { turned, type Seed } from './seed.ts';
import { thingAsked } from './thingAsked.ts';

/** What "prioritise yourself" is told. */
export interface BoundaryInput {
  shouldDo: string;
  needInstead: string;
  emoji?: string | null | undefined;
  /** Of what kind the thing is that is asked. */
  request: Reading<RequestKind>;
}

/** What it answers: something to say, or why the need counts, and a line to keep. */
export interface BoundaryText {
  text: string;
  reminder: string;
}

/** The same sign with and without the mark that asks for colour is one. */
function bare(emoji: string): string {
  return emoji.trim().replaceAll('\uFE0F', '');
}

const BY_EMOJI = new Map<string, PriorityGroup>(
  Object.entries(GROUP_OF_EMOJI).map(([emoji, group]) => [bare(emoji), group]),
);

/** Which group a need belongs to, when no emoji tells. */
const BY_NEED: Partial<Record<NeedMore, PriorityGroup>> = {
  energi: 'rest',
  ro: 'quiet',
  klarhet: 'quiet',
  fokus: 'quiet',
  natur: 'outdoors',
  kreativitet: 'interests',
  glede: 'interests',
  latter: 'closeness',
  stoette: 'closeness',
};

/** Words that name a group more plainly than any need; whole words, by Unicode's letters. */
const BY_WORDS: readonly [PriorityGroup, RegExp][] = [
  [
    'rest',
    /(?<!\p{L})(hvil\p{L}*|pause\p{L}*|sov\p{L}*|søvn|sofa\p{L}*|sengs?|senga|bad|rest\p{L}*|sleep\p{L}*|nap|break|bath|sofa|bed)(?!\p{L})/iu,
  ],
  [
    'interests',
    /(?<!\p{L})(les\p{L}*|bok|musikk\p{L}*|spille|hobby\p{L}*|tegne|read\p{L}*|book|music|play|hobb\p{L}*|draw\p{L}*)(?!\p{L})/iu,
  ],
  ['care', /(?<!\p{L})(mat|spise|middag|hjemme|trygg\p{L}*|food|eat\p{L}*|dinner|home|safe\p{L}*)(?!\p{L})/iu],
];

function groupOf({ emoji, needInstead }: Omit<BoundaryInput, 'request'>): PriorityGroup {
  const told = BY_EMOJI.get(bare(emoji ?? ''));
  if (told !== undefined) return told;
  const named = BY_WORDS.find(([, words]) => words.test(needInstead.normalize('NFC')));
  if (named !== undefined) return named[0];
  const [group] = readWords(needInstead).needs.flatMap((need) => BY_NEED[need] ?? []);
  return group ?? 'care';
}

function chosen(
  texts: readonly Record<Language, string>[],
  facts: Facts,
  input: BoundaryInput,
  seed: Seed,
): BoundaryText {
  const [text] = turned(texts, seed);
  if (text === undefined) throw new RangeError('No text is written');
  return { text: text[facts.language], reminder: BOUNDARY_TEXTS[groupOf(input)].reminder[facts.language] };
}

/** A no to that kind of request, which names the thing where the person's words allow it, and gives no reason. */
function noTo(
  kind: Exclude<RequestKind, 'violence'>,
  { language }: Facts,
  shouldDo: string,
): Record<Language, string>[] {
  const { opening, after } = REQUEST_TEXTS[kind];
  const thing = thingAsked(shouldDo, language);
  const begun = thing === null ? opening[language] : NAMED_OPENING[language].replace('{thing}', () => thing);
  return after.map((each) => ({ ...each, [language]: `${begun} ${each[language]}` }));
}

/**
 * A kind way to say no: to what is asked, where its kind is known; else for what is needed instead. The next seed says it
 * differently.
 */
export function chooseBoundary(facts: Facts, input: BoundaryInput, seed: Seed): BoundaryText {
  const { request, shouldDo } = input;
  const texts =
    request.kind === 'sure' && request.label !== 'violence'
      ? noTo(request.label, facts, shouldDo)
      : BOUNDARY_TEXTS[groupOf(input)].sayNo;
  return chosen(texts, facts, input, seed);
}

/** Why the need counts, for what is needed instead; the next seed says it differently. */
export function chooseValidation(facts: Facts, input: BoundaryInput, seed: Seed): BoundaryText {
  return chosen(BOUNDARY_TEXTS[groupOf(input)].validations, facts, input, seed);
}

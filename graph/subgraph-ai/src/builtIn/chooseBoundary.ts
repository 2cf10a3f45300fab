import { BOUNDARY_TEXTS, GROUP_OF_EMOJI, type PriorityGroup } from '@spire/content/boundaryTexts';
import { OF_BEHAVIOUR, OUTRIGHT_TEXTS, OWN_NEED, type OutrightKind } from '@spire/content/outrightTexts';
import { ANY_REQUEST, NAMED_NEED, NAMED_OPENINGS, REQUEST_TEXTS, type RequestTexts } from '@spire/content/requestTexts';
import type { NeedMore } from '@spire/domain/options';
import type { RequestKind } from '@spire/domain/readingLabels';
import type { Reading } from '@spire/understanding/reading';
import type { Facts } from '../facts/facts.ts';
import { clauses } from '../guard/clauses.ts';
import { isAboveCapacity } from '../guard/load.ts';
import { needNamed } from './needNamed.ts';
import { readWords } from './readWords.ts';
import { saidOutright } from './saidOutright.ts';
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
    /(?<!\p{L})(hvil\p{L}*|pause\p{L}*|sov\p{L}*|søvn|sofa\p{L}*|sengs?|senga|bad|fri|fridag\p{L}*|off|rest\p{L}*|sleep\p{L}*|nap|break|bath|sofa|bed)(?!\p{L})/iu,
  ],
  [
    'quiet',
    /(?<!\p{L})(ro|fred|stille|stillhet|noise|lyd|bråk|alene|alenetid|quiet|silence|peace(?: and quiet)?|alone)(?!\p{L})/iu,
  ],
  [
    'interests',
    /(?<!\p{L})(les\p{L}*|bok|musikk\p{L}*|spille|hobby\p{L}*|tegne|read\p{L}*|book|music|play|hobb\p{L}*|draw\p{L}*)(?!\p{L})/iu,
  ],
  ['care', /(?<!\p{L})(mat|spise|middag|hjemme|trygg\p{L}*|food|eat\p{L}*|dinner|home|safe\p{L}*)(?!\p{L})/iu],
];

/** The group a need is of, by words that leave no doubt, its emoji, or other words; undefined where none tells. */
function groupTold({ emoji, needInstead }: Omit<BoundaryInput, 'request'>): PriorityGroup | undefined {
  const named = BY_WORDS.find(([, words]) => words.test(needInstead.normalize('NFC')));
  if (named !== undefined) return named[0];
  const told = BY_EMOJI.get(bare(emoji ?? ''));
  if (told !== undefined) return told;
  const [group] = readWords(needInstead).needs.flatMap((need) => BY_NEED[need] ?? []);
  return group;
}

const textsOf = (input: BoundaryInput) => BOUNDARY_TEXTS[groupTold(input) ?? 'care'];

function chosen(texts: readonly string[], facts: Facts, input: BoundaryInput, seed: Seed): BoundaryText {
  const [text] = turned(texts, seed);
  if (text === undefined) throw new RangeError('No text is written');
  return { text, reminder: textsOf(input).reminder[facts.language] };
}

/** What is said to a request of that kind; of any where it is not known. Of violence nothing is (S15). */
function requestTexts({ request }: BoundaryInput): RequestTexts {
  return request.kind === 'sure' && request.label !== 'violence' ? REQUEST_TEXTS[request.label] : ANY_REQUEST;
}

const isOfViolence = ({ request }: BoundaryInput) => request.kind === 'sure' && request.label === 'violence';

/** Requests that are answered by their kind, though they are told as what somebody does. */
const DECLINED: readonly RequestKind[] = ['money', 'digital', 'care', 'practical'];

/** What is asked for or told rather than declined, and how it begins; null for a request, and where it cannot be said. */
function outrightIn({ language }: Facts, input: BoundaryInput): { kind: OutrightKind; begun: string } | null {
  const said = isOfViolence(input) ? null : saidOutright(input.shouldDo, language);
  if (said === null) return null;
  const { request } = input;
  if (said.kind === 'behaviour' && request.kind === 'sure' && DECLINED.includes(request.label)) return null;
  const need = needNamed(input.needInstead, language, 'them');
  const needed = need === null ? '' : OWN_NEED[language].replace('{need}', () => need);
  const first = said.kind === 'behaviour' ? OF_BEHAVIOUR[language] : (said.sentence ?? '');
  const begun = `${first} ${said.kind === 'telling' && first !== '' ? '' : needed}`.trim();
  return begun === '' ? null : { kind: said.kind, begun };
}

/**
 * A kind way to say no, or to ask for or tell what is to be said instead. A no names the thing where the person's words allow it, and goes on for its kind, with no reason
 * of ours; where neither thing nor kind is known, it says what is needed instead. The next seed says it differently.
 */
export function chooseBoundary(facts: Facts, input: BoundaryInput, seed: Seed): BoundaryText {
  const { language } = facts;
  const outright = outrightIn(facts, input);
  if (outright !== null)
    return chosen(
      OUTRIGHT_TEXTS[outright.kind].after.map((each) => `${outright.begun} ${each[language]}`),
      facts,
      input,
      seed,
    );
  const thing = isOfViolence(input) ? null : thingAsked(input.shouldDo, language);
  const isKindKnown = input.request.kind === 'sure' && !isOfViolence(input);
  if (thing === null && !isKindKnown && groupTold(input) !== undefined)
    return chosen(
      textsOf(input).sayNo.map((text) => text[language]),
      facts,
      input,
      seed,
    );
  const { opening, after } = requestTexts(input);
  const begun =
    thing === null ? opening[language] : NAMED_OPENINGS[thing.kind][language].replace('{thing}', () => thing.words);
  return chosen(
    after.map((each) => `${begun} ${each[language]}`),
    facts,
    input,
    seed,
  );
}

/**
 * Why the no is a good one: what is needed in the person's own words, where they allow it, and then for what was asked
 * or for the need, in turns. The next seed says it differently.
 */
export function chooseValidation(facts: Facts, input: BoundaryInput, seed: Seed): BoundaryText {
  const { language } = facts;
  const named = isOfViolence(input) ? null : needNamed(input.needInstead, language);
  // Nobody is told that they need more than their day has room for, not in their own words either (D27).
  const need = named === null || isAboveCapacity(clauses(named), language, facts.capacity) ? null : named;
  const begun = need === null ? '' : `${NAMED_NEED[language].replace('{need}', () => need)} `;
  const outright = outrightIn(facts, input);
  const ofRequest = isOfViolence(input)
    ? []
    : (outright === null ? requestTexts(input) : OUTRIGHT_TEXTS[outright.kind]).validations;
  const ofNeed =
    outright !== null || (groupTold(input) === undefined && ofRequest.length > 0) ? [] : textsOf(input).validations;
  return chosen(
    [...ofRequest, ...ofNeed].map((text) => `${begun}${text[language]}`),
    facts,
    input,
    seed,
  );
}

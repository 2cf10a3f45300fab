import { BOUNDARY_TEXTS, GROUP_OF_EMOJI, type PriorityGroup } from '@spire/content/boundaryTexts';
import { NAMED_REQUEST_TEXTS } from '@spire/content/namedRequestTexts';
import { OFFERED, OUTRIGHT_OPENINGS, OUTRIGHT_TEXTS, OWN_NEED, type OutrightKind } from '@spire/content/outrightTexts';
import {
  ANY_REQUEST,
  NAMED_NEED,
  NAMED_OPENINGS,
  REQUEST_TEXTS,
  type RequestTexts,
  type Text,
} from '@spire/content/requestTexts';
import type { Language } from '@spire/domain/languages';
import type { NeedMore } from '@spire/domain/options';
import type { Reading } from '@spire/understanding/reading';
import type { Facts } from '../facts/facts.ts';
import { clauses } from '../guard/clauses.ts';
import { isAboveCapacity } from '../guard/load.ts';
import { insteadOffered } from './insteadOffered.ts';
import { needNamed } from './needNamed.ts';
import { isRepeated, isToTellOfOneself } from './othersSay.ts';
import type { AskedKind } from './plainRequests.ts';
import { readWords } from './readWords.ts';
import { saidOutright, type SaidOutright } from './saidOutright.ts';
import { turned, type Seed } from './seed.ts';
import { thingAsked, type ThingAsked } from './thingAsked.ts';

/** What "prioritise yourself" is told. */
export interface BoundaryInput {
  shouldDo: string;
  needInstead: string;
  emoji?: string | null | undefined;
  /** Of what kind the thing is that is asked. */
  request: Reading<AskedKind>;
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
    'privacy',
    /(?<!\p{L})(privat\p{L}*|i fred|privacy|private|left alone|let be|(?:personal|own) space|(?:keep|kept) .{0,20}to myself|holde .{0,20}for meg selv|slippe å (?:forklare|fortelle|svare)|not (?:to )?(?:have to )?explain)(?!\p{L})/iu,
  ],
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

/** The group a need is of by what is written of it: by words that leave no doubt, or by other words. */
function groupWritten(needInstead: string): { group: PriorityGroup | undefined; isPlain: boolean } {
  const named = BY_WORDS.find(([, words]) => words.test(needInstead.normalize('NFC')));
  if (named !== undefined) return { group: named[0], isPlain: true };
  const [group] = readWords(needInstead).needs.flatMap((need) => BY_NEED[need] ?? []);
  return { group, isPlain: false };
}

/** The group a need is of: its emoji comes behind words that leave no doubt, and before others. */
function groupTold({ emoji, needInstead }: Omit<BoundaryInput, 'request'>): PriorityGroup | undefined {
  const { group, isPlain } = groupWritten(needInstead);
  return isPlain ? group : (BY_EMOJI.get(bare(emoji ?? '')) ?? group);
}

const textsOf = (input: BoundaryInput) => BOUNDARY_TEXTS[groupTold(input) ?? 'care'];

function chosen(texts: readonly string[], facts: Facts, input: BoundaryInput, seed: Seed): BoundaryText {
  const [text] = turned(texts, seed);
  if (text === undefined) throw new RangeError('No text is written');
  return { text, reminder: textsOf(input).reminder[facts.language] };
}

const isOfViolence = ({ request }: BoundaryInput) => request.kind === 'sure' && request.label === 'violence';

const BY_KIND: Record<Exclude<AskedKind, 'violence'>, RequestTexts> = { ...REQUEST_TEXTS, ...NAMED_REQUEST_TEXTS };

/** What is said to a request of that kind; of any where it is not known. Of violence nothing is (S15). */
function requestTexts({ request }: BoundaryInput): RequestTexts {
  return request.kind === 'sure' && request.label !== 'violence' ? BY_KIND[request.label] : ANY_REQUEST;
}

/** Requests that are answered by their kind, though they are told as what somebody does. */
const DECLINED: readonly AskedKind[] = ['money', 'digital', 'care', 'practical', 'shared-children'];
/** Of these, what comes back again and again is what somebody keeps doing. */
const DONE_FOR_OTHERS: readonly AskedKind[] = ['care', 'practical'];

function isDeclined({ shouldDo, request }: BoundaryInput, language: Language): boolean {
  if (request.kind !== 'sure' || !DECLINED.includes(request.label)) return false;
  return !(DONE_FOR_OTHERS.includes(request.label) && isRepeated(shouldDo, language));
}

/** What is asked for or told rather than declined; null for a request. */
function outrightOf(input: BoundaryInput, language: Language): SaidOutright | null {
  const { shouldDo, needInstead } = input;
  const said = saidOutright(shouldDo, language);
  if (said === null)
    return groupWritten(needInstead).group === 'privacy' && isToTellOfOneself(shouldDo, language)
      ? { kind: 'privacy', sentence: null }
      : null;
  return said.kind === 'behaviour' && isDeclined(input, language) ? null : said;
}

/** How it begins, with what is needed where that belongs to it; null where it cannot be said. */
function outrightIn({ language }: Facts, input: BoundaryInput): { kind: OutrightKind; begun: string } | null {
  const said = isOfViolence(input) ? null : outrightOf(input, language);
  if (said === null) return null;
  const { kind } = said;
  const first = said.sentence ?? (kind === 'asking' || kind === 'telling' ? '' : OUTRIGHT_OPENINGS[kind][language]);
  const need = needNamed(input.needInstead, language, 'them');
  const isNeedSaid = need !== null && kind !== 'privacy' && (kind !== 'telling' || first === '');
  const begun = [first, isNeedSaid ? OWN_NEED[language].replace('{need}', () => need) : ''].join(' ').trim();
  return begun === '' ? null : { kind, begun };
}

/** What promises another time: no answer to what comes back again and again. */
const ANOTHER_TIME = /denne gangen|en annen (?:gang|dag)|this time|another (?:time|day)/iu;

/**
 * The thing asked, where a no may begin with it: not where nobody is to be touched, for there is no "cannot" in that, nor
 * where somebody does something.
 */
function thingIn(input: BoundaryInput, language: Language): ThingAsked | null {
  const isOfTouch = input.request.kind === 'sure' && input.request.label === 'touch';
  const isUnnamed = isOfViolence(input) || isOfTouch || saidOutright(input.shouldDo, language)?.kind === 'behaviour';
  return isUnnamed ? null : thingAsked(input.shouldDo, language);
}

/**
 * A kind way to say no, or to ask for or tell what is to be said instead. A no names the thing where the person's words
 * allow it, offers what they would rather, and goes on for its kind, with no reason of ours; where neither thing nor kind
 * is known, it says what is needed instead, if that was written. The next seed says it differently.
 */
export function chooseBoundary(facts: Facts, input: BoundaryInput, seed: Seed): BoundaryText {
  const { language } = facts;
  const written = (texts: readonly Text[], begun = '') =>
    chosen(
      texts.map((each) => `${begun} ${each[language]}`.trim()),
      facts,
      input,
      seed,
    );
  const outright = outrightIn(facts, input);
  if (outright !== null) return written(OUTRIGHT_TEXTS[outright.kind].after, outright.begun);
  const thing = thingIn(input, language);
  const { opening, after } = requestTexts(input);
  const begun =
    thing === null ? opening[language] : NAMED_OPENINGS[thing.kind][language].replace('{thing}', () => thing.words);
  const offered = isOfViolence(input) ? null : insteadOffered(input.shouldDo, input.needInstead, language);
  if (offered !== null) return written(OFFERED[offered.kind], `${begun} ${offered.sentence}`);
  const isKindKnown = input.request.kind === 'sure' && !isOfViolence(input);
  const { group } = groupWritten(input.needInstead);
  if (thing === null && !isKindKnown && group !== undefined) return written(BOUNDARY_TEXTS[group].sayNo);
  const lasting = after.filter(({ no, en }) => !ANOTHER_TIME.test(no) && !ANOTHER_TIME.test(en));
  return written(isRepeated(input.shouldDo, language) ? lasting : after, begun);
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

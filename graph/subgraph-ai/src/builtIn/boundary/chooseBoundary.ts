import { BOUNDARY_TEXTS } from '@spire/content/boundaryTexts';
import { NAMED_REQUEST_TEXTS } from '@spire/content/namedRequestTexts';
import {
  ANSWERED,
  HARD_FOR_ME,
  NO_THANKS,
  NOT_ALL_OF_IT,
  OFFERED,
  SUGGESTED,
  OUTRIGHT_OPENINGS,
  OUTRIGHT_TEXTS,
  type OutrightKind,
} from '@spire/content/outrightTexts';
import { ANY_REQUEST, NAMED_OPENINGS, REQUEST_TEXTS, type RequestTexts, type Text } from '@spire/content/requestTexts';
import type { Language } from '@spire/domain/languages';
import type { Reading } from '@spire/understanding/reading';
import type { Facts } from '../../facts/facts.ts';
import { clauses } from '../../guard/clauses.ts';
import { isAboveCapacity } from '../../guard/load.ts';
import { insteadOffered, type Offered } from './insteadOffered.ts';
import { groupOfEmoji, groupPlain, groupTold, groupWritten } from './needGroup.ts';
import { needBacked, needSaid, ownNeed, toldSentence } from './needSaid.ts';
import { type NeedTold, needTold } from './needStated.ts';
import { isRepeated, isToTellOfOneself } from './othersSay.ts';
import type { AskedKind } from './plainRequests.ts';
import { saidOutright, type SaidOutright } from './saidOutright.ts';
import { turned, type Seed } from '../seed.ts';
import { isSomeOfIt, openedFor } from './someOfIt.ts';
import { isNoQuestion, suited } from './suitedEnds.ts';
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

/** A line to keep: by the words of the need, or by its emoji where that can be said of any need. */
function reminderOf(input: BoundaryInput, language: Language): string {
  if (suggestionIn(input, language) !== null) return SUGGESTED.reminder[language];
  if (answerIn(input, language) !== null) return ANSWERED.reminder[language];
  const ofEmoji = groupOfEmoji(input) === 'privacy' ? 'privacy' : 'care';
  return BOUNDARY_TEXTS[groupTold(input) ?? ofEmoji].reminder[language];
}

function chosen(texts: readonly string[], facts: Facts, input: BoundaryInput, seed: Seed): BoundaryText {
  const [text] = turned(texts, seed);
  if (text === undefined) throw new RangeError('No text is written');
  return { text, reminder: reminderOf(input, facts.language) };
}

const isOfViolence = ({ request }: BoundaryInput) => request.kind === 'sure' && request.label === 'violence';

/** Where somebody wants to come close, how much of it is to be had is nothing to bargain with. */
const isOfCloseness = ({ request }: BoundaryInput) =>
  request.kind === 'sure' && (request.label === 'dates' || request.label === 'touch');

const offeredOf = (input: BoundaryInput, language: Language) =>
  insteadOffered(input.shouldDo, input.needInstead, language);
const isBargain = (input: BoundaryInput, language: Language) =>
  isOfCloseness(input) && offeredOf(input, language)?.kind === 'telling';

function offeredIn(input: BoundaryInput, language: Language): Offered | null {
  const offered = isOfViolence(input) ? null : offeredOf(input, language);
  return isOfCloseness(input) && offered?.kind === 'telling' ? null : offered;
}

/** What the person suggests in place of what was asked, as they told it; null where they decline it whole. */
const suggestionIn = (input: BoundaryInput, language: Language): string | null =>
  offeredIn(input, language)?.suggestion ?? null;

const BY_KIND: Record<Exclude<AskedKind, 'violence'>, RequestTexts> = { ...REQUEST_TEXTS, ...NAMED_REQUEST_TEXTS };

/** What is said to a request of that kind; of any where it is not known. Of violence nothing is (S15). */
function requestTexts({ request }: BoundaryInput): RequestTexts {
  return request.kind === 'sure' && request.label !== 'violence' ? BY_KIND[request.label] : ANY_REQUEST;
}

/** Requests that are answered by their kind, though they are told as what somebody does. */
const DECLINED: readonly AskedKind[] = ['money', 'digital', 'care', 'practical', 'shared-children'];
/** Of these, what comes back again and again is what somebody keeps doing. */
const DONE_FOR_OTHERS: readonly AskedKind[] = ['care', 'practical'];

/** What is done without a question is no request. */
const UNASKED =
  /uanmeldt|unannounced|ut[ae]n å (?:spør|ring|si|seie|varsl)|without (?:asking|telling|calling|texting|notice|warning)/iu;

function isDeclined({ shouldDo, request }: BoundaryInput, language: Language): boolean {
  if (request.kind !== 'sure' || !DECLINED.includes(request.label) || UNASKED.test(shouldDo)) return false;
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
function outrightIn(
  { language }: Facts,
  input: BoundaryInput,
  seed: Seed,
): { kind: OutrightKind; begun: string } | null {
  const said = isOfViolence(input) ? null : outrightOf(input, language);
  if (said === null) return null;
  const { kind } = said;
  const first = said.sentence ?? (kind === 'asking' || kind === 'telling' ? '' : OUTRIGHT_OPENINGS[kind][language]);
  const isTold = kind === 'telling' && first !== '';
  const told = isTold ? needTold(input.shouldDo, input.needInstead, language) : null;
  const answer = told === null ? '' : toldSentence(told, language, seed);
  const need = kind === 'privacy' || isTold ? answer : needSaid(input, language, seed);
  const begun = [first, need].join(' ').trim();
  return begun === '' ? null : { kind, begun };
}

/** From when it is to be quiet where others may come: that is asked for, and the rest is no no. */
const QUIET_FROM: Record<Language, RegExp> = {
  no: /^(?:at det (?:er|blir) )?(?:stille|ro) ((?:etter|fra|før) [\p{L}\d ]{1,20})$/iu,
  en: /^(?:it to be )?quiet ((?:after|from|by|before) [\p{L}\d ]{1,20})$/iu,
};

function quietAtHome({ request, needInstead }: BoundaryInput, language: Language): string | null {
  const isAtHome = request.kind === 'sure' && (request.label === 'shared-home' || request.label === 'guests');
  const when = isAtHome ? QUIET_FROM[language].exec(needInstead.trim())?.[1] : undefined;
  if (when === undefined) return null;
  return language === 'no' ? `Kan det være stille ${when}?` : `Could it be quiet ${when}?`;
}

/**
 * The thing asked, where a no may begin with it: not where nobody is to be touched, for there is no "cannot" in that, nor
 * where somebody does something.
 */
function thingIn(input: BoundaryInput, language: Language): ThingAsked | null {
  const isOfTouch = input.request.kind === 'sure' && input.request.label === 'touch';
  const isUnnamed = isOfViolence(input) || isOfTouch || saidOutright(input.shouldDo, language)?.kind === 'behaviour';
  return isUnnamed ? null : thingAsked(input.shouldDo, language);
}

/** Nobody is told that they need more than their day has room for, not in their own words either (D27). */
const within = ({ language, capacity }: Facts, words: string | null): string | null =>
  words === null || isAboveCapacity(clauses(words), language, capacity) ? null : words;

/** Where what one needs is no business of the one who asks. */
const KEPT: readonly AskedKind[] = ['violence', 'dates', 'touch', 'money', 'lending', 'shared-children'];
const isNeedKept = ({ request }: BoundaryInput) => request.kind === 'sure' && KEPT.includes(request.label);

/** Who bids one to an occasion has asked for no help. */
const HELPING: readonly (AskedKind | undefined)[] = ['care', 'practical', 'listening'];
const labelOf = ({ request }: BoundaryInput) => (request.kind === 'sure' ? request.label : undefined);

/** How one greets without being touched. */
const GREETING =
  /^(?:vinke|nikke|smile|håndhilse|si hei|hilse|wave|nod|smile|fist bump|shake hands|say (?:hi|hello))(?!\p{L})/iu;

/** How one would rather greet, where that is what is wished for; null where it is not. */
function greetingIn({ request, shouldDo, needInstead }: BoundaryInput, language: Language, seed: Seed): string | null {
  if (request.kind !== 'sure' || request.label !== 'touch') return null;
  const told = needTold(shouldDo, needInstead, language);
  return told?.kind === 'rather' && GREETING.test(told.words) ? toldSentence(told, language, seed) : null;
}

/** What is needed as it is said in the no, as an answer to what was asked; null where it is none, or not for their ears. */
const answerIn = (input: BoundaryInput, language: Language): NeedTold | null =>
  isOfViolence(input) || isOfCloseness(input) ? null : needTold(input.shouldDo, input.needInstead, language);

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
  const outright = outrightIn(facts, input, seed);
  if (outright !== null) return written(OUTRIGHT_TEXTS[outright.kind].after, outright.begun);
  const quiet = quietAtHome(input, language);
  if (quiet !== null) return written(OFFERED.asking, quiet);
  const greeting = greetingIn(input, language, seed);
  if (greeting !== null) return written(OFFERED.telling, `${NO_THANKS[language]} ${greeting}`);
  const thing = thingIn(input, language);
  const { opening } = requestTexts(input);
  const { after } = thing?.isOccasion === true && HELPING.includes(labelOf(input)) ? ANY_REQUEST : requestTexts(input);
  const begun =
    thing === null ? opening[language] : NAMED_OPENINGS[thing.kind][language].replace('{thing}', () => thing.words);
  const offered = offeredIn(input, language);
  if (offered !== null) {
    // A no to all of it would gainsay what is suggested, where the thing itself cannot be named.
    const isHalf = thing === null && offered.suggestion !== undefined;
    const isPart = isSomeOfIt(begun, offered.sentence, language);
    const before = isPart ? NOT_ALL_OF_IT[language] : isHalf ? '' : begun;
    return written(OFFERED[offered.kind], `${before} ${offered.sentence}`.trim());
  }
  const told = answerIn(input, language);
  if (told !== null) {
    const before = thing === null ? HARD_FOR_ME[language] : begun;
    const instead = toldSentence(told, language, seed);
    return written(
      OFFERED[told.kind === 'asked' ? 'asking' : 'telling'],
      `${openedFor(before, instead, language)} ${instead}`,
    );
  }
  const isKindKnown = input.request.kind === 'sure' && !isOfViolence(input);
  const isForHelp = HELPING.includes(labelOf(input)) && thing?.isOccasion !== true;
  const need = isNeedKept(input) ? null : within(facts, ownNeed(input.needInstead, language, seed, isForHelp));
  if (need !== null && thing === null && !isKindKnown)
    return written(OFFERED.telling, `${HARD_FOR_ME[language]} ${need}`);
  if (need !== null)
    return written(suited(after.filter(isNoQuestion), input, language), `${openedFor(begun, need, language)} ${need}`);
  const { group, isPlain } = groupWritten(input.needInstead);
  if (thing === null && !isKindKnown && isPlain && group !== undefined) return written(BOUNDARY_TEXTS[group].sayNo);
  return written(suited(after, input, language), begun);
}

/**
 * Why the no is a good one: what is needed in the person's own words, where they allow it, and then for what was asked
 * or for the need, in turns. The next seed says it differently.
 */
export function chooseValidation(facts: Facts, input: BoundaryInput, seed: Seed): BoundaryText {
  const { language } = facts;
  const outright = outrightIn(facts, input, seed);
  const suggestion = outright === null ? suggestionIn(input, language) : null;
  if (suggestion !== null) {
    const told = within(facts, suggestion);
    const first = told === null ? '' : SUGGESTED.suggestion[language].replace('{suggestion}', () => told);
    const texts = SUGGESTED.validations.map((text) => `${first} ${text[language]}`.trim());
    return chosen(texts, facts, input, seed);
  }
  const isLeftOut = isOfViolence(input) || isBargain(input, language);
  const need = isLeftOut ? '' : needBacked(input.needInstead, language, seed, (words) => within(facts, words));
  const begun = need === '' ? '' : `${need} `;
  if (outright === null && answerIn(input, language) !== null) {
    const texts = ANSWERED.validations.map((text) => `${begun}${text[language]}`);
    return chosen(texts, facts, input, seed);
  }
  const ofRequest = isOfViolence(input)
    ? []
    : (outright === null ? requestTexts(input) : OUTRIGHT_TEXTS[outright.kind]).validations;
  const group = groupPlain(input);
  const ofNeed =
    outright !== null || (group === undefined && ofRequest.length > 0)
      ? []
      : BOUNDARY_TEXTS[group ?? 'care'].validations;
  return chosen(
    [...ofRequest, ...ofNeed].map((text) => `${begun}${text[language]}`),
    facts,
    input,
    seed,
  );
}

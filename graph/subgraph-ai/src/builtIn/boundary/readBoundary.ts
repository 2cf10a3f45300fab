import { NAMED_REQUEST_TEXTS } from '@spire/content/namedRequestTexts';
import { ANY_REQUEST, REQUEST_TEXTS, type RequestTexts } from '@spire/content/requestTexts';
import type { Language } from '@spire/domain/languages';
import type { Reading } from '@spire/language/reading';
import { gentlerMeeting } from './gentlerMeeting.ts';
import { insteadOffered } from './insteadOffered.ts';
import type { Offered } from './offerRules.ts';
import { groupWritten } from './needGroup.ts';
import { type NeedTold, needTold } from './needStated.ts';
import { isOfOneself, isRepeated, isToTellOfOneself } from './othersSay.ts';
import type { AskedKind } from './plainRequests.ts';
import { saidOutright, type SaidOutright } from './saidOutright.ts';
import { thingAsked, type ThingAsked } from './thingAsked.ts';

/** The input of "prioritise yourself". */
export interface BoundaryInput {
  shouldDo: string;
  needInstead: string;
  emoji?: string | null | undefined;
  /** Of what kind the thing is that is asked. */
  request: Reading<AskedKind>;
}

/** The input as it was read, once for the refusal and for the text that supports it. */
export interface BoundaryRead {
  /** Of what kind the thing is that is asked, where that is sure. */
  label: AskedKind | undefined;
  /** Of violence nothing is said of the thing or of the need (S15). */
  isOfViolence: boolean;
  /** Whether it is asked of the person by nobody but themselves. */
  isOfOneself: boolean;
  /** Whether the kind is one that something can be said of. */
  isKindKnown: boolean;
  /** Texts for a request of that kind; general ones where the kind is unknown. */
  texts: RequestTexts;
  /** The direct request or message; null where a request of another person is declined. */
  outright: SaidOutright | null;
  /** The thing asked, where a no may begin with it. */
  thing: ThingAsked | null;
  /** The offer in place of the request; null where the whole request is declined. */
  offered: Offered | null;
  /** The need as an answer within the refusal; null where it is no answer or is private. */
  told: NeedTold | null;
  /** How much of some closeness would be all right: nothing that anybody bargains about. */
  isBargain: boolean;
}

/** A possessive and its noun in the request: "do his laundry". */
const WHOSE = /(?:[’']s?|(?<!\p{L})(?:his|her|their|your|(?:every|some)(?:body|one)[’']?s)) (\p{L}+)/iu;

/** The need with its noun written out, since "time to do mine" refers to a noun of the request. */
export function toldWhole<Input extends Pick<BoundaryInput, 'shouldDo' | 'needInstead'>>(input: Input): Input {
  const [, noun] = WHOSE.exec(input.shouldDo) ?? [];
  if (noun === undefined) return input;
  return { ...input, needInstead: input.needInstead.replace(/(?<=\p{L} )mine(?=[.!]?$)/u, `my ${noun}`) };
}

const BY_KIND: Record<Exclude<AskedKind, 'violence'>, RequestTexts> = { ...REQUEST_TEXTS, ...NAMED_REQUEST_TEXTS };

/** Where somebody wants to come close, how much of it is to be had is nothing to bargain with. */
const CLOSENESS: readonly (AskedKind | undefined)[] = ['dates', 'touch'];

/** Requests that are answered by their kind, though they are told as what somebody does. */
const DECLINED: readonly (AskedKind | undefined)[] = ['money', 'digital', 'care', 'practical', 'shared-children'];
/** Of these, what comes back again and again is what somebody keeps doing. */
const DONE_FOR_OTHERS: readonly (AskedKind | undefined)[] = ['care', 'practical'];

/** Deeds done without asking, which are no request. */
const UNASKED =
  /uanmeldt|unannounced|ut[ae]n å (?:spør|ring|si|seie|varsl)|without (?:asking|telling|calling|texting|notice|warning)/iu;

function isDeclined(shouldDo: string, label: AskedKind | undefined, language: Language): boolean {
  if (!DECLINED.includes(label) || UNASKED.test(shouldDo)) return false;
  return !(DONE_FOR_OTHERS.includes(label) && isRepeated(shouldDo, language));
}

type Said = SaidOutright | null;

function outrightOf(
  said: Said,
  { shouldDo, needInstead }: BoundaryInput,
  isToDecline: boolean,
  language: Language,
): Said {
  if (said?.kind === 'behaviour' && isToDecline) return null;
  const isPrivate =
    said === null && groupWritten(needInstead).group === 'privacy' && isToTellOfOneself(shouldDo, language);
  return isPrivate ? { kind: 'privacy', sentence: null } : said;
}

/** Reads what was asked and what is needed. */
export function readBoundary(input: BoundaryInput, language: Language): BoundaryRead {
  const { shouldDo, needInstead, request } = input;
  const label = request.kind === 'confident' ? request.label : undefined;
  const isOfViolence = label === 'violence';
  const isOfCloseness = CLOSENESS.includes(label);
  const said = isOfViolence ? null : saidOutright(shouldDo, language);
  const gentler = label === 'dates' ? gentlerMeeting(shouldDo, needInstead, language) : null;
  const offered = isOfViolence ? null : (gentler ?? insteadOffered(shouldDo, needInstead, language));
  const isBargain = isOfCloseness && offered?.kind === 'telling';
  // There is no "cannot" in not being touched, nor in what somebody does.
  const isUnnamed = isOfViolence || label === 'touch' || said?.kind === 'behaviour';
  return {
    label,
    isOfViolence,
    isOfOneself: !isOfViolence && isOfOneself(shouldDo, language),
    isKindKnown: label !== undefined && !isOfViolence,
    texts: label === undefined || label === 'violence' ? ANY_REQUEST : BY_KIND[label],
    outright: isOfViolence ? null : outrightOf(said, input, isDeclined(shouldDo, label, language), language),
    // An offer to meet in another way declines nothing, so no thing is named.
    thing: isUnnamed || gentler !== null ? null : thingAsked(shouldDo, language),
    offered: isBargain ? null : offered,
    told: isOfViolence || isOfCloseness ? null : needTold(shouldDo, needInstead, language),
    isBargain,
  };
}

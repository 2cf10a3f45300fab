import { NAMED_REQUEST_TEXTS } from '@spire/content/namedRequestTexts';
import { ANY_REQUEST, REQUEST_TEXTS, type RequestTexts } from '@spire/content/requestTexts';
import type { Language } from '@spire/domain/languages';
import type { Reading } from '@spire/language/reading';
import { gentlerMeeting } from './gentlerMeeting.ts';
import { insteadOffered } from './insteadOffered.ts';
import type { Offered } from './offerRules.ts';
import { groupWritten } from './needGroup.ts';
import { type NeedTold, needTold } from './needTold.ts';
import { isOfOneself, isRepeated, isToTellOfOneself } from './othersSay.ts';
import type { AskedKind } from './plainRequests.ts';
import { directRequest, type DirectRequest } from './directRequest.ts';
import { requestedThing, type RequestedThing } from './requestedThing.ts';

/** The input of "prioritise yourself". */
export interface BoundaryInput {
  shouldDo: string;
  needInstead: string;
  emoji?: string | null | undefined;
  /** The kind of the request, as it was classified. */
  request: Reading<AskedKind>;
}

/** The input as it was read, once for the refusal and for the text that supports it. */
export interface BoundaryRead {
  /** The kind of the request, where it is certain. */
  label: AskedKind | undefined;
  /** Whether the request hints at violence; then neither it nor the need is named (S15). */
  isOfViolence: boolean;
  /** Whether the person demands it of themselves. */
  isOfOneself: boolean;
  /** Whether there are texts for the kind. */
  isKindKnown: boolean;
  /** Texts for a request of that kind; general ones where the kind is unknown. */
  texts: RequestTexts;
  /** The direct request or message; null where a request of another person is declined. */
  direct: DirectRequest | null;
  /** The requested thing, where a refusal may begin with it. */
  thing: RequestedThing | null;
  /** The offer in place of the request; null where the whole request is declined. */
  offered: Offered | null;
  /** The need as an answer within the refusal; null where it is no answer or is private. */
  told: NeedTold | null;
  /** Whether the need sets a measure for closeness, which is never bargained about. */
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

/** Kinds of closeness, for which a measure in the need is no offer. */
const CLOSENESS: readonly (AskedKind | undefined)[] = ['dates', 'touch'];

/** Kinds of request that are declined as such, even where they are told as a behaviour. */
const DECLINED: readonly (AskedKind | undefined)[] = ['money', 'digital', 'care', 'practical', 'shared-children'];
/** Those of them that count as a behaviour when they are repeated. */
const DONE_FOR_OTHERS: readonly (AskedKind | undefined)[] = ['care', 'practical'];

/** Deeds done without asking, which are a behaviour and no request. */
const UNASKED =
  /uanmeldt|unannounced|ut[ae]n å (?:spør|ring|si|seie|varsl)|without (?:asking|telling|calling|texting|notice|warning)/iu;

function isDeclined(shouldDo: string, label: AskedKind | undefined, language: Language): boolean {
  if (!DECLINED.includes(label) || UNASKED.test(shouldDo)) return false;
  return !(DONE_FOR_OTHERS.includes(label) && isRepeated(shouldDo, language));
}

type Said = DirectRequest | null;

function directOf(
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

/** Reads the request and the need. */
export function readBoundary(input: BoundaryInput, language: Language): BoundaryRead {
  const { shouldDo, needInstead, request } = input;
  const label = request.kind === 'confident' ? request.label : undefined;
  const isOfViolence = label === 'violence';
  const isOfCloseness = CLOSENESS.includes(label);
  const said = isOfViolence ? null : directRequest(shouldDo, language);
  const gentler = label === 'dates' ? gentlerMeeting(shouldDo, needInstead, language) : null;
  const offered = isOfViolence ? null : (gentler ?? insteadOffered(shouldDo, needInstead, language));
  const isBargain = isOfCloseness && offered?.kind === 'telling';
  // "I can't" does not fit a request to be touched, nor a behaviour of another person.
  const isUnnamed = isOfViolence || label === 'touch' || said?.kind === 'behaviour';
  return {
    label,
    isOfViolence,
    isOfOneself: !isOfViolence && isOfOneself(shouldDo, language),
    isKindKnown: label !== undefined && !isOfViolence,
    texts: label === undefined || label === 'violence' ? ANY_REQUEST : BY_KIND[label],
    direct: isOfViolence ? null : directOf(said, input, isDeclined(shouldDo, label, language), language),
    // An offer to meet in another way declines nothing, so no thing is named.
    thing: isUnnamed || gentler !== null ? null : requestedThing(shouldDo, language),
    offered: isBargain ? null : offered,
    told: isOfViolence || isOfCloseness ? null : needTold(shouldDo, needInstead, language),
    isBargain,
  };
}

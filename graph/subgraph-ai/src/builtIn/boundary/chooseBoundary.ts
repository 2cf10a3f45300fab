import { BOUNDARY_TEXTS } from '@spire/content/boundaryTexts';
import {
  HARD_FOR_ME,
  NO_THANKS,
  NOT_ALL_OF_IT,
  NOT_YET,
  OFFERED,
  OUTRIGHT_TEXTS,
  TO_ONESELF,
} from '@spire/content/outrightTexts';
import { ANY_REQUEST, NAMED_OPENINGS, type Text } from '@spire/content/requestTexts';
import type { Language } from '@spire/domain/languages';
import type { Facts } from '../../facts/facts.ts';
import { withCapital } from '../firstLetter.ts';
import type { Seed } from '../seed.ts';
import { askerOf } from './asker.ts';
import { type BoundaryText, chosen, directBeginning, within } from './boundaryParts.ts';
import { groupWritten } from './needGroup.ts';
import { insteadOffered } from './insteadOffered.ts';
import { neededFirst, ownNeed, shortNeed, toldSentence } from './statedNeed.ts';
import type { Offered } from './offerRules.ts';
import { needTold } from './needTold.ts';
import type { AskedKind } from './plainRequests.ts';
import { type BoundaryInput, type BoundaryRead, readBoundary } from './readBoundary.ts';
import { isSomeOfIt, openedFor } from './someOfIt.ts';
import { isNoQuestion, suited } from './suitedEnds.ts';

/** The hour from which it is to be quiet, where visitors may come: a request for quiet, which refuses nothing. */
const QUIET_FROM: Record<Language, RegExp> = {
  no: /^(?:at det (?:er|blir) )?(?:stille|ro) ((?:etter|fra|før) [\p{L}\d ]{1,20})$/iu,
  en: /^(?:it to be )?quiet ((?:after|from|by|before) [\p{L}\d ]{1,20})$/iu,
};
const AT_HOME: readonly (AskedKind | undefined)[] = ['shared-home', 'guests'];

function quietAtHome({ needInstead }: BoundaryInput, { label }: BoundaryRead, language: Language): string | null {
  const when = AT_HOME.includes(label) ? QUIET_FROM[language].exec(needInstead.trim())?.[1] : undefined;
  if (when === undefined) return null;
  return language === 'no' ? `Kan det være stille ${when}?` : `Could it be quiet ${when}?`;
}

/** Kinds of request whose asker is not told the need. */
const KEPT: readonly (AskedKind | undefined)[] = ['violence', 'dates', 'touch', 'money', 'lending', 'shared-children'];

/** Kinds of request for help; an invitation is none of them. */
const HELPING: readonly (AskedKind | undefined)[] = ['care', 'practical', 'listening'];

/** Greetings without touch. */
const GREETING =
  /^(?:vinke|nikke|smile|håndhilse|si hei|hilse|wave|nod|smile|fist bump|shake hands|say (?:hi|hello))(?!\p{L})/iu;

/** The greeting the person prefers; null where the need names none. */
function greetingIn(input: BoundaryInput, { label }: BoundaryRead, language: Language, seed: Seed): string | null {
  const told = label === 'touch' ? needTold(input.shouldDo, input.needInstead, language) : null;
  return told?.kind === 'rather' && GREETING.test(told.words) ? toldSentence(told, language, seed) : null;
}

/** Refusals of a thing at home that mention more than one person, so that the message says "we". */
const OF_US: Record<Language, RegExp> = {
  no: /^Jeg kan ikke .*(?<!\p{L})(?:hos|til) oss(?!\p{L})/u,
  en: /^I can’t .*(?<!\p{L})(?:at ours|at our (?:place|house|flat)|to ours)(?!\p{L})/u,
};

/** A limit a person sets for themselves: the one thing that would do. */
const ONLY: Record<Language, RegExp> = {
  no: /^(?:bare|kun) (\p{L}+(?: \p{L}+){0,3})$/iu,
  en: /^(?:just|only) ((?:the|my|one|a) \p{L}+(?: \p{L}+){0,2})$/iu,
};
const ONLY_THAT: Record<Language, string> = { no: 'Bare {only} holder.', en: 'Just {only} will do.' };

/** A need that names another person who does it, which is told as it stands. */
const SOMEBODY_DOES: Record<Language, RegExp> = {
  no: /^\p{L}+ (?:min|mi|vår) (?:tar|tek|har|gjør) (?:det|den)(?: [\p{L} ]{2,30})?$/iu,
  en: /^(?:my|our) \p{L}+ (?:does|is doing|takes|hosts|has) (?:it|that)(?: [\p{L} ]{2,30})?$/iu,
};

/** The need that was told before the offer; empty where it is private. */
function neededBefore(
  shouldDo: string,
  { first = '' }: Offered,
  { language, seed, isForHelp }: { language: Language; seed: Seed; isForHelp: boolean },
): string {
  const offered = first === '' ? null : insteadOffered(shouldDo, first, language);
  if (offered !== null) return offered.sentence;
  if (SOMEBODY_DOES[language].test(first.trim())) return `${withCapital(first.trim())}.`;
  const told = needTold(shouldDo, first, language);
  // Behind a colon the need would read as a second suggestion.
  if (told !== null && told.kind !== 'stated') return toldSentence(told, language, seed);
  return ownNeed(first, language, seed, isForHelp) ?? shortNeed(first, language, seed) ?? '';
}

const OWN_CAN: Record<Language, readonly [RegExp, string]> = {
  no: [/^Jeg kan (?!bare |ikke )(?:gjerne )?/u, ', men jeg kan gjerne '],
  en: [/^I can (?!only |not )/u, ', but I can '],
};
/** A limit is not offered "gladly", so that word is left out beside one. */
const GLADLY = / gjerne(?= .*(?:ikke mer|på det meste|maks)(?!\p{L}))/u;
const DECLINED: Record<Language, RegExp> = { no: /^(?:Jeg|Vi) kan ikke [^.!?,]+\.$/u, en: /^I can’t [^.!?,]+\.$/u };

/** The refusal and the offer, in one sentence. */
function joined(before: string, offered: string, language: Language): string {
  const [can, but] = OWN_CAN[language];
  const isJoined = DECLINED[language].test(before) && can.test(offered) && !/ (?:men|but) /iu.test(offered);
  return isJoined
    ? before.slice(0, -1) + offered.replace(can, but).replace(GLADLY, '')
    : `${before} ${offered.replace(/(?<![,.]) men (?=ikke )/u, ', men ')}`.trim();
}

const TO_SEVERAL: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:du|deg)(?!\p{L})/gu, 'dere'],
  [/(?<!\p{L})Du(?!\p{L})/gu, 'Dere'],
  [/(?<!\p{L})(?:din|di|ditt|dine)(?!\p{L})/gu, 'deres'],
];
const OF_SEVERAL = /(?<!\p{L})(?:dere|deres)(?!\p{L})/iu;
/** Our words turned to several people; the English forms are the same for one. */
const toSeveral = (text: string) => TO_SEVERAL.reduce((said, [one, several]) => said.replace(one, several), text);

/**
 * A kind way to say no, or to ask for or tell what is to be said instead. A no names the thing where the person's words
 * allow it, offers what they would rather, and goes on for its kind, with no reason of ours; where neither thing nor kind
 * is known, it says what is needed instead, if that was written. The next seed says it differently.
 */
export function chooseBoundary(facts: Facts, input: BoundaryInput, seed: Seed): BoundaryText {
  const { language } = facts;
  const read = readBoundary(input, language);
  const { label, thing, offered, told, isKindKnown } = read;
  const isToSeveral = language === 'no' && askerOf(input.shouldDo, language) === 'several';
  const written = (texts: readonly Text[], begun = '') =>
    chosen(
      texts
        .map((each) => each[language])
        .map((end) => `${begun} ${isToSeveral || OF_SEVERAL.test(begun) ? toSeveral(end) : end}`.trim()),
      language,
      input,
      read,
      seed,
    );
  if (read.isOfOneself) {
    const only = ONLY[language].exec(input.needInstead.trim())?.[1];
    if (only !== undefined && within(facts, only) !== null)
      return written(
        TO_ONESELF.after,
        `${TO_ONESELF.opening[language]} ${ONLY_THAT[language].replace('{only}', () => only)}`,
      );
    const need = within(
      facts,
      ownNeed(input.needInstead, language, seed) ?? shortNeed(input.needInstead, language, seed),
    );
    return written(TO_ONESELF.after, `${TO_ONESELF.opening[language]} ${need ?? ''}`.trim());
  }
  const direct = directBeginning(input, read, language, seed);
  if (direct !== null) return written(OUTRIGHT_TEXTS[direct.kind].after, direct.begun);
  const quiet = quietAtHome(input, read, language);
  if (quiet !== null) return written(OFFERED.asking, quiet);
  const greeting = greetingIn(input, read, language, seed);
  if (greeting !== null) return written(OFFERED.telling, `${NO_THANKS[language]} ${greeting}`);
  const isNeedKept = KEPT.includes(label);
  const first = isNeedKept ? null : within(facts, neededFirst(input.needInstead, language, seed));
  if (first !== null) return written(OFFERED.telling, `${NOT_YET[language]} ${first}`);
  const opened =
    thing === null
      ? read.texts.opening[language]
      : NAMED_OPENINGS[thing.kind][language].replace('{thing}', () => thing.words);
  const begun = OF_US[language].test(opened)
    ? opened.replace(/^(?:Jeg|I) /u, language === 'no' ? 'Vi ' : 'We ')
    : opened;
  const isForHelp = HELPING.includes(label) && thing?.isOccasion !== true;
  if (offered !== null) {
    // A refusal of everything would contradict the suggestion, where the thing itself cannot be named.
    const isHalf = thing === null && offered.suggestion !== undefined;
    const isPart = isSomeOfIt(begun, offered.sentence, language);
    const before = offered.isWhole === true ? '' : isPart ? NOT_ALL_OF_IT[language] : isHalf ? '' : begun;
    // An offer of one of two things already implies the no to the other, so its "but not" is left out.
    const sentence = / (?:både|both) /u.test(before)
      ? offered.sentence.replace(/,? (?:men|but) (?:ikke|not) [^.]+(?=\.)/u, '')
      : offered.sentence;
    const first = isNeedKept
      ? ''
      : (within(facts, neededBefore(input.shouldDo, offered, { language, seed, isForHelp })) ?? '');
    return written(OFFERED[offered.kind], joined(`${before} ${first}`.trim(), sentence, language));
  }
  if (told !== null) {
    // A person who logs off declines whatever is asked, so the message needs no other refusal.
    const before = thing === null && label !== 'digital' ? HARD_FOR_ME[language] : begun;
    const instead = toldSentence(told, language, seed);
    const ends = OFFERED[told.kind === 'asked' ? 'asking' : 'telling'];
    return written(ends, `${openedFor(before, instead, language)} ${instead}`);
  }
  const { after } = HELPING.includes(label) && !isForHelp ? ANY_REQUEST : read.texts;
  const isKnown = thing !== null || isKindKnown;
  const need = isNeedKept ? null : within(facts, ownNeed(input.needInstead, language, seed, isForHelp));
  if (need !== null && !isKnown) return written(OFFERED.telling, `${HARD_FOR_ME[language]} ${need}`);
  if (need !== null)
    return written(suited(after.filter(isNoQuestion), input, language), `${openedFor(begun, need, language)} ${need}`);
  const short = isNeedKept || !isKnown ? null : shortNeed(input.needInstead, language, seed);
  if (short !== null) return written(suited(after, input, language), `${begun} ${short}`);
  const { group, isPlain } = groupWritten(input.needInstead);
  if (!isKnown && isPlain && group !== undefined) return written(BOUNDARY_TEXTS[group].sayNo);
  return written(suited(after, input, language), begun);
}

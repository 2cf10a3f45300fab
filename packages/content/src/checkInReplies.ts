import { isHardDay } from '@spire/domain/hardDay';
import type { Language } from '@spire/domain/languages';
import type { GoodNow, LookingForward, NeedMore } from '@spire/domain/options';
import { TEXTS } from './generated/checkInReplies.ts';

type Text = Record<Language, string>;

/** The answer to the first good thing that was chosen. */
export const GOOD_REPLIES: Record<GoodNow, Text> = TEXTS.good;

/** The answer to the first thing looked forward to, where nothing good was chosen. */
export const FORWARD_REPLIES: Record<LookingForward, Text> = TEXTS.forward;

/** Tells, in the line below, where the need leads that was named first. */
export const NEED_REPLIES: Record<NeedMore, Text> = TEXTS.need;

const SAID = TEXTS.otherwise;

interface Answers {
  whatIsGood: readonly GoodNow[];
  whatIsGoodText: string;
  lookingForward: readonly LookingForward[];
  needMore: readonly NeedMore[];
}

export interface CheckInReply {
  /** One sentence that answers what was chosen. */
  title: string;
  /** Tells where it leads. */
  line: string;
}

/**
 * The answer to a check-in, from these texts alone, by what was chosen first in each question. Nothing is read
 * into own words: that they were written is all that is said of them.
 */
export function checkInReply(answers: Answers, language: Language): CheckInReply {
  const said = (name: keyof typeof SAID) => SAID[name][language];
  const [good] = answers.whatIsGood;
  const [forward] = answers.lookingForward;
  const [need] = answers.needMore;
  const needLine = need === undefined ? undefined : NEED_REPLIES[need][language];
  if (isHardDay(answers)) return { title: said('hardTitle'), line: needLine ?? said('hardLine') };

  const bright = good !== undefined ? GOOD_REPLIES[good] : forward !== undefined ? FORWARD_REPLIES[forward] : undefined;
  if (bright !== undefined)
    return {
      title: bright[language],
      line: needLine === undefined ? said('rest') : `${said('both')} ${needLine}`,
    };
  return { title: said(need === undefined ? 'inWords' : 'needAlone'), line: needLine ?? said('rest') };
}

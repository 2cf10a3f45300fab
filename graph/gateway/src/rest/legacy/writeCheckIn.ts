import type { CheckInDraft } from '@spire/domain/checkInRules';
import type { Language } from '@spire/domain/languages';
import { bothCasings } from './bothCasings.ts';
import { chipTexts } from './chips.ts';

/** A stored check-in in every shape it is read in: its ids, its texts, and its chips as `emoji label` (D19). */
export function writeCheckIn(checkIn: CheckInDraft & { id: string; date: string }, language: Language) {
  const { id, date, whatIsGood, whatIsGoodText, lookingForward, lookingForwardText, needMore, needMoreText } = checkIn;
  return bothCasings({
    id,
    date,
    whatIsGood,
    whatIsGoodText,
    whatIsGoodEmojis: chipTexts('whatIsGood', whatIsGood, language),
    lookingForward,
    lookingForwardText,
    lookingForwardEmojis: chipTexts('lookingForward', lookingForward, language),
    needMore,
    needMoreText,
    needMoreEmojis: chipTexts('needMore', needMore, language),
  });
}

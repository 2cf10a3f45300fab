import { CHECK_IN_FIELDS, type CheckInDraft, type CheckInQuestionId } from '@spire/domain/checkInRules';
import type { Language } from '@spire/domain/languages';
import { pickFields } from '@spire/domain/recordFields';
import { bothCasings } from './bothCasings.ts';
import { chipTexts } from './chips.ts';

/** A stored check-in in every shape it is read in: its ids, its texts, and its chips as `emoji label` (D19). */
export function writeCheckIn(checkIn: CheckInDraft & { id: string; date: string }, language: Language) {
  const labels = (question: CheckInQuestionId) => chipTexts(question, checkIn[question], language);
  const { id, date } = checkIn;
  const { whatIsGood, whatIsGoodText, lookingForward, lookingForwardText, needMore, needMoreText, ...besides } =
    pickFields(CHECK_IN_FIELDS, checkIn);
  return bothCasings({
    id,
    date,
    whatIsGood,
    whatIsGoodText,
    whatIsGoodEmojis: labels('whatIsGood'),
    lookingForward,
    lookingForwardText,
    lookingForwardEmojis: labels('lookingForward'),
    needMore,
    needMoreText,
    needMoreEmojis: labels('needMore'),
    lookingForwardTo: lookingForward,
    needMoreOf: needMore,
    ...besides,
  });
}

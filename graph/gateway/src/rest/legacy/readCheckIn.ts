import { checkInErrors, type CheckInDraft, type CheckInQuestionId } from '@spire/domain/checkInRules';
import { localDate } from '@spire/domain/dates';
import { chipSpellings } from './chips.ts';
import { date, type Moment, text, texts } from './parsers.ts';
import { type Parse, readBody, type Reading, type ReadField } from './readBody.ts';
import { optionList, spellingReader } from './spellings.ts';

/** The names a question has had (spec 2 §3, §7): of its text, of its chips, and of what could be either. */
const NAMES: Readonly<Record<CheckInQuestionId, Record<'text' | 'chips' | 'either', readonly string[]>>> = {
  whatIsGood: {
    text: ['whatIsGoodText', 'what_is_good_text'],
    chips: ['whatIsGoodEmojis', 'what_is_good_emojis'],
    either: ['whatIsGood', 'what_is_good', 'goodToday', 'good_today'],
  },
  lookingForward: {
    text: ['lookingForwardText', 'looking_forward_text'],
    chips: ['lookingForwardEmojis', 'looking_forward_emojis'],
    either: ['lookingForward', 'looking_forward', 'lookingForwardTo', 'looking_forward_to'],
  },
  needMore: {
    text: ['needMoreText', 'need_more_text'],
    chips: ['needMoreEmojis', 'need_more_emojis'],
    either: ['needMore', 'need_more', 'needMoreOf', 'need_more_of'],
  },
};

/** How the chips of a question are read, and how its text is, where a value could be either. */
function parsersOf(question: CheckInQuestionId) {
  const spellings = chipSpellings(question);
  const chips = optionList(spellings);
  const readOne = spellingReader(spellings);
  const isChips = (sent: unknown) =>
    typeof sent !== 'string' ||
    texts(sent) !== undefined ||
    sent.split(',').every((part) => Object.hasOwn(spellings, readOne(part)));
  const chipsOrNot: Parse<string[]> = (sent) => (isChips(sent) ? chips(sent) : undefined);
  const textOrNot: Parse<string> = (sent) => (isChips(sent) ? undefined : text(sent));
  return { chips, chipsOrNot, textOrNot };
}

const PARSERS = {
  whatIsGood: parsersOf('whatIsGood'),
  lookingForward: parsersOf('lookingForward'),
  needMore: parsersOf('needMore'),
};

function readQuestion(read: ReadField, question: CheckInQuestionId): { chips: string[]; text: string } {
  const names = NAMES[question];
  const { chips, chipsOrNot, textOrNot } = PARSERS[question];
  return {
    chips: read(question, [names.chips, chips], [names.either, chipsOrNot]) ?? [],
    text: read(`${question}Text`, [names.text, text], [names.either, textOrNot]) ?? '',
  };
}

function readAnswers(read: ReadField): CheckInDraft {
  const [good, forward, need] = [
    readQuestion(read, 'whatIsGood'),
    readQuestion(read, 'lookingForward'),
    readQuestion(read, 'needMore'),
  ];
  return {
    whatIsGood: good.chips,
    whatIsGoodText: good.text,
    lookingForward: forward.chips,
    lookingForwardText: forward.text,
    needMore: need.chips,
    needMoreText: need.text,
  };
}

const answerErrors = (draft: CheckInDraft) => checkInErrors(draft).filter(({ code }) => code !== 'REQUIRED');

/** A check-in to be saved, in any of its three shapes (trap 46); without a date it is today's. */
export function readCheckIn(body: unknown, moment: Moment): Reading<CheckInDraft & { date: string }> {
  return readBody(
    body,
    (read) => ({
      date: read('date', [['date'], date(moment)]) ?? localDate(moment.now, moment.timeZone),
      ...readAnswers(read),
    }),
    // What is blank only because it was refused is not told to be blank.
    (draft, isIncomplete) => (isIncomplete ? answerErrors(draft) : checkInErrors(draft)),
  );
}

/** The answers alone, as they are sent to be answered and not to be saved; they may be blank. */
export function readCheckInAnswers(body: unknown): Reading<CheckInDraft> {
  return readBody(body, readAnswers, answerErrors);
}

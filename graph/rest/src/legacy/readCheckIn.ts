import {
  answerErrors,
  CHECK_IN_ANSWERS,
  CHECK_IN_FIELDS,
  type CheckInAnswers,
  type CheckInDraft,
  checkInErrors,
  type CheckInQuestionId,
} from '@spire/domain/checkInRules';
import { localDate } from '@spire/domain/dates';
import { keysOf } from '@spire/domain/lists';
import { chipSpellings } from './chips.ts';
import { date, type Moment, text, texts } from './parsers.ts';
import { type Parse, readBody, type Reading, type Source } from './readBody.ts';
import { readFields } from './readFields.ts';
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

/** Where the chips of a question are found, and where its text. */
function sourcesOf(question: CheckInQuestionId): { chips: Source<string[]>[]; text: Source<string>[] } {
  const names = NAMES[question];
  const { chips, chipsOrNot, textOrNot } = parsersOf(question);
  return {
    chips: [
      [names.chips, chips],
      [names.either, chipsOrNot],
    ],
    text: [
      [names.text, text],
      [names.either, textOrNot],
    ],
  };
}

const [GOOD, FORWARD, MORE] = [sourcesOf('whatIsGood'), sourcesOf('lookingForward'), sourcesOf('needMore')];
const SOURCES = {
  whatIsGood: GOOD.chips,
  whatIsGoodText: GOOD.text,
  lookingForward: FORWARD.chips,
  lookingForwardText: FORWARD.text,
  needMore: MORE.chips,
  needMoreText: MORE.text,
};

const sentFirst = (spelled: Readonly<Record<string, string>>) => keysOf(SOURCES).find((field) => field in spelled);

/** A check-in to be saved, in any of its three shapes (trap 46); without a date it is today's. */
export function readCheckIn(body: unknown, moment: Moment): Reading<CheckInDraft & { date: string }> {
  return readBody(
    body,
    (read) => ({
      date: read('date', [['date'], date(moment)]) ?? localDate(moment.now, moment.timeZone),
      ...readFields(read, CHECK_IN_FIELDS, SOURCES),
    }),
    (draft, isIncomplete, spelled) =>
      checkInErrors(draft)
        // A field blank only because it was refused is not reported as blank.
        .filter(({ code }) => !isIncomplete || code !== 'REQUIRED')
        // Blank is the whole check-in: that is told of the first answer that was sent.
        .map((error) => (error.code === 'REQUIRED' ? { ...error, field: sentFirst(spelled) ?? error.field } : error)),
  );
}

/** The answers alone, as they are sent to be answered and not to be saved; they may be blank. */
export function readCheckInAnswers(body: unknown): Reading<CheckInAnswers> {
  return readBody(body, (read) => readFields(read, CHECK_IN_ANSWERS, SOURCES), answerErrors);
}

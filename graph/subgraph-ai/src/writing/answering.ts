import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import type { SuggestionSource } from '@spire/domain/options';
import type { FieldError } from '@spire/domain/errorCodes';
import { ApplicationError, refuseWhenWrong } from '@spire/graph-kit/errors';
import type { TakeOne } from '@spire/graph-kit/rateLimiters';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { crisisHelp, type CrisisHelp } from '../crisis-help/crisisHelp.type.ts';
import { type CrisisReading, mostPressing } from '@spire/understanding/readCrisis';
import type { Facts } from '../facts/facts.ts';
import type { ReadFacts } from '../facts/readFacts.ts';
import type { AskedText, Sourced, TextKind } from './askedText.ts';
import { isOfControl, someAreOfControl, writtenInCheckIn } from './screen.ts';
import { sentAnswersErrors, toldInAnswers, withAnswers } from './sentAnswers.ts';
import type { TextRequest } from './textRequest.input.ts';
import type { TextWriter } from './textWriter.ts';

/** A provider's moderation does not say what it found; this help is the widest. */
const FLAGGED: CrisisKind = 'suicide';

/** Texts a person may ask for in an hour, through any door (S5, `4-rest.md`). */
export const TEXTS_PER_HOUR = 60;

/** What a request is answered from, once it is clear that a text is what it needs. */
export interface Desk {
  facts: Facts;
  /** Whether help was offered, and the person wants to go on: built-in texts only (S11). */
  isHelpSeen: boolean;
  write: <Shape, Text extends object>(asked: AskedText<Shape, Text>) => Promise<Sourced<Text> | 'flagged'>;
  /** Notes that the text came from elsewhere. */
  note: (source: SuggestionSource) => void;
}

export interface Asking {
  kind: TextKind;
  request: TextRequest;
  /** Everything wrong with what was sent, but for its answers. */
  wrong: readonly FieldError[];
  /** What the person wrote for this request. */
  told: readonly string[];
  /** Of that, what others ask of the person; all of it where nothing else is told. */
  requested?: readonly string[];
  /** Whether it helps to stand up or turn to somebody: never where that could be dangerous (S15). */
  isAboutOthers?: boolean;
  /** Contacts it is about; what they are called tells as much as any other text. */
  contactIds?: readonly string[];
}

/**
 * Answers a request for a text. What needs help gets it before anything is refused or counted, whatever else is wrong
 * with the request and however many went before it; only then a text is written. What is not a text is help (D36,
 * S6–S12).
 */
export type Answering = <Text extends object>(
  asking: Asking,
  context: RequestContext,
  work: (desk: Desk) => Promise<Text | 'flagged'>,
) => Promise<Text | CrisisHelp>;

export interface AnsweringOptions {
  readFacts: ReadFacts;
  writer: TextWriter;
  takeOne: TakeOne;
}

export function createAnswering({ readFacts, writer, takeOne }: AnsweringOptions): Answering {
  return async (asking, context, work) => {
    const { kind, request, wrong, told: inRequest, requested, isAboutOthers = false, contactIds = [] } = asking;
    const { language, answers, isHelpSeen } = request;
    const told = [...inRequest, ...toldInAnswers(answers)];
    const help = (crisis: CrisisKind) => {
      writer.note(kind, { source: 'help' });
      return crisisHelp(crisis, language);
    };
    const needed = async (texts: readonly string[], isControl: boolean): Promise<CrisisReading | null> =>
      isControl ? { level: 'help', kind: 'abuse' } : isHelpSeen ? null : mostPressing(texts);
    const inRequestItself = await needed(told, isAboutOthers && (await someAreOfControl(told, requested)));
    if (inRequestItself?.level === 'help') return help(inRequestItself.kind);
    refuseWhenWrong([...wrong, ...sentAnswersErrors(answers)]);
    const facts = withAnswers(await readFacts(context, language), answers);
    const chosen = facts.contacts.filter(({ id }) => contactIds.includes(id)).map(({ name }) => name);
    if (isAboutOthers && chosen.some(isOfControl)) return help('abuse');
    const today = writtenInCheckIn(facts);
    const inToday = await needed(today, isAboutOthers && today.some(isOfControl));
    if (inToday?.level === 'help') return help(inToday.kind);
    // Where it may be a crisis, nothing is sent anywhere (S6).
    const mayLeave = !isHelpSeen && inRequestItself === null && inToday === null;
    if ((await takeOne(context.claims.sub)) > 0) throw new ApplicationError('RATE_LIMITED');
    const answer = await work({
      facts,
      isHelpSeen,
      write: (asked) => writer.write(asked, facts, facts.isAiAllowed && mayLeave),
      note: (source) => writer.note(kind, { source }),
    });
    return answer === 'flagged' ? help(FLAGGED) : answer;
  };
}

import { seenOn } from '@spire/content/seen';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { offeringIn, type Offering } from '@spire/domain/dayMode';
import type { SuggestionSource } from '@spire/domain/options';
import type { FieldError } from '@spire/domain/errorCodes';
import type { CrisisHelp } from '@spire/graph-shared/crisisHelp';
import { crisisHelp } from '@spire/graph-shared/helpPanel';
import { ApplicationError, refuseWhenWrong } from '@spire/graph-kit/errors';
import type { TakeOne } from '@spire/graph-kit/rateLimiters';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { type CrisisReading, readingsOf } from '@spire/language/readCrisis';
import type { Facts } from '../facts/facts.ts';
import type { ReadFacts } from '../facts/readFacts.ts';
import { type AskedText, type Sourced, type TextKind, WITHOUT_CHECK_IN } from './askedText.ts';
import type { DayNotes } from './dayNotes.adapter.ts';
import { createFlaggedTexts } from './flaggedTexts.ts';
import { isOfControl, someAreOfControl, someMayBeOfControl, writtenInCheckIn } from './screen.ts';
import { sentAnswersErrors, toldInAnswers, withAnswers } from './sentAnswers.ts';
import type { TextRequest } from './textRequest.input.ts';
import type { TextWriter } from './textWriter.ts';

/** The kind of help for flagged texts, since a provider's moderation does not say what it found. */
const FLAGGED: CrisisKind = 'unsure';
const FLAGGED_READING: CrisisReading = { level: 'help', kind: FLAGGED };

/** Texts a person may ask for in an hour, through any door (S5, `docs/spec/rest.md`). */
export const TEXTS_PER_HOUR = 60;

/** The inputs of an answer, once it is clear that a text is needed. */
export interface Desk {
  facts: Facts;
  /** The help the day allows: where help is offered beside the text, the calm lines alone (D60). */
  offering: Exclude<Offering, 'help'>;
  /** The kind of help that is offered beside it; null for none. */
  offer: CrisisKind | null;
  write: <Shape, Text extends object>(asked: AskedText<Shape, Text>) => Promise<Sourced<Text> | 'flagged'>;
  /** Notes the source of the text. */
  note: (source: SuggestionSource) => void;
}

export interface Asking {
  kind: TextKind;
  request: TextRequest;
  /** All errors of the request, except those of its answers. */
  wrong: readonly FieldError[];
  /** The text the person wrote for this request. */
  told: readonly string[];
  /** Whether these texts tell nothing about the day: names, titles, requests of others. */
  isOfNoDay?: boolean;
  /** The requests of others among them; all of the texts where nothing else is told. */
  requested?: readonly string[];
  /** Whether the text is about standing up or turning to somebody, which could be dangerous beside violence (S15). */
  isAboutOthers?: boolean;
  /** Contacts the text is about; their names are screened like any other text. */
  contactIds?: readonly string[];
}

/**
 * Answers a request for a text. A text that needs help gets it before anything is refused or counted, whatever else is
 * wrong with the request and however many went before it; after help was found nothing else is written all day (D58).
 * An answer without a text is help (D36, S6–S12).
 */
export type Answering = <Text extends object>(
  asking: Asking,
  context: RequestContext,
  work: (desk: Desk) => Promise<Text | 'flagged'>,
) => Promise<Text | CrisisHelp>;

export interface AnsweringOptions {
  readFacts: ReadFacts;
  notes: DayNotes;
  writer: TextWriter;
  takeOne: TakeOne;
}

/**
 * Help that some texts need; an offer is also the part of help that remains after the person has set it aside (S11).
 */
interface Needed {
  help: CrisisKind | null;
  offer: CrisisReading | null;
}

/** A text with the finding in it. */
interface Found {
  text: string;
  reading: CrisisReading;
}

/**
 * The texts that a finding of moderation is noted for: those of the request, and of today's check-in where the prompt holds
 * them. Without any it is the challenge of the profile, and the empty text for a person who has written none either.
 */
function flaggedTextsOf(kind: TextKind, told: readonly string[], facts: Facts): string[] {
  const today = WITHOUT_CHECK_IN.includes(kind) ? [] : writtenInCheckIn(facts);
  const sent = [...told, ...today].filter((text) => text.trim() !== '');
  return sent.length > 0 ? sent : [facts.specificChallenge];
}

export function createAnswering({ readFacts, notes, writer, takeOne }: AnsweringOptions): Answering {
  const flagged = createFlaggedTexts();

  /** The findings that moderation made in these texts earlier today; a text with one is not sent again (S11). */
  const flaggedIn = (texts: readonly string[], context: RequestContext): Found[] =>
    texts.filter((text) => flagged.has(text, context)).map((text) => ({ text, reading: FLAGGED_READING }));

  const foundIn = async (texts: readonly string[], context: RequestContext): Promise<Found[]> => [
    ...(await readingsOf(texts)),
    ...flaggedIn(texts, context),
  ];

  /**
   * Notes a finding of moderation, and answers whether it stands for any of the texts. Moderation does not tell which one
   * was flagged, so each is noted by its own mark, which is the mark that pages set aside.
   */
  async function noteFlagged(texts: readonly string[], context: RequestContext): Promise<boolean> {
    flagged.add(texts, context);
    let stands = false;
    for (const text of texts) stands = (await notes.noteHelp({ text, kind: FLAGGED }, context)) || stands;
    return stands;
  }

  async function neededBy(found: readonly Found[], context: RequestContext): Promise<Needed> {
    let offer: CrisisReading | null = null;
    for (const { text, reading } of found) {
      if (reading.level === 'help' && (await notes.noteHelp({ text, kind: reading.kind }, context)))
        return { help: reading.kind, offer };
      offer ??= { ...reading, level: 'offer' };
    }
    return { help: null, offer };
  }

  return async (asking, context, work) => {
    const { kind, request, wrong, told: inRequest, isOfNoDay = false, requested } = asking;
    const { isAboutOthers = false, contactIds = [] } = asking;
    const { language, answers } = request;
    const told = [...inRequest, ...toldInAnswers(answers)];
    const help = (crisis: CrisisKind) => {
      writer.note(kind, { source: 'help' });
      return crisisHelp(crisis, language, { told });
    };
    const inRequestItself = await neededBy(await foundIn(told, context), context);
    if (inRequestItself.help !== null) return help(inRequestItself.help);
    if (isAboutOthers && (await someAreOfControl(told, requested))) return help('abuse');
    refuseWhenWrong([...wrong, ...sentAnswersErrors(answers)]);
    const known = withAnswers(await readFacts(context, language), answers);
    if (known.mode === 'afterHelp') return help(known.helpKind ?? 'unsure');
    const chosen = known.contacts.filter(({ id }) => contactIds.includes(id)).map(({ name }) => name);
    if (isAboutOthers && chosen.some(isOfControl)) return help('abuse');
    const today = writtenInCheckIn(known);
    const ofProfile = flaggedIn([known.specificChallenge], context);
    const inToday = await neededBy([...(await foundIn(today, context)), ...ofProfile], context);
    if (inToday.help !== null) return help(inToday.help);
    if (isAboutOthers && today.some(isOfControl)) return help('abuse');
    const weighed = isOfNoDay ? toldInAnswers(answers) : told;
    const facts = { ...known, weight: (await notes.noteWeight(weighed, context)) ?? known.weight };
    if ((await takeOne(context.claims.sub)) > 0) throw new ApplicationError('RATE_LIMITED');
    const offer =
      (inRequestItself.offer ?? inToday.offer)?.kind ?? ((await someMayBeOfControl(requested ?? [])) ? 'abuse' : null);
    const allowed = offeringIn(facts.mode);
    const writeBeside = (offered: CrisisKind | null) => {
      const offering = offered !== null || allowed === 'help' ? 'hardDayTexts' : allowed;
      return work({
        facts,
        offering,
        offer: offered,
        // Beside an offer no text is sent to a provider (S6, D60), nor on a day with texts of its own (D58, D61).
        write: (asked) =>
          writer.write(asked, facts, facts.isAiAllowed && offering === 'anyText' && facts.weight === null),
        note: (source) => writer.note(kind, { source }),
      });
    };
    const first = await writeBeside(offer);
    const isSetAside = first === 'flagged' && !(await noteFlagged(flaggedTextsOf(kind, told, facts), context));
    // The part of help that remains is an offer, beside a built-in text (S11).
    const answer = isSetAside ? await writeBeside(FLAGGED) : first;
    if (answer === 'flagged') return help(FLAGGED);
    const offered = isSetAside ? FLAGGED : offer;
    return {
      ...answer,
      help: offered === null ? null : crisisHelp(offered, language, { level: 'offer', told }),
      seen: seenOn(facts.weight, facts),
    };
  };
}

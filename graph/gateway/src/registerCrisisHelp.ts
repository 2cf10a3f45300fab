import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { addDays, isLocalDate, localDate, type LocalDate } from '@spire/domain/dates';
import type { HelpLevel } from '@spire/domain/helpLevels';
import { NEW_WORDS_DAYS } from '@spire/domain/importRules';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { isOneOf } from '@spire/domain/lists';
import { REST_PATHS } from '@spire/domain/restPaths';
import { isOutrightNow } from '@spire/domain/safetyPlan';
import { HELP_HEADER, SERVICE_PATHS } from '@spire/domain/servicePaths';
import { textMark } from '@spire/domain/textMark';
import { type CallContext, callContextOf } from '@spire/graph-kit/callContext';
import { giveWay } from '@spire/graph-kit/giveWay';
import { crisisHelp } from '@spire/graph-shared/helpPanel';
import { rulesIn } from '@spire/language/crisis/screenForCrisis';
import { readingsOf } from '@spire/language/readCrisis';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parse, visit } from 'graphql';
import { PARSE_LIMITS } from './operationLimits.ts';
import { isPrivate } from './privateAnswers.ts';

/** Longer than anything but what is brought in; of that the beginning is read, so that nobody can keep a process busy. */
const MOST_LETTERS = 40_000;
const HAS_WORDS = /\p{L}{2}/u;
/** Ids, days, times, marks and options are written by machines. */
const BY_MACHINE = /^[\da-f]{8}-[\da-f-]{27}$|^[\da-f]{14}$|^\d[\d:.TZ+-]*$|^[a-z]+(?:_[a-z]+)+$/u;

/** Every text in a value, however deep it lies, until there are enough letters. */
export function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  const waiting: unknown[] = [value];
  let letters = 0;
  while (waiting.length > 0 && letters < MOST_LETTERS) {
    const next = waiting.pop();
    if (typeof next === 'string' && HAS_WORDS.test(next) && !BY_MACHINE.test(next)) {
      texts.push(next.slice(0, MOST_LETTERS - letters));
      letters += next.length;
    } else if (typeof next === 'object' && next !== null)
      for (const each of Object.values(next) as unknown[]) waiting.push(each);
  }
  return texts;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isOfGraph = (body: unknown): body is { query: unknown; variables?: unknown } => isObject(body) && 'query' in body;

/** The texts that stand in an operation itself, where a client does not send them as variables. */
function inlineTexts(query: unknown): string[] {
  if (typeof query !== 'string' || !query.includes('"')) return [];
  const texts: string[] = [];
  try {
    visit(parse(query, { ...PARSE_LIMITS, noLocation: true }), { StringValue: ({ value }) => void texts.push(value) });
  } catch {
    // The graph refuses an operation that cannot be parsed within its limits, and says so.
  }
  return texts;
}

/** The texts of a request: the variables and literals of one to the graph, whatever stands in the body of another. */
const textsOf = (body: unknown): string[] =>
  isOfGraph(body) ? textsIn([body.variables, inlineTexts(body.query)]) : textsIn(body);

/** The place where a request states its own facts beside its texts: its date, its language. */
const writtenIn = (body: unknown): unknown => (isOfGraph(body) ? body.variables : body);

/** Addresses and passwords are nothing that somebody tells; what is brought in was written long ago (D73). */
const UNREAD_PATHS = [SERVICE_PATHS.signIn, SERVICE_PATHS.signUp];
const isRead = ({ url, method, body }: FastifyRequest) =>
  method !== 'GET' && body !== undefined && !UNREAD_PATHS.some((path) => url.startsWith(path));

/** The values of a field in a body itself, and in each of the objects in it, as clients name variables as they like. */
const said = (written: unknown, field: string): unknown[] =>
  isObject(written)
    ? [written, ...Object.values(written)].flatMap((each) => (isObject(each) ? [each[field]] : []))
    : [];

/** The date that a record says it is for; undefined where it says none (D84). */
export const dateOf = (written: unknown): LocalDate | undefined => said(written, 'date').find(isLocalDate);

/** A text in which help was found. */
export interface FoundHelp {
  date: LocalDate;
  kind: CrisisKind;
  mark: string;
}

/**
 * Notes help as the person who wrote the text; answers whether it stands, which it does not once set aside (S11), and does
 * where it could not be noted.
 */
export type NoteHelp = (found: FoundHelp, context: CallContext) => Promise<boolean>;

/**
 * In a plan for hard days people speak of hard things on purpose: a number is offered beside it, and only what is said
 * outright about now is help like anywhere else (D74, D84).
 */
const isOfPlan = ({ url, body }: FastifyRequest) =>
  url.startsWith(REST_PATHS.plan) ||
  (isOfGraph(body) && typeof body.query === 'string' && /\bsaveSafetyPlan\b/.test(body.query));

interface Said {
  kind: CrisisKind;
  level: HelpLevel;
}

/**
 * Entries of another app in a request: those of the last days are new words, of the others the answer tells by itself
 * (D73). None of them makes a day one after help (D84).
 */
function newEntriesIn(written: unknown, today: LocalDate): readonly unknown[] | undefined {
  const inputs = isObject(written) ? Object.values(written) : [];
  const input = inputs.find((each) => isObject(each) && 'importId' in each);
  if (!isObject(input) || !Array.isArray(input['entries'])) return undefined;
  const first = addDays(today, -NEW_WORDS_DAYS);
  const entries: unknown[] = input['entries'];
  return entries.filter((entry) => isObject(entry) && isLocalDate(entry['date']) && entry['date'] >= first);
}

/** An export was written long ago: it is answered as it is read, and makes no day one after help (D73, D84). */
const isBroughtIn = ({ url }: FastifyRequest, written: unknown) =>
  url.startsWith(REST_PATHS.privacyImport) || (isObject(written) && typeof written['document'] === 'string');

/** The language that a request says its answer is to be in, beside its header. */
const languageIn = (written: unknown): Language | undefined =>
  said(written, 'language').find((each) => isOneOf(LANGUAGES, each));

/** Texts that are read before others are served. */
const STEP = 100;

async function readingsInSteps(texts: readonly string[]) {
  const readings: Awaited<ReturnType<typeof readingsOf>> = [];
  for (let from = 0; from < texts.length; from += STEP) {
    if (from > 0) await giveWay();
    readings.push(...(await readingsOf(texts.slice(from, from + STEP))));
  }
  return readings;
}

/** The help that the texts of a request need: the first that stands, else the first offer; null where nothing does. */
async function neededBy(request: FastifyRequest, written: unknown, note: NoteHelp): Promise<Said | null> {
  const context = callContextOf(request);
  const today = localDate(new Date(), context.timeZone);
  const newEntries = newEntriesIn(written, today);
  const date = dateOf(written) ?? today;
  const isNoted = newEntries === undefined && !isBroughtIn(request, written);
  const isPlanned = isOfPlan(request);
  const texts = newEntries === undefined ? textsOf(request.body) : textsIn(newEntries);
  let offer: Said | null = null;
  for (const { text, reading } of await readingsInSteps(texts)) {
    const { kind } = reading;
    const level = isPlanned && !isOutrightNow(text, rulesIn(text).certain) ? 'offer' : reading.level;
    if (level === 'help' && (!isNoted || (await note({ date, kind, mark: textMark(text) }, context))))
      return { kind, level };
    offer ??= { kind, level: 'offer' };
  }
  return offer;
}

/** An answer in JSON with help in it: at the top of a body of REST, among the extensions of one of the graph (D86). */
function withHelp(payload: string, help: object, isFromGraph: boolean): string {
  const body: unknown = JSON.parse(payload);
  if (!isObject(body) || Array.isArray(body)) return payload;
  if (isFromGraph) {
    const extensions = isObject(body['extensions']) ? body['extensions'] : {};
    return JSON.stringify({ ...body, extensions: { ...extensions, help } });
  }
  return JSON.stringify('help' in body ? body : { ...body, help });
}

const isJson = (reply: FastifyReply) => String(reply.getHeader('content-type') ?? '').includes('json');

/**
 * Says with the answer to whatever is written, saved or refused, that it needs help rather than advice, or may, of which
 * kind, and whom to call: by every path and for every free text there is or will be (S6, D49, D60). It says so to the one
 * who wrote it alone; of help its date and kind are kept, and no word (D84).
 */
export function registerCrisisHelp(
  app: FastifyInstance,
  note: NoteHelp,
  usualLanguage: (request: FastifyRequest) => Promise<Language>,
): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isPrivate(request) || !isRead(request)) return payload;
    const written = writtenIn(request.body);
    const needed = await neededBy(request, written, note);
    if (needed === null) return payload;
    if (needed.level === 'help') void reply.header(HELP_HEADER, needed.kind);
    if (typeof payload !== 'string' || !isJson(reply)) return payload;
    const language = languageIn(written) ?? (await usualLanguage(request));
    const help = crisisHelp(needed.kind, language, { level: needed.level, told: textsOf(request.body) });
    const answered = withHelp(payload, help, isOfGraph(request.body));
    if (reply.getHeader('content-length') !== undefined)
      void reply.header('content-length', Buffer.byteLength(answered));
    return answered;
  });
}

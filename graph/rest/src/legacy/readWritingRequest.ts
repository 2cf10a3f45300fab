import { type CheckInAnswers, isCheckInBlank } from '@spire/domain/checkInRules';
import type { FieldError } from '@spire/domain/errorCodes';
import { lengthErrors, optionErrors, optionListErrors, textErrors } from '@spire/domain/fieldChecks';
import { EVENT_KINDS, EVENTS_OF_KIND } from '@spire/domain/eventKinds';
import { LANGUAGES, parseLanguage } from '@spire/domain/languages';
import { LIMITS } from '@spire/domain/limits';
import { keysOf } from '@spire/domain/lists';
import { ASKERS, REQUESTED_THINGS } from '@spire/domain/refusals';
import { DESIRED_FEELINGS, SOCIAL_WANTS } from '@spire/domain/toolOptions';
import { WISH_GROUPS } from '@spire/domain/wishGroups';
import { text, textList, uuid } from './parsers.ts';
import { type Parse, readBody, type Reading, type ReadField, record, Refusal } from './readBody.ts';
import { readCheckInAnswers } from './readCheckIn.ts';
import { SOCIAL_WANT_SPELLINGS } from './socialWantSpellings.ts';
import { DESIRED_FEELING_SPELLINGS } from './feelingSpellings.ts';
import { option, optionList } from './spellings.ts';

/** Fields every request for a text can carry beside what the text is about. */
interface Asked {
  /** Of the text; null when only the request's header tells. */
  language: string | null;
  /** Answers of a check-in that may not be saved; null when there are none. */
  answers: CheckInAnswers | null;
}

const language: Parse<string> = (sent) =>
  typeof sent === 'string' ? (parseLanguage(sent) ?? sent) : new Refusal('INVALID');

const languageErrors = (wanted: string | null): FieldError[] =>
  wanted === null ? [] : optionErrors('language', wanted, LANGUAGES);

const readLanguage = (read: ReadField) =>
  read('language', [['language'], language]) ??
  read('language', [['userProfile.language', 'user_profile.language'], language]) ??
  null;

/** Old clients' facts of the person are read no further than their type: the server knows better (D35). */
function readIgnored(read: ReadField, ...names: readonly string[]): void {
  for (const name of names) read(name, [[name], record]);
}

/** A need as a text, or as a text with its emoji (spec 2 §3). */
const need: Parse<string> = (sent) =>
  typeof sent === 'string' ? sent : record(sent) instanceof Refusal ? new Refusal('INVALID') : undefined;

const freeText = (field: string, value: string) => textErrors(field, value, LIMITS.freeText);

/** Where the answers of a check-in stand in a body: at its top, under one of these names, or nowhere. */
type AnswersAt = 'top' | 'nowhere' | readonly string[];

/** The answers there; null when all are blank. */
function readAnswers(body: Readonly<Record<string, unknown>>, at: AnswersAt): Reading<CheckInAnswers | null> {
  const name = typeof at === 'string' ? undefined : at.find((each) => (body[each] ?? null) !== null);
  if (at !== 'top' && name === undefined) return { draft: null, spelled: {} };
  const reading = readCheckInAnswers(name === undefined ? body : body[name]);
  const place = (field: string) => (name === undefined ? field : field === 'body' ? name : `${name}.${field}`);
  if ('errors' in reading) return { errors: reading.errors.map((error) => ({ ...error, field: place(error.field) })) };
  const { draft, spelled } = reading;
  return {
    draft: isCheckInBlank(draft) ? null : draft,
    // The graph has them in a field of their own.
    spelled: Object.fromEntries(Object.entries(spelled).map(([field, each]) => [`answers.${field}`, place(each)])),
  };
}

/** Reads what a text is about and, beside it, language and answers; everything wrong is told at once. */
function readAsked<Draft extends object>(
  body: unknown,
  answersAt: AnswersAt,
  build: (read: ReadField) => Draft,
  check: (draft: Draft) => readonly FieldError[] = () => [],
): Reading<Draft & Asked> {
  const reading = readBody(
    body,
    (read) => {
      readIgnored(read, 'userProfile', 'user_profile');
      return { ...build(read), language: readLanguage(read) };
    },
    (draft) => [...languageErrors(draft.language), ...check(draft)],
  );
  if (!(record(body) instanceof Refusal)) {
    const answers = readAnswers(body as Readonly<Record<string, unknown>>, answersAt);
    if ('draft' in reading && 'draft' in answers)
      return {
        draft: { ...reading.draft, answers: answers.draft },
        spelled: { ...answers.spelled, ...reading.spelled },
      };
    return { errors: [reading, answers].flatMap((each) => ('errors' in each ? each.errors : [])) };
  }
  return { errors: 'errors' in reading ? reading.errors : [] };
}

const DAILY_CHECK_IN = ['dailyCheckIn', 'daily_check_in'];

/** An event is as good as its kind. */
const kindOfEvent: Parse<string> = (sent) => {
  if (typeof sent !== 'string') return new Refusal('INVALID');
  return EVENT_KINDS.find((kind) => EVENTS_OF_KIND[kind].some((event) => event === sent)) ?? sent;
};

const readId = (read: ReadField) => read('id', [['id'], uuid]) ?? null;

/** `POST /api/suggestions`: the answers of a check-in at the top of the body. */
export const readSuggestionsRequest = (body: unknown) => readAsked(body, 'top', (read) => ({ id: readId(read) }));

/** `POST /api/openai/suggestions`: what the person asks for in their own words, or what they say it is about. */
export const readPromptRequest = (body: unknown) =>
  readAsked(
    body,
    'nowhere',
    (read) => ({
      id: readId(read),
      prompt: read('prompt', [['prompt'], text]) ?? '',
      about: read('about', [['about'], text]) ?? null,
    }),
    ({ prompt, about }) =>
      about === null
        ? freeText('prompt', prompt)
        : [...lengthErrors('prompt', prompt, LIMITS.freeText), ...optionErrors('about', about, WISH_GROUPS)],
  );

/** `POST /api/openai/comprehensive-suggestion`: prompts of the client's are data; the first of them is not even used (D35). */
export const readComprehensiveRequest = (body: unknown) =>
  readAsked(
    body,
    'nowhere',
    (read) => {
      read('systemPrompt', [['systemPrompt', 'system_prompt'], text]);
      return { id: readId(read), note: read('note', [['userContext', 'user_context'], text]) ?? '' };
    },
    ({ note }) => lengthErrors('note', note, LIMITS.freeText),
  );

/** `POST /api/openai/personalized-tasks`. */
export const readTasksRequest = (body: unknown) => readAsked(body, ['checkInData', 'check_in_data'], () => ({}));

function readBoundary(read: ReadField) {
  return {
    shouldDo: read('shouldDo', [['shouldDo', 'should_do'], text]) ?? '',
    needInstead:
      read('needInstead', [['needInstead', 'need_instead'], need], [['needInstead.text', 'need_instead.text'], text]) ??
      '',
    emoji: read('emoji', [['emoji', 'needInstead.emoji', 'need_instead.emoji'], text]) ?? null,
  };
}

type Boundary = Pick<ReturnType<typeof readBoundary>, 'shouldDo' | 'needInstead'>;
const boundaryErrors = ({ shouldDo, needInstead }: Boundary) => [
  ...freeText('shouldDo', shouldDo),
  ...freeText('needInstead', needInstead),
];

/** `POST /api/openai/boundary-suggestion`. */
export const readBoundaryRequest = (body: unknown) =>
  readAsked(
    body,
    'nowhere',
    (read) => ({
      ...readBoundary(read),
      who: read('who', [['who'], text]) ?? null,
      kind: read('kind', [['kind'], text]) ?? null,
    }),
    ({ who, kind, ...boundary }) => [
      ...boundaryErrors(boundary),
      ...(who === null ? [] : optionErrors('who', who, ASKERS)),
      ...(kind === null ? [] : optionErrors('kind', kind, REQUESTED_THINGS)),
    ],
  );

/** `POST /api/openai/boundary-validation`. */
export const readBoundaryValidationRequest = (body: unknown) =>
  readAsked(
    body,
    'nowhere',
    (read) => ({
      ...readBoundary(read),
      sayNoExample: read('sayNoExample', [['sayNoExample', 'say_no_example'], text]) ?? '',
    }),
    (draft) => [...boundaryErrors(draft), ...lengthErrors('sayNoExample', draft.sayNoExample, LIMITS.freeText)],
  );

/** `POST /api/openai/personalized-micro-regulation`. */
export const readMicroExerciseRequest = (body: unknown) => readAsked(body, DAILY_CHECK_IN, () => ({}));

/** `POST /api/openai/expectation-response`; earlier sessions are the server's to know (trap 63). Own steps are the plan. */
export const readExpectationRequest = (body: unknown) =>
  readAsked(
    body,
    DAILY_CHECK_IN,
    (read) => ({
      whatToDo: read('whatToDo', [['whatToDo', 'what_to_do'], text]) ?? '',
      whatCanGoBetter: read('whatCanGoBetter', [['whatCanGoBetter', 'what_can_go_better'], text]) ?? '',
      howToFeelGood:
        read('howToFeelGood', [['howToFeelGood', 'how_to_feel_good'], text]) ??
        read('ownSteps', [['ownSteps', 'own_steps'], textList])?.join('\n') ??
        '',
      about: read('about', [['about'], text], [['event'], kindOfEvent]) ?? null,
      desiredFeeling:
        read('desiredFeeling', [['desiredFeeling', 'desired_feeling'], option(DESIRED_FEELING_SPELLINGS)]) ?? '',
    }),
    (draft) => [
      ...(['whatToDo', 'whatCanGoBetter', 'howToFeelGood'] as const).flatMap((field) => freeText(field, draft[field])),
      ...optionErrors('desiredFeeling', draft.desiredFeeling, keysOf(DESIRED_FEELINGS)),
      ...(draft.about === null ? [] : optionErrors('about', draft.about, EVENT_KINDS)),
    ],
  );

/** `POST /api/openai/social-support-suggestion`: wants by id or label, contacts by name. */
export const readSocialPlanRequest = (body: unknown) =>
  readAsked(
    body,
    DAILY_CHECK_IN,
    (read) => ({
      wants: read('wants', [['socialWants', 'social_wants'], optionList(SOCIAL_WANT_SPELLINGS)]) ?? [],
      selectedContacts: read('selectedContacts', [['selectedContacts', 'selected_contacts'], textList]) ?? [],
    }),
    ({ wants, selectedContacts }) => [
      ...optionListErrors('wants', wants, SOCIAL_WANTS),
      ...(selectedContacts.length > LIMITS.listEntries
        ? [{ field: 'selectedContacts', code: 'TOO_MANY' as const, limit: LIMITS.listEntries }]
        : selectedContacts.flatMap((name) => lengthErrors('selectedContacts', name.trim(), LIMITS.contactName))),
    ],
  );

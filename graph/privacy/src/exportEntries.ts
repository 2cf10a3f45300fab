import { EXPORT_WORDS, type ExportKind } from '@spire/content/exportWords';
import { CHECK_IN_FIELDS } from '@spire/domain/checkInRules';
import { appOfSource } from '@spire/domain/importSources';
import { isLocalDate } from '@spire/domain/dates';
import type { Language } from '@spire/domain/languages';
import { partsOfMemoryDate } from '@spire/domain/memoryDate';
import { namesOf, pickFields } from '@spire/domain/recordFields';
import { exposureName, morningAnswer, outcomeName } from '@spire/content/patternWords';
import { EXPOSURE_KINDS, OUTCOMES } from '@spire/domain/patterns/kinds';
import { isOneOf } from '@spire/domain/lists';
import type { ExportDocument } from '@spire/graph-shared/export/exportDocument';
import en from '@spire/i18n/options/en';
import no from '@spire/i18n/options/no';
import scalesEn from '@spire/i18n/scales/en';
import scalesNo from '@spire/i18n/scales/no';
import { type Value, wording } from './exportWording.ts';
import { toolFields, toolText } from './toolRecords.ts';

const TOOLS: Readonly<Record<Language, Readonly<Record<string, { title: string }>>>> = { no: no.tools, en: en.tools };
/** The steps of each scale, by its id. */
const STEPS: Readonly<Record<Language, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  no: scalesNo.steps,
  en: scalesEn.steps,
};

/** One record as people read it: in the readable page, and as a row of the table. */
export interface ExportEntry {
  kind: ExportKind;
  /** The person's date, where there is one. */
  date: string | null;
  /** When it was written. */
  at: string | null;
  title: string;
  text: string;
  details: readonly (readonly [name: string, value: string])[];
  /** The path of its picture. */
  picture: string | null;
  /** The path of its voice note. */
  voice: string | null;
}

type Head = Partial<Omit<ExportEntry, 'kind' | 'details'>>;

/** A memory's date that is no day, in words. */
function memoryDateWords(date: string | null, { unknownDate, seasons }: (typeof EXPORT_WORDS)[Language]): string {
  const parts = date === null ? undefined : partsOfMemoryDate(date);
  if (date === null) return unknownDate;
  return parts?.kind === 'season' ? `${seasons[parts.season]} ${parts.year}` : date;
}

type Pair = NonNullable<ExportDocument['records']['ownStory'][number]['question']>;

/** A pair of something that days hold and how they are, by its names. */
function pairWords({ exposure: { kind, name }, outcome }: Pair, language: Language): string {
  if (!isOneOf(EXPOSURE_KINDS, kind) || !isOneOf(OUTCOMES, outcome)) return `${kind} ${name ?? ''} ${outcome}`;
  return `${exposureName({ kind, name }, outcome, language)} – ${outcomeName(outcome, language)}`;
}

/** Everything in a document, one entry after the other in the order of EXPORT_KINDS, in the words of that language. */
export function* exportEntries(
  { account, records, pictures, voices }: ExportDocument,
  language: Language,
): Generator<ExportEntry, undefined> {
  const words = EXPORT_WORDS[language];
  const { label, detailsOf } = wording(language, new Map(account.contacts.map(({ id, name }) => [id, name])));
  const tools = TOOLS[language];
  const entry = (kind: ExportKind, head: Head, fields: Readonly<Record<string, Value>>): ExportEntry => ({
    kind,
    date: null,
    at: null,
    title: '',
    text: '',
    picture: null,
    voice: null,
    ...head,
    details: detailsOf(fields),
  });
  const { profile, settings, reminder } = account;
  const shown = new Set([
    ...records.memories.flatMap(({ picturePath, morePictures, voicePath }) => [
      picturePath,
      voicePath,
      ...morePictures.map(({ path }) => path),
    ]),
    ...records.importedEntries.map(({ pictures: [first = null] }) => first),
  ]);

  yield* of(profile === null ? [] : [profile], ({ nickname, specificChallenge, updatedAt, ...rest }) =>
    entry('profile', { title: nickname, text: specificChallenge, at: updatedAt }, rest),
  );
  yield* of(settings === null ? [] : [settings], ({ updatedAt, ...rest }) =>
    entry('settings', { at: updatedAt }, rest),
  );
  yield* of(account.contacts, ({ name, attributes, createdAt }) =>
    entry('contacts', { title: name, at: createdAt }, { attributes }),
  );
  yield* of(reminder === null ? [] : [reminder], ({ updatedAt, ...rest }) =>
    entry('reminder', { at: updatedAt }, rest),
  );
  yield* of(records.checkIns, (each) => {
    const texts = namesOf(CHECK_IN_FIELDS, 'text').map((name) => each[name]);
    const head = { date: each.date, at: each.createdAt, text: texts.filter(Boolean).join('\n') };
    return entry('checkIns', head, besidesTexts(each));
  });
  yield* of(records.moods, ({ date, createdAt, mood }) => entry('moods', { date, at: createdAt }, { mood }));
  yield* of(records.dailyProgress, ({ date, updatedAt, ...rest }) =>
    entry('dailyProgress', { date, at: updatedAt }, rest),
  );
  yield* of(records.memories, (memory) => {
    const { date, createdAt, title, description, emoji, picturePath, morePictures: _later, ...about } = memory;
    const { id: _id, voicePath, ...rest } = about;
    const day = isLocalDate(date) ? { date } : { date: null, when: memoryDateWords(date, EXPORT_WORDS[language]) };
    return entry(
      'memories',
      {
        ...{ date: day.date, at: createdAt, title: `${emoji} ${title}`, text: description },
        ...{ picture: picturePath, voice: voicePath },
      },
      { ...rest, when: day.when ?? null },
    );
  });
  yield* of(
    records.memories.flatMap(({ emoji, title, morePictures }) =>
      morePictures.map((picture) => ({ ...picture, title: `${emoji} ${title}` })),
    ),
    ({ title, text, path }) => entry('memories', { title, text, picture: path }, {}),
  );
  // Suggestions of a set are told once, with it.
  yield* of(
    records.suggestionInteractions.filter(({ setId }) => setId === null),
    ({ date, createdAt, suggestionText, id: _id, setId: _set, ...rest }) =>
      entry('suggestions', { date, at: createdAt, text: suggestionText }, rest),
  );
  for (const { date, createdAt, suggestions, number, language: written } of records.suggestionSets)
    yield* of(suggestions, ({ text, title, emoji, ...rest }) =>
      entry(
        'suggestionSets',
        { date, at: createdAt, title: [emoji, title].filter(Boolean).join(' '), text },
        { number, language: written, ...rest },
      ),
    );
  yield* of(records.tasks, ({ date, text, completedAt, id: _id, ...rest }) =>
    entry('tasks', { date, at: completedAt, text }, rest),
  );
  yield* of(records.toolActivities, ({ date, completedAt, tool, record }) =>
    entry(
      'tools',
      { date, at: completedAt, title: tools[tool]?.title ?? tool, text: toolText(record) },
      toolFields(record),
    ),
  );
  yield* of(records.expectationSessions, ({ date, completedAt, createdAt: _created, id: _id, ...rest }) =>
    entry('expectations', { date, at: completedAt }, rest),
  );
  yield* of(records.helpDays, (date) => entry('helpDays', { date }, {}));
  yield* of(records.safetyPlan, ({ people, updatedAt, ...rest }) =>
    entry(
      'safetyPlan',
      { at: updatedAt },
      { ...rest, people: people.map(({ name, number }) => [name, number].filter(Boolean).join(' ')) },
    ),
  );
  yield* of(records.ownStory, ({ updatedAt, question, hidden, trial, ...rest }) =>
    entry(
      'ownStory',
      { at: updatedAt },
      {
        ...rest,
        question: question && pairWords(question, language),
        hidden: hidden.map((each) => `${pairWords(each, language)} ${each.until ?? ''}`.trim()),
        trial: trial && `${pairWords(trial, language)} (${trial.firstDate})`,
      },
    ),
  );
  yield* of(records.pacingDays, ({ date, updatedAt, things, morning, ...rest }) =>
    entry(
      'pacingDays',
      {
        date,
        at: updatedAt,
        text: things.map(({ name, size, done }) => `${done ? '✓ ' : ''}${name} (${size})`).join(', '),
      },
      { ...rest, morning: morning && morningAnswer(morning, language) },
    ),
  );
  yield* of(records.followedScales, ({ updatedAt, ...rest }) => entry('followedScales', { at: updatedAt }, rest));
  yield* of(records.scaleEntries, ({ date, createdAt, scale, value, isCarried }) => {
    const text = STEPS[language][scale]?.[`s${value}`] ?? String(value);
    return entry('scaleEntries', { date, at: createdAt, title: label('scales', scale), text }, { isCarried });
  });
  yield* of(records.diaryImports, ({ source, date, createdAt, undoneEntries }) =>
    entry('diaryImports', { date, at: createdAt, title: appOfSource(source) ?? words.table }, { undoneEntries }),
  );
  yield* of(records.importedEntries, ({ date, createdAt, title, text, pictures: [picture = null], ...rest }) => {
    const { source, time, mood, moodName, activities, toldActivities, feelings } = rest;
    const told = { moodName, activities, toldActivities, feelings };
    const details = { source: appOfSource(source) ?? words.table, time, mood, ...told };
    return entry('importedEntries', { date, at: createdAt, title, text, picture }, details);
  });
  yield* of(records.exerciseMarks, ({ date, createdAt, exercise, kind }) =>
    entry('exerciseMarks', { date, at: createdAt, title: named(words.exerciseMarks, kind), text: exercise }, {}),
  );
  yield* of(records.restDays, (date) => entry('restDays', { date }, {}));
  yield* of(records.activities, ({ date, at, kind }) =>
    entry('activities', { date, at, title: tools[kind]?.title ?? named(words.activities, kind) }, {}),
  );
  yield* of(account.consents, ({ kind, decidedAt, version, isGiven }) =>
    entry('consents', { at: decidedAt, title: named(words.consents, kind) }, { version, isGiven }),
  );
  yield* of(account.pushDevices, ({ userAgent, createdAt }) => entry('pushDevices', { at: createdAt }, { userAgent }));
  yield* of(account.accessLog, ({ kind, at, userAgent }) =>
    entry('accessLog', { at, title: named(words.events, kind) }, { userAgent }),
  );
  yield* of(
    pictures.filter(({ path }) => !shown.has(path)),
    ({ path }) => entry('pictures', { title: path.split('/').at(-1) ?? path, picture: path }, {}),
  );
  yield* of(
    voices.filter(({ path }) => !shown.has(path)),
    ({ path }) => entry('voices', { title: path.split('/').at(-1) ?? path, voice: path }, {}),
  );
}

/** Makes the entry of each row when it is asked for. */
function* of<Row>(rows: readonly Row[], entryOf: (row: Row) => ExportEntry): Generator<ExportEntry, undefined> {
  for (const row of rows) yield entryOf(row);
}

/** The fields of a check-in that are no texts. */
function besidesTexts(checkIn: ExportDocument['records']['checkIns'][number]): Readonly<Record<string, Value>> {
  const texts: readonly string[] = namesOf(CHECK_IN_FIELDS, 'text');
  return Object.fromEntries(
    Object.entries(pickFields(CHECK_IN_FIELDS, checkIn)).filter(([name]) => !texts.includes(name)),
  );
}

/** The word for an id, or the id of what only a newer version of the product knows. */
const named = (words: Readonly<Record<string, string>>, id: string) => words[id] ?? id;

import { randomUUID } from 'node:crypto';
import { SUGGESTIONS } from '@spire/content/suggestions';
import { CONSENT_VERSIONS } from '@spire/domain/consents';
import { CHECK_IN_FIELDS } from '@spire/domain/checkInRules';
import { addDays } from '@spire/domain/dates';
import { keysOf } from '@spire/domain/lists';
import { MEMORY_FIELDS } from '@spire/domain/memoryRules';
import { MEMORY_EMOJIS } from '@spire/domain/options';
import type { RecordFields } from '@spire/domain/recordFields';
import { REST_PATHS } from '@spire/domain/restPaths';
import { PRIORITY_EMOJIS } from '@spire/domain/toolOptions';
import { exportDocument, type ExportDocument } from '@spire/graph-shared/export/exportDocument';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { today } from '@spire/testing/testDay';
import { inputFieldsOf, MUTATIONS } from '@spire/graph-shared/testing/graphOperations';

type Json = Record<string, unknown>;

/** A person's input to a mutation, and its place in the export. */
interface Entry {
  mutation: string;
  input: Json;
  in: (document: ExportDocument) => unknown;
  /** The export's form of it; the input itself when left out. */
  as?: Json;
}

const now = new Date().toISOString();
const [memory, changed, contact, session, task, balance] = Array.from({ length: 6 }, () => randomUUID());
const withId = (records: readonly { id: string }[], id: unknown) => records.find((each) => each.id === id);

const done = () => ({ id: randomUUID(), date: today, completedAt: now });
const toolEntry = (mutation: string, tool: string, record: Json): Entry => {
  const completion = done();
  return {
    mutation,
    input: { ...completion, ...record },
    in: ({ records }) => withId(records.toolActivities, completion.id),
    as: { ...completion, tool, record },
  };
};
const settings: Json = {
  brainInjuryMode: true,
  aiSuggestionsEnabled: false,
  memoryInspiration: true,
  streakHidden: true,
  gentleBuzz: true,
  theme: 'dark',
  textSize: 150,
  calmView: true,
  motionReduced: true,
  celebrationHidden: true,
  numbersShown: true,
  badgesHidden: true,
  questionsFrom: addDays(today, 2),
  questionsOff: ['goals'],
};
const profile: Json = {
  nickname: 'Kari «på fjellet» Ås',
  considerations: ['chronic_pain', 'brain_injury', 'adhd'],
  specificChallenge: 'Lyset i butikken.\nOg lyden.',
  capacityLevel: 'limited',
  goals: ['peace', 'joy'],
  avoidSuggestions: ['screen_use', 'exercise'],
  socialSafetyFactors: ['can_cancel', 'own_pace'],
  onboardingCompleted: true,
  avatar: `avatar-${randomUUID()}.jpg`,
};
const exercise = {
  type: 'sensory',
  emoji: '🌬️',
  title: 'Kald klut',
  instruction: 'Legg den på.',
  reasoning: 'Det ro.',
};
/** A text in each field of a record that takes one, so that a field of tomorrow is filled in too. */
const textIn = (fields: RecordFields): Json =>
  Object.fromEntries(
    keysOf(fields)
      .filter((name) => fields[name]?.kind === 'text')
      .map((name) => [name, `Om ${name}`]),
  );
const ofMemory: Json = {
  ...textIn(MEMORY_FIELDS),
  title: 'Bål ved vannet',
  description: 'Vi satt lenge.\n"Husker du?"',
  emoji: MEMORY_EMOJIS[6],
  category: 'mestring',
  goodnessRating: 9,
  effortRating: 2,
  told: ['category', 'goodnessRating', 'effortRating'],
  marks: ['notOnHardDays'],
  pictureText: 'Bålet og kanoen',
};
const ofPacing: Json = { id: randomUUID(), name: 'Klesvask og stell', size: 2, done: true };
const given = randomUUID();
const [
  {
    text: { no: GIVEN },
  },
] = SUGGESTIONS.slice(0, 1) as [(typeof SUGGESTIONS)[number]];
const ofTask: Json = { text: 'Åpne vinduet', type: 'wellbeing', priority: 'low', source: 'ai' };

const imported = { importId: randomUUID(), source: 'daylio-csv' };
const importedEntry = { date: '1999-12-31', time: '23:59', mood: 4, moodName: 'bra', title: 'Nyttår', text: 'Om det' };

const entriesOf = (person: TestPerson): Entry[] => [
  {
    mutation: 'decideConsent',
    input: { kind: 'health', version: CONSENT_VERSIONS.health[0], isGiven: true },
    in: ({ account }) => account.consents.find(({ kind }) => kind === 'health'),
  },
  {
    mutation: 'saveProfile',
    input: { ...profile, language: 'en', setup: 'short' },
    in: ({ account }) => ({ ...account.profile, language: account.settings?.language }),
  },
  {
    mutation: 'saveSettings',
    input: { ...settings, language: 'en', lowEnergyToday: true },
    in: ({ account }) => account.settings,
    as: { ...settings, language: 'en', lowEnergyOn: today },
  },
  {
    mutation: 'saveContact',
    input: { id: contact, name: 'Bror', attributes: ['tur', 'lytter'] },
    in: ({ account }) => withId(account.contacts, contact),
  },
  {
    mutation: 'saveReminder',
    input: { isOn: false, kinds: ['checkIn', 'afterwards'], days: ['MO', 'SA'], time: '07:35' },
    in: ({ account }) => account.reminder,
  },
  {
    mutation: 'saveCheckIn',
    input: {
      date: today,
      ...textIn(CHECK_IN_FIELDS),
      whatIsGood: ['roIKroppen', 'haap'],
      whatIsGoodText: 'Kaffen',
      lookingForward: ['enTur'],
      lookingForwardText: 'Lørdag 🌲',
      needMore: ['natur', 'latter'],
      needMoreText: 'Søvn',
    },
    in: ({ records }) => records.checkIns[0],
  },
  {
    mutation: 'saveSafetyPlan',
    input: {
      signs: ['Sover dårlig'],
      alone: ['Te', 'Regnlyd'],
      places: ['Benken'],
      people: [{ name: 'Marte', number: '90 00 00 00' }],
      safe: ['Hos søster'],
      others: ['Bare sitt her'],
      isShown: false,
      isForSuggestions: true,
      offerFrom: addDays(today, 60),
    },
    in: ({ records }) => records.safetyPlan[0],
  },
  {
    mutation: 'savePacingDay',
    input: { date: today, room: 4, isRoomOwn: true, things: [ofPacing], isBig: true, morning: 'gently' },
    in: ({ records }) => records.pacingDays[0],
    as: { date: today, room: 4, shownRoom: 4, things: [ofPacing], isBig: true, morning: 'gently' },
  },
  { mutation: 'setPacing', input: { isOn: true }, in: ({ records }) => records.ownStory[0], as: { isPacingOn: true } },
  {
    mutation: 'setPatterns',
    input: { isOn: true },
    in: ({ records }) => records.ownStory[0],
    as: { isPatternsOn: true },
  },
  {
    mutation: 'askPattern',
    input: { exposure: { kind: 'thing', name: 'Tur til havna' }, outcome: 'mood' },
    in: ({ records }) => records.ownStory[0]?.question,
  },
  {
    mutation: 'saveFollowedScales',
    input: { scales: ['pain', 'energy'], isOnHome: false },
    in: ({ records }) => records.followedScales[0],
  },
  {
    mutation: 'saveScaleEntry',
    input: { date: today, scale: 'fog', value: 4, isCarried: true },
    in: ({ records }) => records.scaleEntries[0],
  },
  {
    mutation: 'addImportedEntries',
    input: { ...imported, entries: [importedEntry] },
    as: { ...imported, ...importedEntry },
    in: ({ records }) => records.importedEntries[0],
  },
  {
    mutation: 'markExercise',
    input: { id: randomUUID(), date: today, exercise: 'Kald klut', kind: 'stopped' },
    in: ({ records }) => records.exerciseMarks[0],
  },
  { mutation: 'saveMood', input: { date: today, mood: 2 }, in: ({ records }) => records.moods[0] },
  {
    mutation: 'saveDailyProgress',
    input: { date: today, meditationMinutes: 7, waterGlasses: 3 },
    in: ({ records }) => records.dailyProgress[0],
    as: { date: today, meditationMinutes: 7 + 4, waterGlasses: 3 + 1 },
  },
  {
    mutation: 'addDailyProgress',
    input: { id: randomUUID(), date: today, meditationMinutes: 4, waterGlasses: 1 },
    in: ({ records }) => records.dailyProgress[0],
    as: { date: today, meditationMinutes: 7 + 4, waterGlasses: 3 + 1 },
  },
  {
    mutation: 'addMemory',
    input: {
      ...ofMemory,
      id: memory,
      date: '1987-summer',
      writtenOn: today,
      picturePath: `${person.id}/baal.png`,
      morePictures: [{ path: `${person.id}/vann.png`, text: 'Vannet' }],
    },
    in: ({ records }) => withId(records.memories, memory),
  },
  {
    mutation: 'changeMemory',
    input: {
      ...ofMemory,
      id: changed,
      title: 'En annen kveld',
      date: '1987-07',
      picturePath: `${person.id}/kano.png`,
      morePictures: [{ path: `${person.id}/aare.png`, text: '' }],
      version: undefined,
    },
    in: ({ records }) => withId(records.memories, changed),
  },
  {
    mutation: 'keepSuggestions',
    input: { id: given, form: 'card', language: 'no', date: today, texts: [GIVEN] },
    in: ({ records }) => withId(records.suggestionSets, given),
    as: { id: given, date: today, form: 'card', language: 'no', suggestions: [{ text: GIVEN }] },
  },
  {
    mutation: 'recordSuggestion',
    input: {
      id: randomUUID(),
      suggestionText: 'Se ut av vinduet i to minutter.',
      suggestionType: 'memory_inspired',
      interactionType: 'liked',
      category: 'creative',
      date: today,
    },
    in: ({ records }) => records.suggestionInteractions[0],
  },
  {
    mutation: 'replaceTasks',
    input: { date: today, tasks: [{ ...ofTask, id: task }] },
    in: ({ records }) => withId(records.tasks, task),
    as: { ...ofTask, id: task, date: today },
  },
  {
    mutation: 'addExpectationSession',
    input: {
      ...done(),
      id: session,
      whatToDo: 'Møtet',
      whatCanGoBetter: 'Be om pause',
      howToFeelGood: 'Sitte ved døra',
      desiredFeeling: 'selvsikker',
    },
    in: ({ records }) => withId(records.expectationSessions, session),
    // Its plan is changed below.
    as: { id: session, whatToDo: 'Møtet', whatCanGoBetter: 'Be om pause', desiredFeeling: 'selvsikker' },
  },
  {
    mutation: 'planExpectationSession',
    input: { id: session, howToFeelGood: 'Sitte ved døra\nTe etterpå' },
    in: ({ records }) => withId(records.expectationSessions, session),
  },
  {
    mutation: 'tellExpectationSession',
    input: { id: session, howItWent: 'fine' },
    in: ({ records }) => withId(records.expectationSessions, session),
  },
  {
    mutation: 'addInnerBalance',
    input: { ...done(), id: balance, category: 'sensory', activity: 'Varme hender', durationMinutes: 4 },
    in: ({ records }) => withId(records.toolActivities, balance),
    as: {
      date: today,
      completedAt: now,
      tool: 'inner_balance',
      record: { category: 'sensory', activity: 'Varme hender', durationMinutes: 4 },
    },
  },
  {
    mutation: 'tellInnerBalance',
    input: { id: balance, feltAfter: 'lighter' },
    in: ({ records }) => withId(records.toolActivities, balance),
    as: { record: { feltAfter: 'lighter' } },
  },
  toolEntry('addMicroRegulation', 'micro_regulation', { exercise, afterFeeling: 'relieved' }),
  toolEntry('addSocialSupport', 'social_support', {
    socialWants: ['tur', 'stillhet'],
    selectedContacts: [contact],
    suggestion: 'Spør om en kort tur.',
    source: 'built_in',
  }),
  toolEntry('addSelfPriority', 'self_priority', {
    shouldDo: 'Vaske huset',
    needInstead: { text: 'Ligge litt', emoji: PRIORITY_EMOJIS[0] },
    sayNoExample: 'Ikke i dag.',
    validation: 'Det er lov.',
    source: 'ai',
  }),
];

/** Mutations with an input of which nothing that was entered is kept, and why. */
const KEEP_NOTHING: Record<string, string> = {
  deleteScaleEntry: 'takes an answer back',
  generateSuggestion: 'asks',
  hidePattern: 'names a pattern, which the export names in words',
  generateSuggestions: 'asks',
  savePushDevice: 'told by the browser; where it is reached is a secret of its maker',
  setAllShown: 'a wish for one day',
  setHelpAside: 'takes away what was found in a text',
  validateBoundary: 'asks',
  writeBoundary: 'asks',
  writeExpectationResponse: 'asks',
  writeMicroExercise: 'asks',
  writeSocialPlan: 'asks',
  writeTasks: 'asks',
};

let stack: TestStack;
let entries: Entry[];
let document: ExportDocument;

beforeAll(async () => {
  stack = await startTestStack();
  const person = await newPerson(stack);
  const ask = graphClient(stack.url, person.token);
  const enter = async ({ mutation, input }: Pick<Entry, 'mutation' | 'input'>) => {
    const { errors } = await ask(MUTATIONS.get(mutation)?.text ?? '', { input });
    expect([mutation, errors]).toEqual([mutation, undefined]);
  };
  entries = entriesOf(person);
  await enter({
    mutation: 'addMemory',
    input: {
      ...ofMemory,
      id: changed,
      date: today,
      title: 'x',
      description: 'x',
      marks: [],
      told: [],
      pictureText: '',
    },
  });
  for (const entry of entries) await enter(entry);
  const answer = await fetch(`${stack.url}${REST_PATHS.privacyExport}?format=json`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  document = exportDocument.parse(await answer.json());
});
afterAll(() => stack.stop());

const KEPT = [...MUTATIONS.values()]
  .map((each) => ({ name: each.name, inputFields: inputFieldsOf(each) }))
  .filter(({ name, inputFields }) => inputFields.length > 0 && !Object.hasOwn(KEEP_NOTHING, name));

test.each(KEPT)(
  'what $name is told, each field of it, comes out of the export as it went in',
  ({ name, inputFields }) => {
    const entry = entries.find(({ mutation }) => mutation === name);
    if (entry === undefined) throw new Error(`Enter something by ${name}`);
    expect(Object.keys(entry.input).toSorted()).toEqual(inputFields.toSorted());
    const { version: _version, setup: _way, ...told } = entry.input;
    expect(entry.in(document)).toMatchObject(entry.as ?? told);
  },
);

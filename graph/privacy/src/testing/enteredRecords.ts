import { randomUUID } from 'node:crypto';
import { CONSENT_VERSIONS } from '@spire/domain/consents';
import { CHECK_IN_FIELDS } from '@spire/domain/checkInRules';
import { addDays } from '@spire/domain/dates';
import { keysOf } from '@spire/domain/lists';
import { MEMORY_FIELDS } from '@spire/domain/memoryRules';
import { MEMORY_EMOJIS } from '@spire/domain/options';
import type { RecordFields } from '@spire/domain/recordFields';
import type { TestPerson } from '@spire/graph-kit/testing/persons';
import { today } from '@spire/testing/testDay';
import { CONTACT, type Entry, type Json, withId } from './entry.ts';

const [memory, changed] = [randomUUID(), randomUUID()];

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
  voiceText: 'Hører du bekken?',
};
const ofPacing: Json = { id: randomUUID(), name: 'Klesvask og stell', size: 2, done: true };
const imported = { importId: randomUUID(), source: 'daylio-csv' };
const importedEntry = { date: '1999-12-31', time: '23:59', mood: 4, moodName: 'bra', title: 'Nyttår', text: 'Om det' };

/** Entries of the account, the days and the memories, each field of their inputs filled in. */
export const entriesOf = (person: TestPerson): Entry[] => [
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
    input: { id: CONTACT, name: 'Bror', attributes: ['tur', 'lytter'] },
    in: ({ account }) => withId(account.contacts, CONTACT),
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
      voicePath: `${person.id}/bekk-9s.webm`,
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
      voicePath: `${person.id}/aare-3s.m4a`,
      version: undefined,
    },
    in: ({ records }) => withId(records.memories, changed),
  },
];

/** A memory with other words, which an entry changes. */
export const TO_CHANGE = {
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
    voiceText: '',
  },
};

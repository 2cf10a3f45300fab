import { addDays } from '@spire/domain/dates';
import { REST_PATHS } from '@spire/domain/restPaths';
import { today } from '@spire/testing/testDay';

export const NOBODYS = '99999999-9999-4999-8999-999999999999';

/** A client's report on a suggestion. */
export const interaction = (interactionType: string, suggestionText: string) => ({
  userId: '',
  suggestionText,
  suggestionType: 'memory-inspired',
  interactionType,
  interactionDate: today,
});

const LONG = 'å'.repeat(2001);

/** Method, path, body, and what is wrong with which field of it (D16, D17, D18). */
export const BAD_INPUTS: [string, string, object, string, string][] = [
  ['POST', REST_PATHS.userProfile, { nickname: 'x'.repeat(61) }, 'nickname', 'TOO_LONG'],
  ['POST', REST_PATHS.userProfile, { nickname: 'a\0' }, 'nickname', 'INVALID'],
  ['POST', REST_PATHS.userProfile, { nickname: '\ud800' }, 'nickname', 'INVALID'],
  ['POST', REST_PATHS.userProfile, { nickname: 7 }, 'nickname', 'INVALID'],
  ['POST', REST_PATHS.userProfile, { specific_challenge: LONG }, 'specific_challenge', 'TOO_LONG'],
  ['POST', REST_PATHS.userProfile, { considerations: ['stress', 'luck'] }, 'considerations', 'UNKNOWN_OPTION'],
  ['POST', REST_PATHS.userProfile, { capacity_level: 'huge' }, 'capacity_level', 'UNKNOWN_OPTION'],
  ['POST', REST_PATHS.userProfile, { language: 'tysk' }, 'language', 'UNKNOWN_OPTION'],
  ['POST', REST_PATHS.userProfile, { onboardingCompleted: 'yes' }, 'onboardingCompleted', 'INVALID'],
  ['POST', REST_PATHS.userProfile, { onboardingCompleted: true }, 'nickname', 'REQUIRED'],
  ['PUT', REST_PATHS.userProfile, { avoidSuggestions: { a: 1 } }, 'avoidSuggestions', 'INVALID'],
  ['POST', REST_PATHS.userSettings, {}, 'brainInjuryMode', 'REQUIRED'],
  ['POST', REST_PATHS.userSettings, { brainInjuryMode: 1 }, 'brainInjuryMode', 'INVALID'],
  ['POST', REST_PATHS.userSettings, { brainInjuryMode: true, lowEnergyToday: true }, 'brainInjuryMode', 'INVALID'],
  ['POST', REST_PATHS.userSettings, { language: 'en' }, 'language', 'UNKNOWN_OPTION'],
  ['POST', REST_PATHS.userPreferences, { language: 'tysk' }, 'language', 'UNKNOWN_OPTION'],
  ['POST', REST_PATHS.dailyCheckIn, { date: today, whatIsGoodText: ' ' }, 'whatIsGoodText', 'REQUIRED'],
  ['POST', REST_PATHS.dailyCheckIn, { date: '2026-02-30', whatIsGoodText: 'a' }, 'date', 'INVALID'],
  ['POST', REST_PATHS.dailyCheckIn, { date: '2020-01-01', whatIsGoodText: 'a' }, 'date', 'DATE_NOT_ACCEPTED'],
  ['POST', REST_PATHS.dailyCheckIn, { needMoreEmojis: ['🌿 Rikdom'] }, 'needMoreEmojis', 'UNKNOWN_OPTION'],
  ['POST', REST_PATHS.dailyCheckIn, { need_more_text: LONG }, 'need_more_text', 'TOO_LONG'],
  ['POST', REST_PATHS.dailyCheckIn, { whatIsGoodText: 'a\0' }, 'whatIsGoodText', 'INVALID'],
  ['PUT', REST_PATHS.patternsSettings, {}, 'on', 'REQUIRED'],
  [
    'PUT',
    REST_PATHS.patternsQuestion,
    { exposure: { kind: 'food' }, outcome: 'mood' },
    'exposure.kind',
    'UNKNOWN_OPTION',
  ],
  ['POST', REST_PATHS.moodEntries, { mood: 6 }, 'mood', 'OUT_OF_RANGE'],
  ['POST', REST_PATHS.moodEntries, { mood: 2.5 }, 'mood', 'INVALID'],
  ['POST', REST_PATHS.moodEntries, { mood: '3' }, 'mood', 'INVALID'],
  ['POST', REST_PATHS.moodEntries, { mood: 3, date: addDays(today, 3) }, 'date', 'DATE_NOT_ACCEPTED'],
  ['POST', REST_PATHS.dailyProgress, {}, 'date', 'REQUIRED'],
  ['POST', REST_PATHS.dailyProgress, { date: today, waterGlasses: -1 }, 'waterGlasses', 'OUT_OF_RANGE'],
  ['POST', REST_PATHS.dailyProgress, { date: today, waterGlasses: 1e9 }, 'waterGlasses', 'OUT_OF_RANGE'],
  ['POST', REST_PATHS.dailyProgress, { date: today, meditationMinutes: '5' }, 'meditationMinutes', 'INVALID'],
  ['POST', REST_PATHS.suggestionInteractions, interaction('admired', 'a'), 'interactionType', 'UNKNOWN_OPTION'],
  ['POST', REST_PATHS.suggestionInteractions, interaction('liked', ''), 'suggestionText', 'REQUIRED'],
  ['POST', REST_PATHS.completedSuggestions, interaction('completed', 'a\0'), 'suggestionText', 'INVALID'],
  [
    'POST',
    REST_PATHS.completedSuggestions,
    { ...interaction('completed', 'a'), category: 'x' },
    'category',
    'UNKNOWN_OPTION',
  ],
  ['POST', REST_PATHS.suggestionInteractions, interaction('liked', '\u3164\u200B'), 'suggestionText', 'UNSEEN'],
  ['POST', REST_PATHS.memoryBank, { title: 'a' }, 'description', 'REQUIRED'],
  ['POST', REST_PATHS.memoryBank, { title: '\u2800', description: 'b' }, 'title', 'UNSEEN'],
  ['POST', REST_PATHS.dailyCheckIn, { date: today, whatIsGoodText: '\u200B' }, 'whatIsGoodText', 'REQUIRED'],
  [
    'POST',
    REST_PATHS.memoryBank,
    { title: 'a', description: 'b', goodness_rating: 11 },
    'goodness_rating',
    'OUT_OF_RANGE',
  ],
  ['POST', REST_PATHS.memoryBank, { title: 'a', description: 'b', emoji: '🧨' }, 'emoji', 'UNKNOWN_OPTION'],
  ['POST', REST_PATHS.memoryBank, { title: '\ud800', description: 'b' }, 'title', 'INVALID'],
  ['POST', REST_PATHS.memoryBank, { title: 'a', description: 'b', id: '1' }, 'id', 'INVALID'],
  [
    'POST',
    REST_PATHS.memoryBank,
    { title: 'a', description: 'b', mediaUrl: 'file:///etc/passwd' },
    'mediaUrl',
    'INVALID',
  ],
  [
    'POST',
    REST_PATHS.memoryBank,
    { title: 'a', description: 'b', mediaUrl: `${NOBODYS}/a.jpg` },
    'mediaUrl',
    'INVALID',
  ],
  ['POST', REST_PATHS.toolActivities, { toolType: 'juggling', data: {} }, 'toolType', 'UNKNOWN_OPTION'],
  [
    'POST',
    REST_PATHS.toolActivities,
    { toolType: 'hrv', data: { category: 'breathing' } },
    'data.activity',
    'REQUIRED',
  ],
  ['POST', REST_PATHS.toolActivities, { toolType: 'hrv', data: 'a' }, 'data', 'INVALID'],
  ['POST', REST_PATHS.expectationSessions, { whatToDo: 'a', whatCanGoBetter: 'b' }, 'howToFeelGood', 'REQUIRED'],
  ['POST', REST_PATHS.contacts, { name: 'x'.repeat(81), attributes: ['tur'] }, 'name', 'TOO_LONG'],
  ['POST', REST_PATHS.contacts, { name: 'Ola', attributes: ['rik'] }, 'attributes', 'UNKNOWN_OPTION'],
  ['DELETE', REST_PATHS.privacyAccount, { confirm: 'someone@example.no' }, 'confirm', 'INVALID'],
];

/** @jest-environment @spire/testing/browserEnvironment */
import { badgesOf } from '@spire/domain/badges';
import type { ErrorCode } from '@spire/domain/errorCodes';
import { followAccount } from '@spire/remote-kit';
import { profileForm } from '@spire/profile-form/messages/namespace';
import { showRows } from '@spire/testing/errorRows';
import { FAULTS } from '@spire/testing/graphFaults';
import { startGraphStandIn, type World } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { act, fireEvent } from '@testing-library/react';
import type { ReactNode } from 'react';
import { days } from './days/messages/namespace.ts';
import { LogOut } from './me/LogOut.tsx';
import MePage from './me/MePage.tsx';
import meEn from './me/messages/en.ts';
import { me } from './me/messages/namespace.ts';
import meNo from './me/messages/no.ts';
import en from './messages/en.ts';
import { profile } from './messages/namespace.ts';
import privacyEn from './privacy/messages/en.ts';
import { ownData } from './privacy/messages/namespace.ts';
import OwnData from './privacy/OwnData.tsx';
import SettingsPage from './profile-settings/SettingsPage.tsx';
import preferencesNo from './settings/messages/no.ts';
import { preferences } from './settings/messages/namespace.ts';
import PreferencesPage from './settings/PreferencesPage.tsx';
import { UNDO_MS } from './settings/useRemoval.ts';

const KNOWN = {
  nickname: 'Kari',
  considerations: ['fatigue'],
  specificChallenge: '',
  capacityLevel: 'limited',
  goals: ['peace'],
  avoidSuggestions: [],
  socialSafetyFactors: [],
  avatar: 'a.jpg',
  onboardingCompleted: true,
};
const LIKED = [{ id: 'l1', suggestionText: 'Hør på en sang.', category: null, likedAt: '2026-03-01T10:00:00.000Z' }];

interface Page {
  element: ReactNode;
  language: 'no' | 'en';
  known?: object;
  /** The operation that is refused, and how. */
  refused?: readonly [operation: string, code: ErrorCode];
  rest?: World['rest'];
}

afterEach(() => {
  jest.useRealTimers();
  followAccount(undefined);
});

async function show({ element, language, known = {}, refused, rest }: Page) {
  let settings: object = { aiSuggestionsEnabled: true, questionsOff: [], theme: null, textSize: null, calmView: null };
  const graph = await startGraphStandIn({
    me: {
      createdAt: '2026-01-15T12:00:00.000Z',
      profile: { ...KNOWN, ...known },
      consents: [{ kind: 'health', isGiven: true }],
      settings: () => settings,
      likedSuggestions: LIKED,
      growth: { points: 17, level: 'sprout', nextLevelAt: 25, days: [], badges: badgesOf({}) },
    },
    mutations: {
      saveProfile: ({ onboardingCompleted: _done, ...input }) => ({ ...KNOWN, ...input }),
      decideConsent: (input) => input,
      saveSettings: (input) => (settings = { ...settings, ...input }),
      stepCapacity: () => ({ capacityLevel: 'moderate' }),
      removeLikedSuggestion: () => true,
    },
    ...(rest === undefined ? {} : { rest }),
  });
  if (refused !== undefined) graph.goWrong(FAULTS.refuses(refused[1]), { of: refused[0], times: 9 });
  return renderPage(element, { graph, language, namespaces: [profile, profileForm, me, days, preferences, ownData] });
}

type Language = Page['language'];
type Answer = ReturnType<typeof show>;

const settings =
  (options: Pick<Page, 'known' | 'refused'>) =>
  async (language: Language): Answer => {
    const page = await show({ element: <SettingsPage />, language, ...options });
    await page.press(en.settings.save);
    return page;
  };
const saved = (code: ErrorCode) => settings({ refused: ['SaveSettings', code] });

async function onMe(press: string, language: Language, refused?: Page['refused']): Answer {
  const page = await show({ element: <MePage />, language, ...(refused === undefined ? {} : { refused }) });
  await page.press(press);
  return page;
}

async function flip(page: Awaited<Answer>, name: string): Answer {
  fireEvent.click(await page.findByRole('switch', { name }));
  return page;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const failed = { status: 500, headers: JSON_TYPE, body: '{"error":{"code":"INTERNAL","message":"","fields":[]}}' };
const data = (rest: World['rest'], language: Language) => show({ element: <OwnData />, language, rest });

const exported = (outcome: object) => async (language: Language) => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const page = await data({ 'GET /api/privacy/export': () => outcome as typeof failed }, language);
  await page.press(privacyEn.takeOut.json);
  return page;
};

const deleted = (outcome: object) => async (language: Language) => {
  const page = await data({ 'DELETE /api/privacy/account': () => outcome as typeof failed }, language);
  await page.write(privacyEn.remove.label, 'anna@example.no');
  await page.press(privacyEn.remove.submit);
  return page;
};

/** The favourite is taken away, and the time in which that can be undone goes by. */
const unliked = (refused?: Page['refused']) => async (language: Language) => {
  const page = await show({ element: <PreferencesPage />, language, ...(refused === undefined ? {} : { refused }) });
  const remove = await page.findByRole('button', { name: /^Fjern: / });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance', 'Date'] });
  fireEvent.click(remove);
  act(() => jest.advanceTimersByTime(UNDO_MS));
  jest.useRealTimers();
  return page;
};

showRows('mf-profile/src/errorRows.test.tsx', {
  'Settings without a nickname': settings({ known: { nickname: '' } }),
  'Settings without a consideration': settings({ known: { considerations: [] } }),
  'Settings without a goal': settings({ known: { goals: [] } }),
  'Settings saved by nobody who is signed in': saved('UNAUTHENTICATED'),
  'A changed profile is refused for no reason given': saved('INTERNAL'),
  'Settings cannot be saved': saved('UNAVAILABLE'),
  'The settings of the profile cannot be loaded': (language) =>
    show({ element: <SettingsPage />, language, refused: ['ProfileSettings', 'INTERNAL'] }),
  'The profile is changed': settings({}),
  'The export fails': exported(failed),
  'The account cannot be deleted': deleted(failed),
  'The summary of the data cannot be loaded': (language) =>
    show({ element: <OwnData />, language, refused: ['OwnData', 'INTERNAL'] }),
  'The export is done': exported({ status: 200, headers: JSON_TYPE, body: '{}' }),
  'The account is deleted': deleted({ status: 204, headers: {}, body: '' }),
  'Settings of the day cannot be kept': async (language) =>
    flip(
      await show({ element: <MePage />, language, refused: ['SavePreferences', 'FORBIDDEN'] }),
      meEn.today.lowEnergy,
    ),
  'A setting of the day is kept': async (language) =>
    flip(await show({ element: <MePage />, language }), meNo.today.lowEnergy),
  'The capacity cannot be changed': (language) => onMe(meEn.capacity.up, language, ['StepCapacity', 'FORBIDDEN']),
  'One level up': (language) => onMe(meEn.capacity.up, language),
  'The picture of the person cannot be uploaded': (language) =>
    onMe(meEn.person.removePicture, language, ['SaveAvatar', 'FORBIDDEN']),
  'The log-out could not begin': async (language) => {
    const page = await show({ element: <LogOut />, language });
    page.signOut.mockRejectedValueOnce(new Error('no answer'));
    await page.press('Log out');
    return page;
  },
  'A preference cannot be kept': async (language) =>
    flip(
      await show({ element: <PreferencesPage />, language, refused: ['SavePreferences', 'FORBIDDEN'] }),
      preferencesNo.shown.streak,
    ),
  'A favourite cannot be removed': unliked(['RemoveLiked', 'FORBIDDEN']),
  'A favourite is removed': unliked(),
});

/** @jest-environment @spire/testing/browserEnvironment */
import { addDays, localDate } from '@spire/domain/dates';
import { LATER_QUESTIONS } from '@spire/domain/laterQuestions';
import { profileForm } from '@spire/profile-form/messages/namespace';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { profile as profileWords } from '../messages/namespace.ts';
import LaterQuestionCard from './LaterQuestionCard.tsx';
import { laterQuestions } from './messages/namespace.ts';

const today = localDate(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
const before = new Date(Date.now() - 2 * 86_400_000).toISOString();
const SHORT = {
  nickname: 'Kari',
  considerations: [] as string[],
  specificChallenge: '',
  capacityLevel: 'limited' as string | null,
  goals: [] as string[],
  avoidSuggestions: [] as string[],
  socialSafetyFactors: [] as string[],
  updatedAt: before,
};
const LINE = 'Ett lite spørsmål, om du vil';

async function show({ profile = SHORT, consents = [] as object[], checkInDays = 1 } = {}) {
  const graph = await startGraphStandIn({
    me: {
      ...{ createdAt: before, profile, consents },
      followedScales: { scales: [], isOnHome: true, updatedAt: null },
      ...{ moods: [], scaleEntries: [], isPacingOn: false },
      reminder: { isOn: false },
      growth: { checkInDays },
      settings: { questionsFrom: null, questionsOff: [] },
      day: { date: today, wasHelpYesterday: false },
    },
    mutations: {
      saveProfile: (input) => ({ ...profile, ...input, updatedAt: new Date().toISOString() }),
      saveSettings: (input) => input,
      decideConsent: (input) => input,
    },
  });
  const page = await renderPage(<LaterQuestionCard />, {
    graph,
    namespaces: [profileWords, profileForm, laterQuestions],
  });
  await waitFor(() => expect(graph.of('HomeLine')).toHaveLength(1));
  const put = () => graph.of('SaveQuestions').map(({ variables }) => variables['input']);
  return { graph, page, put };
}

const see = async () => fireEvent.click(await screen.findByText('Se'));
test('one line leads to one question, which is saved as it is answered, and thanks for it', async () => {
  const { graph, page } = await show({ consents: [{ kind: 'health', isGiven: true }] });
  await see();
  fireEvent.click(await screen.findByLabelText('Utmattelse'));
  await page.findText('Lagret');
  expect(graph.of('SaveSettings').map(({ variables }) => variables['input'])).toEqual([
    { considerations: ['fatigue'] },
  ]);
  expect(screen.queryByText('Ikke i dag')).toBeNull();
  fireEvent.click(screen.getByText('Ferdig'));
  expect(await page.findText('Takk. Forslagene tar hensyn til det.')).toBeTruthy();
  expect(screen.queryByText(LINE)).toBeNull();
});

test('energy that was skipped comes back first, with the yes it needs', async () => {
  const { graph } = await show({ profile: { ...SHORT, capacityLevel: null } });
  await see();
  fireEvent.click(await screen.findByLabelText(/^Lite/));
  expect(screen.getByLabelText(/^Spire kan lagre/).getAttribute('aria-invalid')).toBe('true');
  expect(graph.of('SaveSettings')).toEqual([]);
});

test.each([
  ['Ikke i dag', { questionsFrom: addDays(today, 3) }],
  ['Ikke spør mer', { questionsOff: [...LATER_QUESTIONS] }],
])('%s is kept, and nothing else is asked', async (way, kept) => {
  const { page, put, graph } = await show();
  await see();
  fireEvent.click(await screen.findByText(way));
  await waitFor(() => expect(put()).toEqual([kept]));
  expect(screen.queryByText(LINE)).toBeNull();
  expect(await page.findText(/^Greit/)).toBeTruthy();
  expect(graph.of('SaveSettings')).toEqual([]);
});

test('to be spared nothing is an answer, and is not asked for again', async () => {
  const { put } = await show({ profile: { ...SHORT, considerations: ['feeling_fine'] } });
  await see();
  fireEvent.click(await screen.findByText('Nei takk'));
  await waitFor(() => expect(put()).toEqual([{ questionsOff: ['avoidSuggestions'] }]));
});

test('after a few days reminders are offered once, by one line that leads to their page', async () => {
  const whole = { ...SHORT, considerations: ['fatigue'], goals: ['joy'] };
  const { put } = await show({ profile: whole, checkInDays: 3 });
  const choose = await screen.findByText('Velg når');
  expect(choose.getAttribute('href')).toBe('/reminders');
  fireEvent.click(screen.getByText('Nei takk'));
  await waitFor(() => expect(put()).toEqual([{ questionsOff: ['reminders'] }]));
});

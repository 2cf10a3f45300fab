/** @jest-environment @spire/testing/browserEnvironment */
import { POINTS } from '@spire/domain/growth';
import { TOOLS } from '@spire/domain/options';
import { followAccount, setAppearance } from '@spire/remote-kit';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { waitFor } from '@testing-library/react';
import { tools } from '../messages/namespace.ts';
import { AFTER_HELP } from '../testing/dayWorld.ts';
import ToolsPage from './ToolsPage.tsx';

const NEW = {
  profile: null,
  effectiveCapacity: null,
  todaysCheckIn: null,
  toolActivities: { nodes: [], endCursor: null, hasNextPage: false },
};

const show = async (language: 'no' | 'en' = 'no', me = {}) =>
  renderPage(<ToolsPage />, {
    graph: await startGraphStandIn({
      me: { ...NEW, ...me },
      mutations: { markExercise: (input) => input },
    }),
    language,
    path: '/verktoy',
    namespaces: [tools],
  });

const LOOK = { theme: null, textSize: null, calmView: null, motionReduced: false, celebrationHidden: false };
const showNumbers = (numbersShown: boolean) => followAccount({ ...LOOK, numbersShown });

afterEach(() => {
  followAccount(undefined);
  setAppearance({ isCalm: false });
});

test('five tools stand there by their numbers, each with what it gives, and each leads somewhere else', async () => {
  showNumbers(true);
  const page = await show();
  const ways = page.getAllByRole('link', { name: /Verktøy \d/ });
  expect(ways.map(({ textContent }) => /Verktøy (\d)/.exec(textContent)?.[1])).toEqual(['1', '2', '3', '4', '5']);
  expect(new Set(ways.map((way) => way.getAttribute('href'))).size).toBe(TOOLS.length);
  expect(page.getAllByText(new RegExp(`\\+${POINTS.toolActivity} poeng`))).toHaveLength(TOOLS.length);
  expect(page.getByText('Hvert verktøy gir 2 poeng.')).toBeTruthy();
});

test('what fits now stands first, tells why, and gives way to another where it is not wanted', async () => {
  const page = await show();
  const way = await page.findByRole('link', { name: 'Se øvelsen' });
  const [first] = page.getAllByRole('link', { name: /Verktøy \d/ });
  expect(way.compareDocumentPosition(first as Element) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  await page.press('Hvorfor denne?');
  expect(page.getByText(/^Fordi /)).toBeTruthy();
  const before = way.getAttribute('href');
  const notAgain = page.getByRole('button', { name: 'Ikke denne igjen' });
  await page.press('Ikke denne igjen');
  await waitFor(() => expect(page.getByRole('link', { name: 'Se øvelsen' }).getAttribute('href')).not.toBe(before));
  // The same button, so that the focus stays.
  expect(page.getByRole('button', { name: 'Ikke denne igjen' })).toBe(notAgain);
  await page.press('Angre');
  await waitFor(() => expect(page.getByRole('link', { name: 'Se øvelsen' }).getAttribute('href')).toBe(before));
});

test.each([
  ['by whoever has not asked for numbers', false, false],
  ['in the calm view (A33)', true, true],
])('no points are met %s', async (_, numbersShown, isCalm) => {
  showNumbers(numbersShown);
  setAppearance({ isCalm });
  const page = await show();
  expect(page.getAllByRole('link', { name: /Verktøy \d/ })).toHaveLength(TOOLS.length);
  expect(page.queryByText(/poeng/)).toBeNull();
});

test('all of it is there in English', async () => {
  showNumbers(true);
  const page = await show('en');
  expect(page.getByText('Each tool gives 2 points.')).toBeTruthy();
});

test('after help the numbers stand first, the tools below them, and no points', async () => {
  showNumbers(true);
  const page = await show('no', AFTER_HELP);
  const number = await page.findByRole('link', { name: /113/ });
  const ways = page.getAllByRole('link', { name: /Verktøy \d/ });
  expect(ways).toHaveLength(TOOLS.length);
  for (const way of ways) expect(number.compareDocumentPosition(way) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  expect(page.queryByText(/poeng/)).toBeNull();
});

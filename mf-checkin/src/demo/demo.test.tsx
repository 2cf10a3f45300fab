/** @jest-environment @spire/testing/browserEnvironment */
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { written } from '@spire/written/messages/namespace';
import type { ReactNode } from 'react';
import { checkin } from '../messages/namespace.ts';
import CheckInDemoPage from './CheckInDemoPage.tsx';
import SuggestionsDemoPage from './SuggestionsDemoPage.tsx';

async function show(element: ReactNode) {
  const graph = await startGraphStandIn();
  const page = await renderPage(element, { graph, namespaces: [checkin, written] });
  return { ...page, graph };
}
const CRISIS = 'Jeg vil ikke leve lenger';
const prompt = () => screen.getByRole('textbox', { name: 'Hva trenger du i dag?' });

test('the check-in can be tried: it answers, and nothing is sent or kept', async () => {
  const page = await show(<CheckInDemoPage />);
  await page.press('Håp');
  expect(Object.keys(localStorage).filter((key) => key.includes('checkin'))).toEqual([]);
  await page.press('Fullfør prøven');
  expect(await page.findByRole('heading', { level: 1, name: 'Håpet er med i dag.' })).toBeTruthy();
  await page.press('Prøv en gang til');
  expect(page.getByRole('button', { name: 'Håp' }).getAttribute('aria-pressed')).toBe('false');
  expect(page.graph.requests).toEqual([]);
});

/** Operations that were asked for, without the person's own plan: the help in a trial is real. */
const askedFor = ({ graph }: Awaited<ReturnType<typeof show>>) =>
  graph.requests.filter(({ operation }) => operation !== 'SafetyPlan');

test('words of a crisis are met with help in a trial too (S6)', async () => {
  const page = await show(<CheckInDemoPage />);
  fireEvent.click(screen.getAllByRole('button', { name: /^Skriv med egne ord/ })[0] as HTMLElement);
  fireEvent.change(screen.getByRole('textbox', { name: /Med egne ord/ }), { target: { value: CRISIS } });
  await page.press('Fullfør prøven');
  expect(await page.findByRole('link', { name: /Mental Helse/ })).toBeTruthy();
  await page.press('Dette handler ikke om meg');
  expect(await page.findByRole('button', { name: 'Prøv en gang til' })).toBeTruthy();
  expect(askedFor(page)).toEqual([]);
});

test('whoever goes on from help in a trial is back where it began', async () => {
  const page = await show(<CheckInDemoPage />);
  fireEvent.click(screen.getAllByRole('button', { name: /^Skriv med egne ord/ })[0] as HTMLElement);
  fireEvent.change(screen.getByRole('textbox', { name: /Med egne ord/ }), { target: { value: CRISIS } });
  await page.press('Fullfør prøven');
  await page.press('Fortsett');
  expect(await page.findByRole('button', { name: 'Fullfør prøven' })).toBeTruthy();
  expect(askedFor(page)).toEqual([]);
});

test('Enter asks for suggestions, spaces alone do not, and nobody is asked but the page', async () => {
  const page = await show(<SuggestionsDemoPage />);
  fireEvent.change(prompt(), { target: { value: '   ' } });
  fireEvent.submit(prompt().closest('form') as HTMLFormElement);
  expect(screen.queryByText('Eksempel')).toBeNull();
  fireEvent.change(prompt(), { target: { value: 'Litt ro' } });
  fireEvent.submit(prompt().closest('form') as HTMLFormElement);
  await waitFor(() => expect(screen.getAllByText('Eksempel')).toHaveLength(3));
  expect(page.graph.requests).toEqual([]);
});

test('a trial speaks of itself, not of saving, and has something to choose', async () => {
  const page = await show(<SuggestionsDemoPage />);
  expect(page.getByText('Skriv et ord eller velg et eksempel, så ser du forslag.')).toBeTruthy();
  expect(page.queryByText(/kan du lagre/)).toBeNull();
  await page.press('Latter');
  await waitFor(() => expect(screen.getAllByText('Eksempel')).toHaveLength(3));
  expect(prompt()).toHaveProperty('value', 'Latter');
  page.unmount();
  const checkInPage = await show(<CheckInDemoPage />);
  expect(checkInPage.queryByText(/kan du lagre/)).toBeNull();
  expect(page.graph.requests).toEqual([]);
});

test('help comes in the place of examples, and they come where it was not about the person', async () => {
  const page = await show(<SuggestionsDemoPage />);
  fireEvent.change(prompt(), { target: { value: CRISIS } });
  fireEvent.submit(prompt().closest('form') as HTMLFormElement);
  expect(await page.findByRole('link', { name: /Mental Helse/ })).toBeTruthy();
  expect(screen.queryByText('Eksempel')).toBeNull();
  await page.press('Fortsett');
  expect(prompt()).toHaveProperty('value', CRISIS);
  expect(screen.queryByText('Eksempel')).toBeNull();
  fireEvent.submit(prompt().closest('form') as HTMLFormElement);
  await page.press('Dette handler ikke om meg');
  await waitFor(() => expect(screen.getAllByText('Eksempel')).toHaveLength(3));
});

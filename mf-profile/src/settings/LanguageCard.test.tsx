/** @jest-environment @spire/testing/browserEnvironment */
import { FAULTS, holdAnswer, type Fault } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { fireEvent, waitFor } from '@testing-library/react';
import { LanguageCard } from './LanguageCard.tsx';
import { preferences } from './messages/namespace.ts';

async function show(fault?: Fault) {
  const graph = await startGraphStandIn({ mutations: { saveProfile: (input) => input } });
  if (fault !== undefined) graph.goWrong(fault);
  const page = await renderPage(<LanguageCard />, { graph, namespaces: [preferences] });
  return {
    page,
    choose: (name: string) => fireEvent.click(page.getByRole('radio', { name })),
    sent: () => graph.requests.map(({ variables }) => variables['input']),
  };
}

test('the language is switched here at once, and then told to the account', async () => {
  const { fault, letGo } = holdAnswer();
  const { page, choose, sent } = await show(fault);
  choose('English');
  expect(await page.findByRole('heading', { name: 'Language' })).toBeTruthy();
  expect(await page.findText('Saving the language')).toBeTruthy();
  letGo();
  expect(await page.findText('The language is saved.')).toBeTruthy();
  expect(sent()).toEqual([{ language: 'en' }]);
});

test('what the account did not take is said, holds here all the same, and can be tried again', async () => {
  const { page, choose } = await show(FAULTS.resets());
  choose('English');
  expect(await page.findText('The language is changed here, but not saved')).toBeTruthy();
  await page.press('Try again');
  expect(await page.findText('The language is saved.')).toBeTruthy();
});

test('however quickly it is chosen back, the account ends with the language that is shown', async () => {
  const { fault, letGo } = holdAnswer();
  const { page, choose, sent } = await show(fault);
  choose('English');
  await page.findByRole('heading', { name: 'Language' });
  choose('Norsk');
  await page.findByRole('heading', { name: 'Språk' });
  letGo();
  await waitFor(() => expect(sent()).toEqual([{ language: 'en' }, { language: 'no' }]));
  expect(await page.findText('Språket er lagret.')).toBeTruthy();
});

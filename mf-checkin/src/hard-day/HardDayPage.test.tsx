/** @jest-environment @spire/testing/browserEnvironment */
import { todaysDate } from '@spire/client';
import { addDays } from '@spire/domain/dates';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { PERSON } from '@spire/testing/graphWorld';
import { renderPage } from '@spire/testing/pageBench';
import { written } from '@spire/written/messages/namespace';
import { waitFor } from '@testing-library/react';
import { checkin } from '../messages/namespace.ts';
import no from '../messages/no.ts';
import HardDayPage from './HardDayPage.tsx';

const DRAFT = `spire.draft.hardDay.${PERSON.userId}`;
const CHECK_IN = '/checkin';

async function show() {
  const graph = await startGraphStandIn({
    me: { todaysCheckIn: null },
    mutations: { saveCheckIn: (input) => ({ id: 'c', ...input }) },
  });
  const page = await renderPage(<HardDayPage />, { graph, path: '/hard-day', namespaces: [checkin, written] });
  await page.findByRole('heading', { name: no.hardDay.title });
  return { ...page, sent: () => graph.of('SaveCheckIn').map(({ variables }) => variables['input']) };
}

/** A draft of that many days ago. */
const begin = (ago: number) =>
  localStorage.setItem(
    DRAFT,
    JSON.stringify({ date: addDays(todaysDate(), -ago), needMore: ['ro'], needMoreText: '' }),
  );

test('one press saves that the day is hard, and what was chosen names the day it was begun on', async () => {
  const page = await show();
  await page.press('Ro');
  page.unmount();
  expect(JSON.parse(localStorage.getItem(DRAFT) ?? '{}')).toMatchObject({ date: todaysDate(), needMore: ['ro'] });
  const again = await show();
  await again.press(no.hardDay.save);
  await again.arriveAt(`${CHECK_IN}?saved`);
  expect(again.sent()).toMatchObject([{ date: todaysDate(), needMore: ['ro'] }]);
});

test('begun before midnight it asks for its day, and the day before is not shown as today’s (trap 43)', async () => {
  begin(1);
  const page = await show();
  expect(page.queryByRole('button', { name: no.hardDay.save })).toBeNull();
  await page.press(no.day.yesterday);
  await page.arriveAt(CHECK_IN);
  expect(page.sent()).toMatchObject([{ date: addDays(todaysDate(), -1), needMore: ['ro'] }]);
  await waitFor(() => expect(page.toasts()).toMatchObject([{ kind: 'success' }]));
});

test('the day that has come can be chosen, too', async () => {
  begin(1);
  const page = await show();
  await page.press(no.day.today);
  await page.arriveAt(`${CHECK_IN}?saved`);
  expect(page.sent()).toMatchObject([{ date: todaysDate() }]);
});

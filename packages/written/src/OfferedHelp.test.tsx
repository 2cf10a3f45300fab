/** @jest-environment @spire/testing/browserEnvironment */
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { screen } from '@testing-library/react';
import { OfferedHelp } from './OfferedHelp.tsx';
import { written } from './messages/namespace.ts';

const MAYBE = 'nei eg tenkjer ikkje på å ta livet av meg, eg er berre lei';
const offer = () => screen.queryByRole('link', { name: 'Noen å snakke med' });

async function show(told: readonly string[]) {
  const graph = await startGraphStandIn();
  return renderPage(<OfferedHelp told={told} />, { graph, namespaces: [written] });
}

test.each([
  ['may speak of a crisis', MAYBE],
  ['speak of one, and help was seen', 'Jeg vil ikke leve lenger'],
])('where words %s, somebody to talk to is offered in one line (D49)', async (_, words) => {
  await show(['Bake til basaren', words]);
  expect(await screen.findByRole('link', { name: 'Noen å snakke med' })).toMatchObject({
    pathname: '/help',
  });
});

test('beside everyday words nothing is offered, and what was offered goes with its words', async () => {
  const page = await show([MAYBE]);
  await screen.findByRole('link', { name: 'Noen å snakke med' });
  page.rerender(<OfferedHelp told={['Bake til basaren', '']} />);
  expect(offer()).toBeNull();
  await import('@spire/language/readCrisis').then(({ mostPressing }) => mostPressing(['Bake til basaren']));
  expect(offer()).toBeNull();
});

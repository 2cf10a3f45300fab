/** @jest-environment @spire/testing/browserEnvironment */
import { crisisHelp } from '@spire/content/crisisHelp';
import { CRISIS_KINDS } from '@spire/domain/crisis/crisisKinds';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { screen } from '@testing-library/react';
import { HelpFound } from './HelpFound.tsx';
import { written } from './messages/namespace.ts';

test.each(CRISIS_KINDS)(
  'where a text speaks of %s, three numbers to call stand first, with a way on and a way to more',
  async (kind) => {
    const onGoOn = jest.fn();
    const onNotMe = jest.fn();
    const page = await renderPage(<HelpFound crisis={kind} told={[]} onGoOn={onGoOn} onNotMe={onNotMe} />, {
      graph: await startGraphStandIn(),
      namespaces: [written],
    });
    const help = crisisHelp(kind, 'no');
    expect(await screen.findByRole('heading', { level: 1, name: help.title })).toBeTruthy();
    const dialled = [...page.container.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute('href'));
    expect(dialled.slice(0, 3)).toEqual(help.loudest.map(({ tel }) => `tel:${tel}`));
    expect(screen.getByRole('link', { name: 'Flere numre' }).getAttribute('href')).toBe('/help');
    await page.press('Bli her litt');
    expect(await page.findText(help.exercise)).toBeTruthy();
    await page.press('Fortsett');
    expect([onGoOn.mock.calls.length, onNotMe.mock.calls.length]).toEqual([1, 0]);
    await page.press('Dette handler ikke om meg');
    expect([onGoOn.mock.calls.length, onNotMe.mock.calls.length]).toEqual([1, 1]);
  },
);

test('abuse is met with VO-linjen before anybody else (S15)', async () => {
  const page = await renderPage(<HelpFound crisis="abuse" told={[]} onGoOn={jest.fn()} onNotMe={jest.fn()} />, {
    graph: await startGraphStandIn(),
    namespaces: [written],
  });
  expect(page.container.querySelector('a[href^="tel:"]')?.getAttribute('href')).toBe('tel:116006');
});

test('words in nynorsk are met with help in nynorsk', async () => {
  const told = ['Eg veit ikkje kva eg skal gjere'];
  const page = await renderPage(<HelpFound crisis="suicide" told={told} onGoOn={jest.fn()} onNotMe={jest.fn()} />, {
    graph: await startGraphStandIn(),
    namespaces: [written],
  });
  const help = crisisHelp('suicide', 'no', told);
  expect(help.lead).not.toBe(crisisHelp('suicide', 'no').lead);
  expect(await page.findText(help.lead)).toBeTruthy();
});

/** @jest-environment @spire/testing/browserEnvironment */
import { crisisHelp } from '@spire/content/crisisHelp';
import { CRISIS_KINDS } from '@spire/domain/crisis/crisisKinds';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { screen, waitFor } from '@testing-library/react';
import { AfterHelp } from './AfterHelp.tsx';
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

const PLAN = {
  ...{ signs: [], alone: ['Te'], places: [], safe: [], others: [] },
  people: [
    { name: 'Fastlegen', number: null },
    { name: 'Marte', number: '+47 900 00 000' },
  ],
  ...{ isShown: true, isForSuggestions: false, offerFrom: null, updatedAt: new Date().toISOString() },
};
const PERSON = 'tel:+4790000000';

/** The links of either view of help, in their order, once the plan is known. */
async function linksWith(plan: object, view: 'found' | 'after', kind: (typeof CRISIS_KINDS)[number]) {
  const graph = await startGraphStandIn({ me: { safetyPlan: plan } });
  const page = await renderPage(
    view === 'found' ? (
      <HelpFound crisis={kind} told={[]} onGoOn={jest.fn()} onNotMe={jest.fn()} />
    ) : (
      <AfterHelp kind={kind} name="" onNotMe={jest.fn()} />
    ),
    { graph, namespaces: [written] },
  );
  await waitFor(() => expect(graph.of('SafetyPlan')).toHaveLength(1));
  return { page, links: () => [...page.container.querySelectorAll('a')].map((link) => link.getAttribute('href')) };
}

test.each(CRISIS_KINDS.flatMap((kind) => [['found', kind] as const, ['after', kind] as const]))(
  'a plan never stands above the numbers or in their place, and leads to no person where somebody is feared (%s, %s)',
  async (view, kind) => {
    const { links } = await linksWith(PLAN, view, kind);
    await waitFor(() => expect(links()).toContain('/plan?read'));
    const numbers = crisisHelp(kind, 'no').loudest.map(({ tel }) => `tel:${tel}`);
    expect(links().slice(0, 3)).toEqual(numbers);
    expect(links().indexOf('/plan?read')).toBeGreaterThan(2);
    const isFeared = kind === 'abuse' || kind === 'pressure';
    expect(links().includes(PERSON)).toBe(!isFeared);
  },
);

test.each([
  ['empty', { ...PLAN, alone: [], people: [] }],
  ['not to be shown', { ...PLAN, isShown: false }],
])('of a plan that is %s nothing is said', async (_, plan) => {
  const { page, links } = await linksWith(plan, 'found', 'unsure');
  await page.findText('Bli her litt');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(links().filter((href) => href === PERSON || href?.startsWith('/plan'))).toEqual([]);
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

/** @jest-environment @spire/testing/browserEnvironment */
import { crisisHelp } from '@spire/content/crisisHelp';
import { CRISIS_KINDS, type CrisisKind } from '@spire/domain/crisis/crisisKinds';
import type { Language } from '@spire/domain/languages';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { screen } from '@testing-library/react';
import { AfterHelp } from './AfterHelp.tsx';
import { written } from './messages/namespace.ts';

interface Shown {
  name?: string;
  language?: Language;
}

async function show(kind: CrisisKind, { name = '', language = 'no' }: Shown = {}) {
  const onNotMe = jest.fn();
  const graph = await startGraphStandIn();
  const page = await renderPage(
    <AfterHelp kind={kind} name={name} picture={<img src="data:," alt="Planten" />} onNotMe={onNotMe} />,
    { graph, language, namespaces: [written] },
  );
  const hrefs = () => [...page.container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  return { page, graph, onNotMe, hrefs };
}

test.each(CRISIS_KINDS)('the three numbers of "%s" are the first links, in their order', async (kind) => {
  const { hrefs } = await show(kind);
  expect(hrefs().slice(0, 3)).toEqual(crisisHelp(kind, 'no').loudest.map(({ tel }) => `tel:${tel}`));
});

test('English begins with the line that answers in English', async () => {
  const { hrefs } = await show('unsure', { language: 'en' });
  expect(hrefs()[0]).toBe('tel:+4722400040');
});

test.each(CRISIS_KINDS)('"%s" is met with the lines that begin the help of its kind', async (kind) => {
  await show(kind);
  expect(screen.getByText(crisisHelp(kind, 'no').lead)).toBeTruthy();
});

test.each(CRISIS_KINDS.filter((kind) => kind !== 'abuse'))(
  'after "%s" a message to somebody is ready',
  async (kind) => {
    const { hrefs } = await show(kind);
    expect(hrefs().filter((href) => href.startsWith('sms:'))).toHaveLength(1);
  },
);

test('after abuse no message is offered, as somebody else may read it on the phone', async () => {
  const { hrefs } = await show('abuse');
  expect(hrefs().filter((href) => href.startsWith('sms:'))).toEqual([]);
});

test('the message is written already, and nothing is sent, and nothing asked but the plan', async () => {
  const { hrefs, graph } = await show('suicide');
  const message = hrefs().find((href) => href.startsWith('sms:'));
  expect(new URLSearchParams(message?.split('?')[1]).get('body')).toMatch(/\S/);
  expect(graph.requests.length).toBe(graph.of('SafetyPlan').length);
});

test('the exercise opens where one presses, and closes again', async () => {
  const { page } = await show('self_harm');
  const { exercise } = crisisHelp('self_harm', 'no');
  const button = screen.getByRole('button', { name: 'Bli her litt' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await page.press('Bli her litt');
  expect(screen.getByRole('status').textContent).toBe(exercise);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await page.press('Bli her litt');
  expect(screen.queryByText(exercise)).toBeNull();
});

test('"this is not about me" says so once, and closes nothing by itself', async () => {
  const { page, onNotMe } = await show('abuse');
  await page.press('Dette handler ikke om meg');
  expect(onNotMe).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('navigation')).toBeTruthy();
});

test('nothing is offered to do: there are whom to call, a message, something to hold on to, and no more', async () => {
  const { hrefs } = await show('unsure');
  expect(screen.getAllByRole('button')).toHaveLength(2);
  expect(hrefs().filter((href) => !/^(tel|sms):/.test(href))).toEqual(['/help']);
  for (const role of ['timer', 'checkbox', 'textbox', 'progressbar', 'dialog'])
    expect(screen.queryByRole(role)).toBeNull();
});

test('the heading names the person where that is known, and is read before the numbers that stand above it', async () => {
  await show('unsure', { name: 'Kari' });
  const heading = screen.getByRole('heading', { level: 1, name: /Kari/ });
  const numbers = screen.getByRole('navigation');
  expect(heading.compareDocumentPosition(numbers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('without a name nothing stands open in its place', async () => {
  await show('unsure');
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toMatch(/[{},]/);
});

/** @jest-environment @spire/testing/browserEnvironment */
import { useRead, type TypedDocumentNode } from '@spire/client';
import { common, currentLanguage, useMessages } from '@spire/i18n';
import { showToast, useSession } from '@spire/remote-kit';
import { Link, PageLink } from '@spire/remote-kit/router';
import { parse } from 'graphql';
import { useState } from 'react';
import { FAULTS, holdAnswer, type Fault } from './graphFaults.ts';
import { startGraphStandIn } from './graphStandIn.ts';
import { PERSON } from './graphWorld.ts';
import { renderPage } from './pageBench.tsx';

const question = parse('query Greeting { me { id profile { nickname } } }') as TypedDocumentNode<{
  me: { profile: { nickname: string } | null };
}>;

function Greeting() {
  const read = useRead(question, { pick: ({ me }) => me.profile?.nickname ?? '' });
  const [words, setWords] = useState('');
  return (
    <>
      <h1>{read.kind === 'loading' ? 'Henter' : read.kind === 'failed' ? read.problem.code : read.data}</h1>
      <p>{useSession().email}</p>
      <label>
        Hilsen
        <input value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      <button onClick={read.retry}>{useMessages(common)('actions.retry')}</button>
      <button onClick={() => showToast({ kind: 'info', title: 'Hei', text: words })}>Hils</button>
      <Link to="/tools?from=here">Videre</Link>
      <PageLink page="memoryBank">Minner</PageLink>
    </>
  );
}

async function greet(fault?: Fault, { times = 1, language = 'no' }: { times?: number; language?: 'no' | 'en' } = {}) {
  const graph = await startGraphStandIn({ me: { profile: { nickname: 'Anna' } } });
  // As often as the client asks by itself.
  if (fault !== undefined) graph.goWrong(fault, { times });
  return { graph, page: await renderPage(<Greeting />, { graph, language }) };
}

test('what the graph says reaches the page, asked for with the person’s token and time zone', async () => {
  const { graph, page } = await greet();
  expect(await page.findText('Anna')).toBeTruthy();
  expect(page.getByText(PERSON.email)).toBeTruthy();
  const [{ headers } = { headers: {} }] = graph.of('Greeting');
  expect(headers).toMatchObject({
    authorization: expect.stringContaining(btoa(JSON.stringify({ sub: PERSON.userId }))) as string,
    'x-time-zone': expect.any(String),
  });
});

test('a token that is refused is renewed once, and without a new one the question stays unanswered', async () => {
  const { graph, page } = await greet(FAULTS.refuses('UNAUTHENTICATED'));
  expect(await page.findText('UNAUTHENTICATED')).toBeTruthy();
  page.keeper.renew.mockResolvedValue(true);
  graph.goWrong(FAULTS.refuses('UNAUTHENTICATED'));
  await page.press('Prøv igjen');
  expect(await page.findText('Anna')).toBeTruthy();
  expect([page.keeper.renew.mock.calls.length, graph.requests.length]).toEqual([2, 3]);
});

test.each([
  ['a lost connection', FAULTS.resets(), 'NETWORK', 2],
  ['half an answer', FAULTS.cutsAnswer(), 'NETWORK', 2],
  ['somebody else’s page', FAULTS.answersPage(), 'UNAVAILABLE', 2],
  ['an answer for somebody else', FAULTS.answersForAnother(), 'INTERNAL', 1],
  ['a gateway that breaks', FAULTS.breaks(), 'INTERNAL', 1],
  ['what is not allowed', FAULTS.refuses('FORBIDDEN'), 'FORBIDDEN', 1],
  ['what goes no further', FAULTS.refuses('CAPACITY_AT_LIMIT'), 'CAPACITY_AT_LIMIT', 1],
  ['too many requests', FAULTS.refuses('RATE_LIMITED'), 'RATE_LIMITED', 1],
  ['a second factor that is wanted', FAULTS.refuses('SECOND_FACTOR_REQUIRED'), 'SECOND_FACTOR_REQUIRED', 1],
])('%s is told by its code', async (_name, fault, code, times) => {
  const { page } = await greet(fault, { times });
  expect(await page.findText(code)).toBeTruthy();
  expect(page.keeper.askFactor).toHaveBeenCalledTimes(code === 'SECOND_FACTOR_REQUIRED' ? 1 : 0);
});

test('a slow answer is waited for, and drawn when it comes', async () => {
  const { fault, letGo } = holdAnswer();
  const { page } = await greet(fault);
  expect(page.getByRole('heading', { name: 'Henter' })).toBeTruthy();
  letGo();
  expect(await page.findText('Anna')).toBeTruthy();
});

test('a server that is gone is no answer either', async () => {
  const { graph, page } = await greet();
  await page.findText('Anna');
  await graph.leave();
  await page.press('Prøv igjen');
  expect(await page.findText('NETWORK')).toBeTruthy();
});

test('what is written, the notices and the way taken can be read', async () => {
  const { page } = await greet();
  await page.write('Hilsen', 'Vakkert vær');
  await page.press('Hils');
  expect(page.toasts()).toEqual([{ kind: 'info', title: 'Hei', text: 'Vakkert vær' }]);
  // Another remote’s, as its manifest has it.
  expect(page.getByRole('link', { name: 'Minner' }).getAttribute('href')).toBe('/memory-bank');
  page.getByRole('link', { name: 'Videre' }).click();
  await page.arriveAt('/tools?from=here');
});

describe('one test after another', () => {
  test('leaves much behind', async () => {
    const { page } = await greet(undefined, { language: 'en' });
    await page.write('Hilsen', 'Left behind');
    localStorage.setItem('spire.draft.greeting', '{}');
    await page.press('Hils');
    expect(page.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
  test('and finds nothing of it', async () => {
    expect([currentLanguage(), localStorage.length, document.body.textContent]).toEqual(['no', 0, '']);
    const { page } = await greet();
    expect(page.getByText('Henter')).toBeTruthy();
    expect(page.toasts()).toEqual([]);
  });
});

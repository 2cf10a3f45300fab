/** @jest-environment @spire/testing/browserEnvironment */
import { TRIAL_TEXTS } from '@spire/content/trialTexts';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { TRIAL_ANSWERS, TRIAL_LIMITS } from '@spire/domain/trial';
import { changeTrial, keptTrial, trialDay, type Tried } from '@spire/remote-kit/trial';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { written } from '@spire/written/messages/namespace';
import en from './messages/en.ts';
import { trial } from './messages/namespace.ts';
import no from './messages/no.ts';
import TryPage from './TryPage.tsx';

const WORDS = { no, en };
const DAY = 86_400_000;

async function arrive({ language = 'no', isVisitor = true }: { language?: Language; isVisitor?: boolean } = {}) {
  const graph = await startGraphStandIn({ me: {}, mutations: {} });
  const where = { graph, path: '/try', language, namespaces: [trial, written] };
  const page = await renderPage(<TryPage />, { ...where, ...(isVisitor && { person: null }) });
  return { ...page, graph };
}
type Page = Awaited<ReturnType<typeof arrive>>;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const choose = (page: Page, answer: (typeof TRIAL_ANSWERS)[number], language: Language = 'no') =>
  page.press(new RegExp(`^${WORDS[language].answers[answer].word}`));
const shownText = (language: Language) =>
  TRIAL_TEXTS.find(({ title, text }) => {
    const isTitled = screen.queryByRole('heading', { level: 1, name: title[language] }) !== null;
    return isTitled && screen.queryByText(text[language]) !== null;
  });
const before = (id: string, at: number): Tried => ({
  ...{ id, text: 'Kjenn på stoffet.', category: 'mindfulness', answer: 'tired', date: trialDay(), at },
});

for (const language of LANGUAGES)
  test.each(TRIAL_ANSWERS)(
    `"%s" leads to a suggestion of its own, a minute and a leaf (${language})`,
    async (answer) => {
      const words = WORDS[language];
      const page = await arrive({ language });
      await heading(words.question.title);
      await choose(page, answer, language);
      await waitFor(() => expect(shownText(language)?.answers).toContain(answer));
      const first = shownText(language)?.id;
      // On a hard day somebody to talk to stands first, with a number.
      expect(document.querySelector('a[href^="tel:"]') !== null).toBe(answer === 'hard');
      await page.press(words.suggestion.another);
      await waitFor(() => expect(shownText(language)?.id).not.toBe(first));
      await page.press(words.suggestion.tryNow);
      expect(await screen.findByRole('timer')).toBeTruthy();
      expect(keptTrial().tried).toEqual([]);
      await page.press(words.minute.finish);
      await heading(words.keep.title);
      expect(keptTrial().tried.map((each) => each.answer)).toEqual([answer]);
      expect(page.graph.requests).toEqual([]);
    },
  );

test('a minute that was begun goes on after the page was left, and closing it leaves no leaf', async () => {
  const page = await arrive();
  await choose(page, 'soSo');
  await page.press(no.suggestion.tryNow);
  await screen.findByRole('timer');
  const shown = screen.getByRole('heading', { level: 1 }).textContent;
  cleanup();
  const again = await arrive();
  expect(await screen.findByRole('timer')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(shown);
  await again.press(no.close);
  await screen.findByRole('button', { name: no.suggestion.tryNow });
  expect(keptTrial()).toMatchObject({ tried: [] });
});

test('after three a day it is enough, and the leaf is still there to be taken care of or deleted', async () => {
  changeTrial({ tried: ['a', 'b', 'c'].map((id) => before(id, Date.now())) });
  await arrive();
  await heading(no.keep.enoughTitle);
  expect(screen.queryByRole('button', { name: no.keep.more })).toBeNull();
  expect(TRIAL_LIMITS.aDay).toBe(3);
});

test('deleting is done at once, and undone for as long as the page is open', async () => {
  changeTrial({ tried: [before('a', Date.now())] });
  const page = await arrive();
  await heading(no.question.title);
  await page.press(no.keep.remove);
  expect(localStorage.getItem('spire.trial')).toBeNull();
  await page.press(no.keep.undo);
  expect(keptTrial().tried).toHaveLength(1);
});

test('after seven days nothing of it is shown or kept', async () => {
  localStorage.setItem('spire.trial', JSON.stringify({ tried: [before('a', Date.now() - 7 * DAY)] }));
  await arrive();
  await heading(no.question.title);
  expect(screen.queryByRole('button', { name: no.keep.remove })).toBeNull();
  expect(localStorage.getItem('spire.trial')).toBeNull();
});

test('"not now" is not asked about again that day', async () => {
  changeTrial({ tried: [before('a', Date.now())], declinedOn: trialDay() });
  const page = await arrive();
  await choose(page, 'good');
  await page.press(no.suggestion.tryNow);
  await page.press(no.minute.finish);
  await heading(no.keep.declinedTitle);
});

test('whoever has an account is led home', async () => {
  const page = await arrive({ isVisitor: false });
  await page.arriveAt('/home');
});

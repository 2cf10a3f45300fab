/** @jest-environment @spire/testing/browserEnvironment */
import type { ReadEntry } from '@spire/imports/reading';
import { FAULTS } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { FIRST_ANSWERS, type KnownFile } from './answers.ts';
import { bring } from './messages/namespace.ts';
import words from './messages/no.ts';
import { Understood } from './Understood.tsx';
import type { Bring } from './useBring.ts';

const entry = (date: string, mood: number | null): ReadEntry => ({
  ...{ at: 'record 1', date, time: null, moment: null, mood, note: 'Hei', activities: [], pictures: [] },
});
const outline = {
  ...{ format: 'table', moodNames: [], unsureDates: null, skipped: [], skippedPictures: [] },
  ...{ left: [], columns: [], pictures: new Map<string, Blob>() },
  entries: [entry('2026-01-02', 4), entry('2026-01-03', 3), entry('2026-01-03', 2), entry('2026-01-04', null)],
};
const known: KnownFile = { file: new File([], 'a.csv'), outline, answers: FIRST_ANSWERS };

async function open(moods: object[], hangs = false) {
  const graph = await startGraphStandIn({ me: { moods } });
  if (hangs) graph.goWrong(FAULTS.hangs());
  const page = await renderPage(<Understood flow={{} as Bring} known={known} />, { graph, namespaces: [bring] });
  return Object.assign(page, { graph });
}
const mood = (date: string, value: number | null) => ({ id: date, date, mood: value });

test('the days of a file that have a mood here already are counted, and no others', async () => {
  const here = [mood('2026-01-04', 5), mood('2026-01-03', 1), mood('2026-01-02', null), mood('2025-12-31', 3)];
  const page = await open(here);
  const line = await page.findByText(words.here_one);
  expect(line.parentElement?.textContent).toMatch(/^1/);
  expect(page.queryByText(words.ownDays)).toBeNull();
});

test('however many pages they are on', async () => {
  const here = Array.from({ length: 130 }, (_, day) => mood(`2025-${String(1 + (day % 12)).padStart(2, '0')}-01`, 3));
  const page = await open([...here.map((each, id) => ({ ...each, id: `${id}` })), mood('2026-01-02', 4)]);
  await page.findByText(words.here_one);
  expect(page.graph.of('OwnDays')).toHaveLength(3);
});

test('until they are counted, it says that what is here stays', async () => {
  const page = await open([], true);
  expect(await page.findByText(words.ownDays)).toBeTruthy();
  expect(page.queryByText(words.here_one)).toBeNull();
});

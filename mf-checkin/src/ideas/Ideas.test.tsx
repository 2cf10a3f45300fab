/** @jest-environment @spire/testing/browserEnvironment */
import { suitedOn } from '@spire/content/textTags';
import { ASSUMPTIONS } from '@spire/domain/assumptions';
import { IDEAS } from '@spire/content/ideas';
import { FAULTS } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { screen, waitFor } from '@testing-library/react';
import { checkin } from '../messages/namespace.ts';
import { ideas as words } from './messages/namespace.ts';
import { Ideas } from './Ideas.tsx';
import { ideasFor } from './ideasFor.ts';

const WATER = 'Ta noen slurker av et glass vann.';

async function showIdeas(avoidSuggestions: string[] = []) {
  const records: object[] = [];
  const graph = await startGraphStandIn({
    me: { effectiveCapacity: 'low', profile: { avoidSuggestions }, suggestionInteractions: () => records },
    mutations: { recordSuggestion: (input) => records.push(input) && input },
  });
  const page = await renderPage(<Ideas />, { graph, namespaces: [checkin, words] });
  await page.findText('Små ting du kan velge selv. De passer til kapasiteten din i dag.');
  return { ...page, graph, records };
}

test('what is above the capacity, avoided, too light for the day or for another life is not there, and everything is for who can and will', () => {
  const all = Object.values(IDEAS).flat();
  const able = { capacity: 'high', avoid: [], sensitivities: [] } as const;
  const suited = suitedOn(false, ASSUMPTIONS);
  expect(ideasFor(all, { ...able, suited })).toEqual(all);
  const inBed = ideasFor(all, { ...able, suited: suitedOn(true, []) });
  expect(inBed.filter(({ isLight, assumes = [] }) => isLight === true || assumes.length > 0)).toEqual([]);
  expect(inBed.length).toBeGreaterThan(10);
  const few = ideasFor(all, { capacity: null, avoid: ['exercise', 'social_contact'], sensitivities: ['food'], suited });
  expect(few.filter(({ capacity, avoid }) => capacity !== 'low' || avoid.includes('social_contact'))).toEqual([]);
  expect(few.filter(({ contraindications }) => contraindications?.includes('food'))).toEqual([]);
  expect(few.length).toBeGreaterThan(0);
  expect(few.length).toBeGreaterThan(10);
});

test('whoever avoids meditation is not shown the breathing break', async () => {
  const page = await showIdeas(['meditation']);
  expect(page.queryByText(/La pusten gå som den vil/)).toBeNull();
});

test('a shelf is chosen, an idea of it opened, done and kept', async () => {
  const page = await showIdeas();
  expect(page.queryByText(WATER)).toBeNull();
  await page.press('Mat og drikke');
  await page.press(`Vis: ${WATER}`);
  await page.press('Gjør det nå');
  expect(page.getByRole('timer').textContent).toBe('1:00');
  await page.press('Ferdig');
  await page.press('Liker');
  await waitFor(() =>
    expect(page.records).toMatchObject(
      ['completed', 'liked'].map((interactionType) => ({
        interactionType,
        suggestionText: WATER,
        suggestionType: 'regular',
        category: 'practical',
      })),
    ),
  );
  expect(screen.getByText(/1 min · Gjort/)).toBeTruthy();
});

test('with movement stands when to stop (S24)', async () => {
  const page = await showIdeas();
  await page.press(/^Vis: La føttene gå rolig rundt/);
  expect(page.getByText('Kjenn etter underveis. Stopp hvis noe blir verre.')).toBeTruthy();
});

test('a catalogue that cannot be fitted to somebody is not shown, and can be asked for again', async () => {
  const graph = await startGraphStandIn({ me: { effectiveCapacity: 'low' } });
  graph.goWrong(FAULTS.refuses('INTERNAL'), { of: 'IdeasFor' });
  const page = await renderPage(<Ideas />, { graph, namespaces: [checkin, words] });
  expect(await page.findText('Vi fikk ikke hentet ideene')).toBeTruthy();
  await page.press('Prøv igjen');
  expect(await page.findText(/La pusten gå som den vil/)).toBeTruthy();
});

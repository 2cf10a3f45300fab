/** @jest-environment jsdom */
import { keysOf, MEMORY_CATEGORIES } from '@spire/domain/options';
import { common, loadNamespaces, options, startI18n } from '@spire/i18n';
import { setAppearance } from '@spire/remote-kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Memory } from '../memories/memoryPages.ts';
import type { Memories } from '../memories/useMemories.ts';
import { memories as namespace } from '../messages/namespace.ts';
import { MemoryBank } from './MemoryBank.tsx';

const onAdd = jest.fn();
const EMPTY_TITLE = 'Her er det plass til gode minner';

function memory(index: number): Memory {
  const category = keysOf(MEMORY_CATEGORIES)[index % 2] ?? 'ro';
  const id = `m${index}`;
  return {
    id,
    title: `Minne ${index}`,
    description: 'Noe godt',
    emoji: '🌟',
    category,
    goodnessRating: 9,
    effortRating: 2,
    date: '2026-11-21',
  };
}

function ready(count: number, isStale = false): Memories {
  const nodes = Array.from({ length: count }, (_, index) => memory(index));
  const connection = { nodes, totalCount: count, endCursor: null, hasNextPage: false };
  return { kind: 'ready', connection, isStale, retry: jest.fn(), more: 'idle', loadMore: () => Promise.resolve(false) };
}

const show = (memories: Memories, hasDraft = false) =>
  render(<MemoryBank memories={memories} hasDraft={hasDraft} onAdd={onAdd} />);
const titles = () => screen.queryAllByRole('article').map((each) => each.querySelector('h2')?.textContent);

beforeAll(async () => {
  await startI18n([common, options, namespace] as never);
  await loadNamespaces([common, options, namespace] as never);
});

afterEach(() => {
  cleanup();
  act(() => setAppearance({ isCalm: false }));
});

test('a failure is never shown as an empty bank, and can be tried again', () => {
  const retry = jest.fn();
  show({ kind: 'failed', retry });
  expect(screen.queryByText(EMPTY_TITLE)).toBeNull();
  expect(screen.getByText('Kunne ikke hente minnene')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('an empty answer of which nobody can be sure is not shown as an empty bank either', () => {
  show(ready(0, true));
  expect(screen.queryByText(EMPTY_TITLE)).toBeNull();
  expect(screen.getByText('Kunne ikke hente minnene')).toBeTruthy();
});

test('the last copy stays in sight when a later request fails', () => {
  show(ready(2, true));
  expect(titles()).toEqual(['Minne 0', 'Minne 1']);
  expect(screen.getByText('Du ser minnene slik de var sist.')).toBeTruthy();
});

test('an empty bank has one button, which leads to the first memory', () => {
  show(ready(0));
  const [button, ...others] = screen.getAllByRole('button');
  expect(others).toEqual([]);
  expect(button?.textContent).toBe('Legg til ditt første minne');
});

test('a memory begun and not saved is what the button continues', () => {
  show(ready(1), true);
  fireEvent.click(screen.getByRole('button', { name: 'Fortsett på minnet ditt' }));
  expect(onAdd).toHaveBeenCalled();
});

test('a chip shows its category alone, and pressed again all of them', () => {
  show(ready(3));
  fireEvent.click(screen.getByRole('button', { name: 'Ro' }));
  expect(titles()).toEqual(['Minne 0', 'Minne 2']);
  fireEvent.click(screen.getByRole('button', { name: 'Ro' }));
  expect(titles()).toHaveLength(3);
});

test('ratings are words with numbers, and words alone in the low-stimulation form', () => {
  show(ready(1));
  expect(screen.getByText('Mye glede (9 av 10)')).toBeTruthy();
  act(() => setAppearance({ isCalm: true }));
  expect(screen.getByText('Mye glede')).toBeTruthy();
});

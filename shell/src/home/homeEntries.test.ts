import { pagesOf } from '@spire/domain/remoteRegistry';
import type { DayMode } from '@spire/domain/dayMode';
import { homeEntries, rowsOf } from './homeEntries.ts';

const label = { no: 'Hage', en: 'Garden' };
const shortcut = { page: 'garden', label, look: 'primary', place: 'home.main' };
const pages = pagesOf({
  'mf-garden': {
    manifest: {
      contract: 2,
      name: 'mf-garden',
      pages: [{ id: 'garden', path: '/garden', access: 'signed-in', title: label }],
      cards: [
        { id: 'last', place: 'home.main', order: 300, wide: { place: 'home.aside', order: 0 } },
        { id: 'first', place: 'home.main', order: 100 },
        { id: 'gentle', place: 'home.main', order: 150, modes: ['rest', 'hard'] },
        { id: 'beside', place: 'home.aside', order: 1, when: ['notCalm', 'checkedIn'] },
        { id: 'newer', place: 'home.aside', order: 2, when: ['fromTomorrow' as 'calm'] },
      ],
      shortcuts: [
        { ...shortcut, id: 'before', order: 200, when: ['notCheckedIn'] },
        { ...shortcut, id: 'after', order: 200, when: ['checkedIn'] },
        { ...shortcut, id: 'one', look: 'secondary', order: 210, when: ['notCheckedIn', 'calm'] },
        { ...shortcut, id: 'other', look: 'secondary', order: 220, when: ['notCheckedIn', 'calm'] },
      ],
    },
  },
});
const FACTS = {
  isCheckedIn: false,
  isCalm: false,
  hasScales: false,
  hasPacing: false,
  hasPlan: false,
  isWide: false,
  mode: 'ordinary' as DayMode,
};
const shown = (place: 'home.main' | 'home.aside', isCheckedIn: boolean, isCalm = false, mode: DayMode = 'ordinary') =>
  homeEntries(pages, place, { ...FACTS, isCheckedIn, isCalm, mode }).map(({ entry }) => entry.id);

test('cards and shortcuts of a place stand in one order', () => {
  expect(shown('home.main', false)).toEqual(['first', 'before', 'last']);
  expect(shown('home.main', true)).toEqual(['first', 'after', 'last']);
});

test('all conditions of an entry must hold', () => {
  expect(shown('home.aside', true)).toEqual(['beside']);
  expect(shown('home.aside', false)).toEqual([]);
  expect(shown('home.aside', true, true)).toEqual([]);
});

test('an entry may stand elsewhere while the columns stand beside each other', () => {
  const wide = (place: 'home.main' | 'home.aside') =>
    homeEntries(pages, place, { ...FACTS, isCheckedIn: true, isWide: true }).map(({ entry }) => entry.id);
  expect(wide('home.main')).toEqual(['first', 'after']);
  expect(wide('home.aside')).toEqual(['last', 'beside']);
});

test('equal ways share a row, and nothing else does', () => {
  const rows = rowsOf(homeEntries(pages, 'home.main', { ...FACTS, isCalm: true, mode: 'low' }));
  expect(rows.map((row) => row.map(({ entry }) => entry.id))).toEqual([
    ['first'],
    ['before'],
    ['one', 'other'],
    ['last'],
  ]);
});

test('a day that asks for less has only what says that it fits, and one after help nothing', () => {
  for (const mode of ['hard', 'rest'] as const) expect(shown('home.main', false, false, mode)).toEqual(['gentle']);
  expect(shown('home.main', true, false, 'low')).toEqual(shown('home.main', true));
  expect(shown('home.main', false, false, 'afterHelp')).toEqual([]);
});

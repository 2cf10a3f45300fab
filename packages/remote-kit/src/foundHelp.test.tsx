/** @jest-environment jsdom */
import { addDays } from '@spire/domain/dates';
import { textMark } from '@spire/domain/textMark';
import { act, renderHook } from '@testing-library/react';
import { draftsOf, forgetDrafts } from './drafts.ts';
import { helpHere, isSetAside, marksFound, noteFoundHelp, setFoundAside, useHelpHere } from './foundHelp.ts';

const TODAY = '2026-11-29';
const NOTHING = { kind: null };
const KEY = 'spire.draft.foundHelp.kari';
const first = { mark: textMark('det første'), kind: 'suicide' } as const;
const second = { mark: textMark('det andre'), kind: 'abuse' } as const;

afterEach(() => {
  jest.restoreAllMocks();
  forgetDrafts(undefined);
});

test('what was found last decides the kind, and the same text counts once', () => {
  for (const found of [first, second, first]) noteFoundHelp('kari', TODAY, found);
  expect(helpHere('kari', TODAY)).toEqual({ kind: 'abuse' });
  expect(marksFound('kari', TODAY)).toEqual([first.mark, second.mark]);
});

test('it is of one person and one day', () => {
  noteFoundHelp('kari', TODAY, first);
  expect(helpHere('per', TODAY)).toEqual(NOTHING);
  expect(helpHere('kari', addDays(TODAY, 1))).toEqual(NOTHING);
});

test('what was set aside is nothing, also when it is written again', () => {
  noteFoundHelp('kari', TODAY, first);
  setFoundAside('kari', TODAY, [first.mark]);
  expect(helpHere('kari', TODAY)).toEqual({ kind: null });
  noteFoundHelp('kari', TODAY, first);
  expect([helpHere('kari', TODAY), isSetAside('kari', TODAY, first.mark)]).toEqual([NOTHING, true]);
});

test('a text set aside leaves what another one made', () => {
  for (const found of [first, second]) noteFoundHelp('kari', TODAY, found);
  setFoundAside('kari', TODAY, [second.mark]);
  expect(helpHere('kari', TODAY)).toEqual({ kind: 'suicide' });
});

test('a page hears of what another part of it finds and sets aside', () => {
  const { result } = renderHook(() => useHelpHere('kari', TODAY));
  act(() => noteFoundHelp('kari', TODAY, first));
  expect(result.current.kind).toBe('suicide');
  act(() => setFoundAside('kari', TODAY, [first.mark]));
  expect(result.current).toEqual({ kind: null });
});

test('the device keeps marks and kinds, and they are no draft that somebody who leaves is asked about', () => {
  noteFoundHelp('kari', TODAY, first);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '{}')).toEqual({
    date: TODAY,
    found: [first],
    setAside: [],
  });
  expect(draftsOf('kari').size).toBe(0);
});

test('it is forgotten with the drafts when somebody logs out, by the page too', () => {
  noteFoundHelp('kari', TODAY, first);
  forgetDrafts('kari');
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(helpHere('kari', TODAY)).toEqual(NOTHING);
});

test('a device that keeps nothing knows it for as long as the page lives', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  noteFoundHelp('kari', TODAY, first);
  expect(helpHere('kari', TODAY).kind).toBe('suicide');
});

test.each(['', 'null', '[]', '{"date":"2026-11-29"}', '{"date":"2026-11-29","found":[{"mark":1}],"setAside":[null]}'])(
  'what lies there and cannot be read is nothing: %s',
  (kept) => {
    localStorage.setItem(KEY, kept);
    expect(helpHere('kari', TODAY)).toEqual(NOTHING);
  },
);

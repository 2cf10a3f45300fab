/** @jest-environment jsdom */
import { textMark } from '@spire/domain/textMark';
import { type DayAnswer, dayOf } from './dayOf.ts';
import { helpHere, isSetAside, noteFoundHelp, setFoundAside } from './foundHelp.ts';

const TODAY = '2026-11-29';
const me: DayAnswer = {
  day: { date: TODAY, helpKind: null, wasHelpYesterday: false, isAllShown: false, weight: null },
  todaysCheckIn: null,
  todaysMood: null,
  growth: { isRestDayToday: false },
  settings: { lowEnergyToday: false, brainInjuryMode: false },
  profile: { capacityLevel: 'moderate' },
};
const NOTHING = { kind: null };
const mark = textMark('noe');

afterEach(() => localStorage.clear());

test('what the device found holds before the server has heard of it, and what another device found holds here', () => {
  expect(dayOf(me, TODAY, NOTHING).mode).toBe('ordinary');
  expect(dayOf(me, TODAY, { kind: 'suicide' })).toMatchObject({ mode: 'afterHelp' });
  const elsewhere = { ...me, day: { ...me.day, helpKind: 'abuse' as const } };
  expect(dayOf(elsewhere, TODAY, NOTHING)).toMatchObject({ mode: 'afterHelp', helpKind: 'abuse' });
});

test('yesterday’s day, check-in and mood say nothing of today', () => {
  const date = '2026-11-28';
  const yesterdays: DayAnswer = {
    ...me,
    day: { date, helpKind: 'suicide', wasHelpYesterday: false, isAllShown: true, weight: { kind: 'death' } },
    todaysCheckIn: { date, whatIsGoodText: 'Tungt i dag' },
    todaysMood: { date, mood: 1 },
  };
  expect(dayOf(yesterdays, TODAY, NOTHING)).toEqual({
    mode: 'ordinary',
    helpKind: null,
    isDayAfterHelp: true,
    isWeighty: false,
  });
});

test('"this is not about me" ends what its text made and nothing else, and its text does not come back (S11)', () => {
  const userId = 'kari';
  noteFoundHelp(userId, TODAY, { mark, kind: 'suicide' });
  noteFoundHelp(userId, TODAY, { mark: textMark('annet'), kind: 'abuse' });
  setFoundAside(userId, TODAY, [mark]);
  expect(helpHere(userId, TODAY)).toEqual({ kind: 'abuse' });
  setFoundAside(userId, TODAY, [textMark('annet')]);
  noteFoundHelp(userId, TODAY, { mark, kind: 'suicide' });
  expect([helpHere(userId, TODAY), isSetAside(userId, TODAY, mark)]).toEqual([{ kind: null }, true]);
  expect(helpHere(userId, '2026-11-30')).toEqual(NOTHING);
  expect(localStorage.getItem(`spire.draft.foundHelp.${userId}`)).not.toContain('noe');
});

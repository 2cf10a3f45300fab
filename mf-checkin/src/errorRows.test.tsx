/** @jest-environment @spire/testing/browserEnvironment */
import { todaysDate } from '@spire/client';
import type { ErrorCode } from '@spire/domain/errorCodes';
import type { Language } from '@spire/domain/languages';
import { showRows } from '@spire/testing/errorRows';
import { FAULTS } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { written } from '@spire/written/messages/namespace';
import type { ReactNode } from 'react';
import CheckInPage from './check-in/CheckInPage.tsx';
import ChoosePage from './choose/ChoosePage.tsx';
import doingEn from './doing/messages/en.ts';
import { doing } from './doing/messages/namespace.ts';
import doingNo from './doing/messages/no.ts';
import en from './messages/en.ts';
import { checkin } from './messages/namespace.ts';
import SuggestionCard from './suggestion/SuggestionCard.tsx';
import TasksCard from './tasks/TasksCard.tsx';

const setOf = (number: number) => ({
  __typename: 'SuggestionSet',
  id: `set ${number}`,
  number,
  limit: 8,
  form: 'card',
  date: todaysDate(),
  createdAt: '2026-01-02T12:00:00.000Z',
  suggestions: [{ id: `${number}.1`, text: `Text ${number}`, minutes: 2, source: 'built_in', needs: [] }],
});

/** A person who has checked in and has one suggestion, before a graph that refuses one operation. */
async function show(element: ReactNode, language: Language, refused?: [string, ErrorCode], me: object = {}) {
  const graph = await startGraphStandIn({
    me: {
      profile: { capacityLevel: 'moderate' },
      todaysCheckIn: { id: 'c', date: todaysDate(), needMoreText: 'Tea' },
      todaysSuggestions: [setOf(1)],
      tasks: [],
      ...me,
    },
    mutations: { saveCheckIn: (input) => input, recordSuggestion: (input) => input },
  });
  if (refused !== undefined) graph.goWrong(FAULTS.refuses(refused[1]), { of: refused[0], times: 9 });
  return renderPage(element, { graph, language, path: '/checkin', namespaces: [checkin, doing, written] });
}

async function pressed(shown: ReturnType<typeof show>, ...names: string[]) {
  const page = await shown;
  for (const name of names) await page.press(name);
  return page;
}

showRows('mf-checkin/src/errorRows.test.tsx', {
  'The check-in of the day cannot be fetched': (language) =>
    show(<CheckInPage />, language, ['TodaysCheckIn', 'UNAVAILABLE']),
  'The check-in cannot be saved': (language) =>
    pressed(
      show(<CheckInPage />, language, ['SaveCheckIn', 'INTERNAL'], { todaysCheckIn: null }),
      'Hope',
      en.modes.first.save,
    ),
  'A suggestion before the check-in': (language) =>
    show(<SuggestionCard />, language, undefined, { todaysCheckIn: null, todaysSuggestions: [] }),
  'The ninth suggestion of a day': (language) =>
    show(<SuggestionCard />, language, undefined, { todaysSuggestions: [setOf(8)] }),
  'A like or a done that cannot be saved': (language) =>
    pressed(show(<SuggestionCard />, language, ['RecordSuggestion', 'NOT_FOUND']), en.suggestion.like),
  'No suggestion came': (language) => show(<SuggestionCard />, language, ['TodaysSuggestions', 'INTERNAL']),
  'Three suggestions cannot be made': (language) =>
    pressed(show(<ChoosePage />, language, ['GenerateSuggestions', 'INTERNAL']), doingNo.three.ask),
  'Tasks cannot be made, or made anew': (language) =>
    pressed(show(<TasksCard />, language, ['WriteTasks', 'INTERNAL']), doingEn.tasks.make),
});

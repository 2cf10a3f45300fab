import type { WriteRules } from '@spire/client';
import { StandingCheckInDocument } from './check-in/StandingCheckIn.generated.ts';

type Fields = Readonly<Record<string, unknown>>;

const NO_ANSWERS: Fields = {
  whatIsGood: [],
  whatIsGoodText: '',
  lookingForward: [],
  lookingForwardText: '',
  needMore: [],
  needMoreText: '',
};

const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);

/** A suggestion that somebody likes or has completed is counted, and stands in lists of its own. */
const TOLD_OF_SUGGESTION = [
  { forget: ['suggestionInteractions', 'likedSuggestions', 'learntExercises'] },
  { isCounted: true },
] as const;

/** The writes of this remote's pages, and what each changes in what is known. */
export const writes = {
  addDailyProgress: {
    changes: [{ valueOfToday: 'dailyProgress' }, { isCounted: true }],
    answer: ({ date, meditationMinutes, waterGlasses }, { person }) => {
      const before = (person['dailyProgress'] ?? {}) as Fields;
      return {
        __typename: 'DailyProgress',
        date,
        meditationMinutes: numberOf(before['meditationMinutes']) + numberOf(meditationMinutes),
        waterGlasses: numberOf(before['waterGlasses']) + numberOf(waterGlasses),
      };
    },
  },
  generateSuggestion: {
    changes: [{ lastOf: 'todaysSuggestions' }, { forget: ['suggestionsLeftToday'] }],
    isAnsweredNow: true,
  },
  generateSuggestions: {
    changes: [{ lastOf: 'todaysSuggestions' }, { forget: ['suggestionsLeftToday', 'day'] }],
    isAnsweredNow: true,
  },
  // Given on this device from the built-in texts, which only its page knows.
  keepSuggestions: {
    changes: [{ lastOf: 'todaysSuggestions' }, { forget: ['suggestionsLeftToday'] }],
    answer: 'given',
  },
  recordSuggestion: { changes: TOLD_OF_SUGGESTION, record: () => ({ __typename: 'SuggestionInteraction' }) },
  replaceTasks: {
    changes: [{ allOfToday: 'tasks' }],
    answer: ({ date, tasks }, { recordsAt }) => {
      const done = recordsAt('tasks').filter((task) => task['date'] === date && task['isCompleted'] === true);
      const made = (tasks as readonly Fields[]).map((task) => ({
        __typename: 'Task',
        isCompleted: false,
        date,
        ...task,
      }));
      return [...done, ...made];
    },
  },
  saveCheckIn: {
    changes: [{ forToday: 'todaysCheckIn' }, { forget: ['checkIn', 'checkIns', 'day'] }, { isCounted: true }],
    record: ({ date }, { recordAt }) => {
      const todays = recordAt('todaysCheckIn');
      const made: Fields = { __typename: 'CheckIn', id: `waiting-${String(date)}`, ...NO_ANSWERS };
      return todays['date'] === date ? todays : made;
    },
    isBaseKnown: ({ person }) => person['todaysCheckIn'] !== undefined,
    standing: ({ date }) => ({ query: StandingCheckInDocument, variables: { date }, field: 'checkIn' }),
  },
  saveMood: {
    changes: [{ forToday: 'todaysMood' }, { forget: ['moods'] }, { isCounted: true }],
    record: ({ date }, { recordAt }) => {
      const todays = recordAt('todaysMood');
      return todays['date'] === date ? todays : { __typename: 'Mood', id: `waiting-mood-${String(date)}` };
    },
  },
  setTaskCompleted: {
    changes: [{ isCounted: true }],
    record: ({ id }, { record }) => ({ __typename: 'Task', ...record('Task', id) }),
  },
  takeRestDay: {
    changes: [],
    record: (_, { recordAt }) => ({ ...recordAt('growth'), __typename: 'Growth', isRestDayToday: true }),
  },
  undoRestDay: {
    changes: [],
    record: (_, { recordAt }) => ({ ...recordAt('growth'), __typename: 'Growth', isRestDayToday: false }),
  },
  undoSuggestion: { changes: TOLD_OF_SUGGESTION, answer: () => true },
  // A text that somebody waits for, and that nobody needs tomorrow.
  writeTasks: { changes: [], isAnsweredNow: true },
} as const satisfies WriteRules;

import type { WriteRules } from '@spire/client';

type Fields = Readonly<Record<string, unknown>>;

/** A tool that was completed: what is not of every tool is its record. */
const activity =
  (tool: string, __typename: string, nested: (input: Fields) => Fields = () => ({})) =>
  (input: Fields): Fields => {
    const { id, date, completedAt, ...record } = input;
    return {
      __typename: 'ToolActivity',
      tool,
      id,
      date,
      completedAt,
      record: { __typename, ...record, ...nested(input) },
    };
  };

/** A completed tool is the first of its history, and is counted. */
const COMPLETED = [{ firstOf: 'toolActivities' }, { isCounted: true }] as const;
/** How it felt is something learnt, and may let it rest. */
const FELT = { forget: ['learntExercises', 'exerciseMarks'] } as const;
/** A text that somebody waits for, and that nobody needs tomorrow. */
const TEXT = { changes: [], isAnsweredNow: true } as const;

/** The writes of this remote's pages, and the changes that each makes to what is known. */
export const writes = {
  addExpectationSession: {
    changes: [{ firstOf: 'expectationSessions' }, { isCounted: true }],
    record: () => ({ __typename: 'ExpectationSession', howItWent: null, planOn: null }),
  },
  addInnerBalance: {
    changes: COMPLETED,
    answer: activity('inner_balance', 'InnerBalanceRecord', () => ({ feltAfter: null })),
  },
  addMicroRegulation: {
    changes: [...COMPLETED, FELT],
    answer: activity('micro_regulation', 'MicroRegulationRecord', ({ exercise }) => ({
      exercise: { __typename: 'SmallExercise', ...(exercise as Fields) },
    })),
  },
  addSelfPriority: {
    changes: COMPLETED,
    answer: activity('self_priority', 'SelfPriorityRecord', ({ needInstead }) => ({
      needInstead: { __typename: 'NeedInstead', ...(needInstead as Fields) },
    })),
  },
  addSocialSupport: { changes: COMPLETED, answer: activity('social_support', 'SocialSupportRecord') },
  deleteContact: { changes: [{ removed: 'Contact' }], answer: () => true },
  markExercise: {
    changes: [{ lastOf: 'exerciseMarks' }, { forget: ['learntExercises'] }],
    record: () => ({ __typename: 'ExerciseMark' }),
  },
  planExpectationSession: {
    changes: [{ forTodayAmong: { list: 'todaysPlans', by: 'planOn' } }],
    record: ({ id }, { record }) => ({ __typename: 'ExpectationSession', ...record('ExpectationSession', id) }),
  },
  saveContact: { changes: [{ lastOf: 'contacts' }], record: () => ({ __typename: 'Contact' }) },
  tellExpectationSession: {
    changes: [],
    record: ({ id }, { record }) => ({ __typename: 'ExpectationSession', ...record('ExpectationSession', id) }),
  },
  tellInnerBalance: {
    changes: [FELT],
    answer: ({ id, feltAfter }, { record }) => {
      const known = record('ToolActivity', id);
      return { __typename: 'ToolActivity', id, record: { ...(known['record'] as Fields), feltAfter } };
    },
  },
  validateBoundary: TEXT,
  writeBoundary: TEXT,
  writeExpectationResponse: TEXT,
  writeMicroExercise: TEXT,
  writeSocialPlan: TEXT,
} as const satisfies WriteRules;

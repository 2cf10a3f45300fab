import { randomUUID } from 'node:crypto';
import { SUGGESTIONS } from '@spire/content/suggestions';
import { PRIORITY_EMOJIS } from '@spire/domain/toolOptions';
import { today } from '@spire/testing/testDay';
import { CONTACT, type Entry, type Json, withId } from './entry.ts';

const now = new Date().toISOString();
const [session, task, balance] = Array.from({ length: 3 }, () => randomUUID());

const done = () => ({ id: randomUUID(), date: today, completedAt: now });
const toolEntry = (mutation: string, tool: string, record: Json): Entry => {
  const completion = done();
  return {
    mutation,
    input: { ...completion, ...record },
    in: ({ records }) => withId(records.toolActivities, completion.id),
    as: { ...completion, tool, record },
  };
};
const exercise = {
  type: 'sensory',
  emoji: '🌬️',
  title: 'Kald klut',
  instruction: 'Legg den på.',
  reasoning: 'Det ro.',
};
const given = randomUUID();
const [
  {
    text: { no: GIVEN },
  },
] = SUGGESTIONS.slice(0, 1) as [(typeof SUGGESTIONS)[number]];
const ofTask: Json = { text: 'Åpne vinduet', type: 'wellbeing', priority: 'low', source: 'ai' };

/** Entries of suggestions, tasks and tools, each field of their inputs filled in. */
export const TOOL_ENTRIES: readonly Entry[] = [
  {
    mutation: 'keepSuggestions',
    input: { id: given, form: 'card', language: 'no', date: today, texts: [GIVEN] },
    in: ({ records }) => withId(records.suggestionSets, given),
    as: { id: given, date: today, form: 'card', language: 'no', suggestions: [{ text: GIVEN }] },
  },
  {
    mutation: 'recordSuggestion',
    input: {
      id: randomUUID(),
      suggestionText: 'Se ut av vinduet i to minutter.',
      suggestionType: 'memory_inspired',
      interactionType: 'liked',
      category: 'creative',
      date: today,
    },
    in: ({ records }) => records.suggestionInteractions[0],
  },
  {
    mutation: 'replaceTasks',
    input: { date: today, tasks: [{ ...ofTask, id: task }] },
    in: ({ records }) => withId(records.tasks, task),
    as: { ...ofTask, id: task, date: today },
  },
  {
    mutation: 'addExpectationSession',
    input: {
      ...done(),
      id: session,
      whatToDo: 'Møtet',
      whatCanGoBetter: 'Be om pause',
      howToFeelGood: 'Sitte ved døra',
      desiredFeeling: 'selvsikker',
    },
    in: ({ records }) => withId(records.expectationSessions, session),
    // Its plan is changed below.
    as: { id: session, whatToDo: 'Møtet', whatCanGoBetter: 'Be om pause', desiredFeeling: 'selvsikker' },
  },
  {
    mutation: 'planExpectationSession',
    input: { id: session, howToFeelGood: 'Sitte ved døra\nTe etterpå', planOn: today },
    in: ({ records }) => withId(records.expectationSessions, session),
  },
  {
    mutation: 'tellExpectationSession',
    input: { id: session, howItWent: 'fine' },
    in: ({ records }) => withId(records.expectationSessions, session),
  },
  {
    mutation: 'addInnerBalance',
    input: { ...done(), id: balance, category: 'sensory', activity: 'Varme hender', durationMinutes: 4 },
    in: ({ records }) => withId(records.toolActivities, balance),
    as: {
      date: today,
      completedAt: now,
      tool: 'inner_balance',
      record: { category: 'sensory', activity: 'Varme hender', durationMinutes: 4 },
    },
  },
  {
    mutation: 'tellInnerBalance',
    input: { id: balance, feltAfter: 'lighter' },
    in: ({ records }) => withId(records.toolActivities, balance),
    as: { record: { feltAfter: 'lighter' } },
  },
  toolEntry('addMicroRegulation', 'micro_regulation', { exercise, afterFeeling: 'relieved' }),
  toolEntry('addSocialSupport', 'social_support', {
    socialWants: ['tur', 'stillhet'],
    selectedContacts: [CONTACT],
    suggestion: 'Spør om en kort tur.',
    source: 'built_in',
  }),
  toolEntry('addSelfPriority', 'self_priority', {
    shouldDo: 'Vaske huset',
    needInstead: { text: 'Ligge litt', emoji: PRIORITY_EMOJIS[0] },
    sayNoExample: 'Ikke i dag.',
    validation: 'Det er lov.',
    source: 'ai',
  }),
];

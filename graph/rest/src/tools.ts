import { keysOf } from '@spire/domain/lists';
import { REST_PATHS } from '@spire/domain/restPaths';
import { DESIRED_FEELINGS, HOW_IT_WENT } from '@spire/domain/toolOptions';
import { z } from 'zod';
import { readExpectationSession } from './legacy/readExpectationSession.ts';
import { readToolActivity, type ToolActivityDraft } from './legacy/readToolActivity.ts';
import { TOOL_TYPES } from './legacy/toolTypes.ts';
import { type StoredToolActivity, writeExpectationSession, writeToolActivity } from './legacy/writeToolActivity.ts';
import { bothCasings } from './bothCasings.ts';
import { date, id, ignoredUserId, instant, newId, text } from './fields.ts';
import { LIST_DESCRIPTION, listQuery, type Page, type PageVariables, readList } from './readList.ts';
import { operation } from '@spire/graph-kit/staticOperation';
import { route } from './restRoute.ts';

const TAG = 'Tools';

type Session = Parameters<typeof writeExpectationSession>[0];
const ACTIVITY = `id tool date completedAt record {
  ... on InnerBalanceRecord { category activity durationMinutes feltAfter }
  ... on MicroRegulationRecord { exercise { type emoji title instruction reasoning } afterFeeling }
  ... on SocialSupportRecord { socialWants selectedContacts suggestion source }
  ... on SelfPriorityRecord { shouldDo needInstead { text emoji } sayNoExample validation source }
}`;
const SESSION = 'id date whatToDo whatCanGoBetter howToFeelGood desiredFeeling howItWent planOn completedAt';

const ACTIVITIES = operation<
  { me: { toolActivities: Page<StoredToolActivity> } },
  { tool?: string | undefined } & PageVariables
>(
  `query RestToolActivities($tool: Tool, $first: Int!, $after: String) {
    me { toolActivities(tool: $tool, first: $first, after: $after) { nodes { ${ACTIVITY} } endCursor hasNextPage } }
  }`,
);
const SESSIONS = operation<{ me: { expectationSessions: Page<Session> } }, PageVariables>(
  `query RestExpectationSessions($first: Int!, $after: String) {
    me { expectationSessions(first: $first, after: $after) { nodes { ${SESSION} } endCursor hasNextPage } }
  }`,
);
const ADD_SESSION = operation<{ added: Session }, { input: object }>(
  `mutation RestAddExpectationSession($input: AddExpectationSessionInput!) {
    added: addExpectationSession(input: $input) { ${SESSION} }
  }`,
);

const adding = (name: string) =>
  operation<{ added: StoredToolActivity }, { input: ToolActivityDraft['input'] }>(
    `mutation RestAdd${name}($input: Add${name}Input!) { added: add${name}(input: $input) { ${ACTIVITY} } }`,
  );
const ADD = {
  inner_balance: adding('InnerBalance'),
  micro_regulation: adding('MicroRegulation'),
  social_support: adding('SocialSupport'),
  self_priority: adding('SelfPriority'),
};

const toolType = z.enum(keysOf(TOOL_TYPES));
const activity = bothCasings({
  id,
  toolType,
  data: z.looseObject({ id }).meta({ description: 'The whole record of that tool.' }),
  date,
  completedAt: instant,
}).meta({ id: 'ToolActivity' });
const session = bothCasings({
  id,
  date,
  sessionDate: date,
  whatToDo: text,
  whatCanGoBetter: text,
  howToFeelGood: text,
  desiredFeeling: z.enum(keysOf(DESIRED_FEELINGS)),
  desiredFeelingEmoji: text,
  howItWent: z.enum(HOW_IT_WENT).nullable().meta({ description: 'How it turned out; null until the person tells.' }),
  planOn: date.nullable().meta({ description: 'The day on which its plan stands on Home; null for none.' }),
  completedAt: instant,
}).meta({ id: 'ExpectationSession', description: 'Every field in both casings.' });

const words = text.nullish();

/** The records of the tools (D29). */
export const toolRoutes = [
  route({
    method: 'GET',
    path: REST_PATHS.toolActivities,
    tag: TAG,
    summary: 'Completed tools',
    description: LIST_DESCRIPTION,
    query: listQuery.extend({ toolType: toolType.optional().meta({ description: 'Of this tool alone.' }) }),
    answer: z.array(activity),
    run: async (request) => {
      const { toolType: wanted } = request.query;
      const tool = wanted === undefined ? undefined : TOOL_TYPES[wanted];
      return (await readList(request, ACTIVITIES, { tool }, ({ me }) => me.toolActivities)).map(writeToolActivity);
    },
  }),
  route({
    method: 'POST',
    path: REST_PATHS.toolActivities,
    tag: TAG,
    summary: 'Record a completed tool',
    body: z
      .looseObject({
        userId: ignoredUserId,
        id: newId,
        toolType,
        data: z.looseObject({}).nullish().meta({ description: 'The record of that tool, in either casing.' }),
        completedAt: words.meta({ description: 'Now unless told.' }),
      })
      .meta({ id: 'ToolActivityToRecord' }),
    reads: readToolActivity,
    answer: activity,
    run: async ({ ask, draft: { tool, input } }) => {
      return writeToolActivity((await ask(ADD[tool], { input })).added);
    },
  }),
  route({
    method: 'GET',
    path: REST_PATHS.expectationSessions,
    tag: TAG,
    summary: 'Expectation sessions',
    description: LIST_DESCRIPTION,
    query: listQuery,
    answer: z.array(session),
    run: async (request) =>
      (await readList(request, SESSIONS, {}, ({ me }) => me.expectationSessions)).map(writeExpectationSession),
  }),
  route({
    method: 'POST',
    path: REST_PATHS.expectationSessions,
    tag: TAG,
    summary: 'Record an expectation session',
    body: z
      .looseObject({
        userId: ignoredUserId,
        id: newId,
        sessionDate: words.meta({ description: 'The date of completedAt unless told.' }),
        whatToDo: words,
        whatCanGoBetter: words,
        howToFeelGood: words,
        desiredFeeling: words.meta({ description: 'An id, or its emoji.' }),
        completedAt: words.meta({ description: 'Now unless told.' }),
      })
      .meta({ id: 'ExpectationSessionToRecord' }),
    reads: readExpectationSession,
    answer: session,
    run: async ({ ask, draft }) => writeExpectationSession((await ask(ADD_SESSION, { input: draft })).added),
  }),
];

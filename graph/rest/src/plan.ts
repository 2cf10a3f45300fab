import { LIMITS } from '@spire/domain/limits';
import { REST_PATHS } from '@spire/domain/restPaths';
import { operation } from '@spire/graph-kit/staticOperation';
import { z } from 'zod';
import { text } from './fields.ts';
import { route } from './restRoute.ts';

const TAG = 'Plan';

interface Plan {
  signs: string[];
  alone: string[];
  places: string[];
  people: { name: string; number: string | null }[];
  safe: string[];
  others: string[];
}

const FIELDS = 'signs alone places people { name number } safe others';
const PLAN = operation<{ me: { safetyPlan: Plan } }>(`query RestPlan { me { safetyPlan { ${FIELDS} } } }`);
const SAVE = operation<{ saveSafetyPlan: Plan }, { input: object }>(
  `mutation RestSavePlan($input: SaveSafetyPlanInput!) { saveSafetyPlan(input: $input) { ${FIELDS} } }`,
);

const AT_MOST = `At most ${LIMITS.planEntries}.`;
const lines = (description: string) => z.array(text).meta({ description: `${description} ${AT_MOST}` });
const cards = {
  signs: lines('Signs that it is getting hard.'),
  alone: lines('What helps when the person is alone.'),
  places: lines('Places and people that make it lighter.'),
  safe: lines('What keeps the person safe.'),
  others: lines('What the person wants others to do.'),
};
const WHOM = `Who the person can call, the first one first. ${AT_MOST}`;

const plan = z
  .object({ ...cards, people: z.array(z.object({ name: text, number: text.optional() })).meta({ description: WHOM }) })
  .meta({ id: 'SafetyPlan', description: 'The plan for hard days; any list of it may be empty.' });

const body = z
  .looseObject({
    ...z.object(cards).partial().shape,
    people: z
      .array(z.looseObject({ name: text, number: text.nullish() }))
      .optional()
      .meta({ description: WHOM }),
  })
  .meta({
    id: 'PlanToSave',
    description: 'Any of the lists, each replaced as a whole. What is not sent stays as it is.',
  });

const answered = ({ people, ...rest }: Plan) => ({
  ...rest,
  people: people.map(({ name, number }) => (number === null ? { name } : { name, number })),
});

/** The plan for hard days (D74). */
export const planRoutes = [
  route({
    method: 'GET',
    path: REST_PATHS.plan,
    tag: TAG,
    summary: 'The plan for hard days',
    description: 'Empty lists before anything is saved.',
    answer: plan,
    run: async ({ ask }) => answered((await ask(PLAN, {})).me.safetyPlan),
  }),
  route({
    method: 'PUT',
    path: REST_PATHS.plan,
    tag: TAG,
    summary: 'Save the lists that are sent',
    description:
      'The plan is health data: a client asks its person first, and puts their yes on record by `decideConsent` with the kind `plan`.',
    body,
    answer: plan,
    run: async ({ ask, body: { signs, alone, places, people, safe, others } }) => {
      const sent = { signs, alone, places, safe, others };
      const input = {
        ...Object.fromEntries(Object.entries(sent).filter(([, list]) => list !== undefined)),
        ...(people !== undefined && { people: people.map(({ name, number }) => ({ name, number: number ?? null })) }),
      };
      return answered((await ask(SAVE, { input })).saveSafetyPlan);
    },
  }),
];

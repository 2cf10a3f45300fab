import { EXPOSURE_KINDS, OUTCOMES, PATTERN_ID_DIGITS } from '@spire/domain/patterns/kinds';
import { REST_PATHS } from '@spire/domain/restPaths';
import { operation } from '@spire/graph-kit/staticOperation';
import { z } from 'zod';
import { date, ignoredUserId, optionId, text } from './fields.ts';
import { route } from './restRoute.ts';

const TAG = 'Patterns';

const patternId = z
  .string()
  .regex(new RegExp(`^[0-9a-f]{${PATTERN_ID_DIGITS}}$`))
  .meta({ description: 'Names the pair of what stands before and what differs.' });
const count = z.object({
  hits: z.int().meta({ description: 'Days that differed from usual that way.' }),
  days: z.int(),
});
const exposure = z.object({ kind: optionId(EXPOSURE_KINDS), name: text.optional() });
const outcome = optionId(OUTCOMES);
const state = z.enum(['off', 'tooFewDays', 'nothing', 'found']);
const pattern = z
  .object({
    id: patternId,
    kind: optionId(EXPOSURE_KINDS).meta({ description: 'Of what stands before.' }),
    text: text.meta({ description: 'One sentence: what stands beside what, never why.' }),
    lagDays: z.int(),
    with: count,
    without: count,
    strength: z.enum(['clear', 'maybeChance', 'trial']),
  })
  .meta({ id: 'Pattern' });
const trial = z.object({
  id: patternId,
  firstDate: date,
  lastDate: date,
  isDrawnToday: z.boolean(),
  isOver: z.boolean(),
  isSeen: z.boolean(),
  with: count,
  without: count,
});
const patterns = z
  .object({
    state,
    days: z.int().meta({ description: 'Answered days that were looked at.' }),
    looked: z.int().meta({ description: 'Pairs that were looked at.' }),
    patterns: z.array(pattern).meta({ description: 'At most three; the asked one first.' }),
    question: z.object({ exposure, outcome, state, pattern: pattern.optional() }).optional(),
    trial: trial.optional().meta({ description: 'What is being tried on days that are drawn.' }),
  })
  .meta({ id: 'Patterns' });
type Answer = z.input<typeof patterns>;

type PatternNode = Omit<z.input<typeof pattern>, 'kind'> & { exposure: { kind: z.input<typeof pattern>['kind'] } };
interface Node extends Pick<Answer, 'state' | 'days' | 'looked'> {
  patterns: PatternNode[];
  question: {
    exposure: { kind: z.input<typeof pattern>['kind']; name: string | null };
    outcome: z.input<typeof outcome>;
    state: z.input<typeof state>;
    pattern: PatternNode | null;
  } | null;
  trial: z.input<typeof trial> | null;
}

const COUNTS = 'with { hits days } without { hits days }';
const PATTERN = `id exposure { kind } text(language: $language) lagDays ${COUNTS} strength`;
const FIELDS = `state days looked patterns { ${PATTERN} }
  question { exposure { kind name } outcome state pattern { ${PATTERN} } }
  trial { id firstDate lastDate isDrawnToday isOver isSeen ${COUNTS} }`;
interface In {
  language: string;
}
const READ = operation<{ me: { patterns: Node } }, In>(
  `query RestPatterns($language: Language!) { me { patterns { ${FIELDS} } } }`,
);
const SET = operation<{ setPatterns: Node }, In & { input: { isOn: boolean } }>(
  `mutation RestSetPatterns($input: SetPatternsInput!, $language: Language!) { setPatterns(input: $input) { ${FIELDS} } }`,
);
const ASK = operation<
  { askPattern: Node },
  In & { input: { exposure: { kind: string; name?: string | null | undefined }; outcome: string } }
>(
  `mutation RestAskPattern($input: AskPatternInput!, $language: Language!) { askPattern(input: $input) { ${FIELDS} } }`,
);
const REMOVE = operation<{ removePatternQuestion: { state: string } }>(
  'mutation RestRemovePatternQuestion { removePatternQuestion { state } }',
);
const HIDE = operation<{ hidePattern: Node }, In & { input: { id: string } }>(
  `mutation RestHidePattern($input: HidePatternInput!, $language: Language!) { hidePattern(input: $input) { ${FIELDS} } }`,
);
const SHOW = operation<{ undoHidePattern: { state: string } }, { id: string }>(
  'mutation RestUndoHidePattern($id: ID!) { undoHidePattern(id: $id) { state } }',
);
const BEGIN = operation<{ beginPatternTrial: Node }, In & { id: string }>(
  `mutation RestBeginPatternTrial($id: ID!, $language: Language!) { beginPatternTrial(id: $id) { ${FIELDS} } }`,
);
const END = operation<{ endPatternTrial: { state: string } }>(
  'mutation RestEndPatternTrial { endPatternTrial { state } }',
);

const told = ({ exposure: { kind }, ...rest }: PatternNode): z.input<typeof pattern> => ({ ...rest, kind });

function answered({ question, trial: tried, ...node }: Node): Answer {
  return {
    ...node,
    patterns: node.patterns.map(told),
    ...(tried === null ? {} : { trial: tried }),
    ...(question === null
      ? {}
      : {
          question: {
            ...question,
            exposure: {
              kind: question.exposure.kind,
              ...(question.exposure.name === null ? {} : { name: question.exposure.name }),
            },
            pattern: question.pattern === null ? undefined : told(question.pattern),
          },
        }),
  };
}

const byId = z.object({ id: patternId });

/** Routes of patterns: findings by a stated rule, worked out on request and never explained by a cause (D71). */
export const patternRoutes = [
  route({
    method: 'GET',
    path: REST_PATHS.patterns,
    tag: TAG,
    summary: 'What the days show',
    answer: patterns,
    run: async ({ ask, language }) => answered((await ask(READ, { language: await language() })).me.patterns),
  }),
  route({
    method: 'PUT',
    path: REST_PATHS.patternsSettings,
    tag: TAG,
    summary: 'Turn patterns on or off',
    description: 'While they are off nothing is worked out.',
    body: z.object({ userId: ignoredUserId, on: z.boolean() }),
    fieldNames: { isOn: 'on' },
    answer: patterns,
    run: async ({ ask, body, language }) =>
      answered((await ask(SET, { input: { isOn: body.on }, language: await language() })).setPatterns),
  }),
  route({
    method: 'PUT',
    path: REST_PATHS.patternsQuestion,
    tag: TAG,
    summary: 'Ask about one pair',
    description: 'In place of the question before; another one after four weeks at the earliest.',
    body: z.object({
      userId: ignoredUserId,
      exposure: z.object({ kind: z.enum(EXPOSURE_KINDS), name: text.nullish() }),
      outcome: z.enum(OUTCOMES),
    }),
    answer: patterns,
    run: async ({ ask, body, language }) =>
      answered(
        (await ask(ASK, { input: { exposure: body.exposure, outcome: body.outcome }, language: await language() }))
          .askPattern,
      ),
  }),
  route({
    method: 'DELETE',
    path: REST_PATHS.patternsQuestion,
    tag: TAG,
    summary: 'Take the question back',
    run: async ({ ask }) => {
      await ask(REMOVE, {});
    },
  }),
  route({
    method: 'PUT',
    path: REST_PATHS.hiddenPattern,
    tag: TAG,
    summary: 'Hide a pattern for good',
    description: 'It is not worked out again until it is shown again.',
    errors: ['NOT_FOUND'],
    params: byId,
    answer: patterns,
    run: async ({ ask, params, language }) =>
      answered((await ask(HIDE, { input: params, language: await language() })).hidePattern),
  }),
  route({
    method: 'DELETE',
    path: REST_PATHS.hiddenPattern,
    tag: TAG,
    summary: 'Show a hidden pattern again',
    errors: ['NOT_FOUND'],
    params: byId,
    run: async ({ ask, params }) => {
      await ask(SHOW, params);
    },
  }),
  route({
    method: 'PUT',
    path: REST_PATHS.patternTrial,
    tag: TAG,
    summary: 'Try something gentle on days that are drawn',
    description: 'Fourteen days from tomorrow on, seven of them drawn; begun from a pattern.',
    errors: ['NOT_FOUND'],
    params: byId,
    answer: patterns,
    run: async ({ ask, params, language }) =>
      answered((await ask(BEGIN, { ...params, language: await language() })).beginPatternTrial),
  }),
  route({
    method: 'DELETE',
    path: REST_PATHS.patternTrial,
    tag: TAG,
    summary: 'End the trial',
    params: byId,
    run: async ({ ask }) => {
      await ask(END, {});
    },
  }),
];

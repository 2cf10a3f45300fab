import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import { describeForLog } from '@spire/graph-kit/errors';
import type { Log } from '@spire/graph-kit/log';
import { operation } from '@spire/graph-kit/staticOperation';
import { whenIdle } from '@spire/graph-kit/whenIdle';
import type { Gateway } from '@spire/gateway/gateway';
import type { FastifyInstance } from 'fastify';

const HELP = '... on CrisisHelp { kind }';
const WORDS = 'Noe rolig i kveld';
const ASKED = {
  GenerateSuggestion: ['... on SuggestionSet { id suggestions { id text source } seen help { kind } }', {}],
  GenerateSuggestions: ['... on SuggestionSet { id suggestions { id text source } about guesses }', {}],
  WriteTasks: ['... on WrittenTasks { tasks { text type source } seen help { kind } }', {}],
  WriteBoundary: ['... on WrittenText { source seen wordings { tone text source } guess { who kind } }', draft()],
  ValidateBoundary: ['... on WrittenText { text reminder source }', { ...draft(), sayNoExample: WORDS }],
  WriteMicroExercise: ['... on WrittenExercise { type emoji title instruction reasoning source seen }', {}],
  WriteExpectationResponse: [
    '... on ExpectationResponse { message suggestions source about event seen learning { text } brainTraining { text } }',
    { whatToDo: WORDS, whatCanGoBetter: WORDS, howToFeelGood: WORDS, desiredFeeling: 'rolig' },
  ],
  WriteSocialPlan: ['... on SocialPlan { sections { kind emoji text } text source seen }', { wants: ['kaffe'] }],
} as const;

function draft() {
  return { shouldDo: WORDS, needInstead: WORDS };
}

const REHEARSALS = Object.entries(ASKED).map(([name, [selection, input]]) => {
  const field = name.slice(0, 1).toLowerCase() + name.slice(1);
  const document = `mutation Rehearse${name}($input: ${name}Input!) { ${field}(input: $input) { __typename ${selection} ${HELP} } }`;
  return { ...operation(document), input: { language: 'no', ...input } };
});

/** Resolves at the first request of somebody who signs in or is signed in; whoever only reads a page takes no memory. */
export function firstPerson(app: FastifyInstance): Promise<void> {
  return new Promise((resolve) => {
    app.addHook('onRequest', ({ url }, _reply, done) => {
      if (url.startsWith(SERVICE_PATHS.auth) || url.startsWith(SERVICE_PATHS.graphql)) resolve();
      done();
    });
  });
}

interface Preparation {
  gateway: Pick<Gateway, 'rehearse'>;
  /** Resolves once there is somebody who will ask. */
  arrival: Promise<void>;
  signal: AbortSignal;
  log: Log;
}

/**
 * Loads in idle moments what the first text after a start would wait for: the texts by themselves, and the way to them
 * through the graph, twice, once somebody is there, because it takes 70 MB. It ends without a word when the stack does.
 */
export async function prepareTexts({ gateway, arrival, signal, log }: Preparation): Promise<void> {
  try {
    await whenIdle(signal);
    const { rehearseTexts, rehearseWish } = await import('@spire/subgraph-ai/writing/rehearseTexts');
    const pause = () => whenIdle(signal);
    await rehearseTexts(pause, log);
    await arrival;
    await rehearseWish(pause, log);
    for (const { text, input } of [...REHEARSALS, ...REHEARSALS]) {
      await whenIdle(signal);
      await gateway.rehearse(text, { input });
    }
    log.debug('The texts of a day are prepared');
  } catch (error) {
    if (!signal.aborted) log.warn({ error: describeForLog(error) }, 'The texts of a day were not prepared');
  }
}

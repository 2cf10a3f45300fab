import { createLog } from '@spire/graph-kit/log';
import { requestAt } from '@spire/graph-kit/testing/requests';
import {
  PROVIDER_MODES,
  type ProviderMode,
  type ProviderStandIn,
  startProviderStandIn,
} from '@spire/testing/providerStandIn';
import { createExpectationService } from '../expectation/expectation.service.ts';
import { createMicroExerciseService } from '../micro-exercise/microExercise.service.ts';
import { createOpenAiProvider } from '../provider/openAiProvider.ts';
import { createTaskService } from '../task/task.service.ts';
import { goodAnswer } from '../testing/goodAnswer.ts';
import { person } from '../testing/people.ts';
import { PLAIN_DAY } from '../testing/plainDay.ts';
import { createAnswering } from './answering.ts';
import { createTextWriter } from './textWriter.ts';

const log = createLog('test', 'silent');
const facts = person({ language: 'no', avoid: ['exercise'], isAiAllowed: true });
const request = { language: 'no', isHelpSeen: false } as const;
const lift = {
  whatToDo: 'Kaffe',
  whatCanGoBetter: 'Latter',
  howToFeelGood: 'Gå tidlig',
  desiredFeeling: 'rolig',
} as const;

let standIn: ProviderStandIn;
beforeAll(async () => {
  standIn = await startProviderStandIn();
});
afterAll(() => standIn.stop());

/** Outcomes that differ from the built-in text. */
const OTHERWISE: Partial<Record<ProviderMode, string>> = { answers: 'ai', flaggedOtherwise: 'ai', flagged: 'help' };

/** The answers of three operations while a provider misbehaves; each time a provider without a history. */
async function answersWhile(mode: ProviderMode): Promise<string[]> {
  standIn.behave(mode);
  if (mode === 'answers' || mode === 'flaggedOtherwise') standIn.answerWith(goodAnswer);
  const provider = createOpenAiProvider({
    apiKey: 'sk-test',
    baseUrl: standIn.url,
    model: 'test',
    isModerated: true,
    log,
    // An answer that is to arrive gets a long limit, so that a busy machine does not cut it off.
    times: { limitMs: OTHERWISE[mode] === undefined ? 1000 : 30_000 },
  });
  const answering = createAnswering({
    readFacts: () => Promise.resolve(facts),
    notes: PLAIN_DAY,
    writer: createTextWriter({ provider, log }),
    takeOne: () => Promise.resolve(0),
  });
  const context = requestAt();
  const answers = await Promise.all([
    createTaskService(answering, () => 1).write(request, context),
    createMicroExerciseService(answering, () => 1).write({ ...request, previousTitles: [] }, context),
    createExpectationService(answering, () => 1).write({ ...request, ...lift }, context),
  ]);
  return answers.map((answer) =>
    'numbers' in answer ? 'help' : 'source' in answer ? answer.source : (answer.tasks[0]?.source ?? ''),
  );
}

test.each(PROVIDER_MODES.filter((mode) => mode !== 'chatOnly'))(
  'a provider that "%s" keeps nobody from a text (D37, S21)',
  async (mode) => {
    const expected = OTHERWISE[mode] ?? 'built_in';
    expect(await answersWhile(mode)).toEqual([expected, expected, expected]);
  },
);

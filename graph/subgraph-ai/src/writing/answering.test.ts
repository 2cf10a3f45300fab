import { textMark } from '@spire/domain/textMark';
import { createLog } from '@spire/graph-kit/log';
import { requestAt } from '@spire/graph-kit/testing/requests';
import { readingsOf } from '@spire/language/readCrisis';
import { createBoundaryService } from '../boundary/boundary.service.ts';
import { createExpectationService } from '../expectation/expectation.service.ts';
import type { Facts } from '../facts/facts.ts';
import { createMicroExerciseService } from '../micro-exercise/microExercise.service.ts';
import { createTaskService } from '../task/task.service.ts';
import { goodAnswer } from '../testing/goodAnswer.ts';
import { NO_ANSWERS, person } from '../testing/people.ts';
import { useProvider } from '../testing/useProvider.ts';
import { createAnswering } from './answering.ts';
import type { DayNotes } from './dayNotes.adapter.ts';
import { someAreOfControl, someMayBeOfControl } from './screen.ts';
import { createTextWriter } from './textWriter.ts';

const use = useProvider();
const log = createLog('test', 'silent');
const request = { language: 'no', isHelpSeen: false } as const;
const LIFT = { whatToDo: ' Kaffe  hos naboen', whatCanGoBetter: 'Det kan bli hyggelig', howToFeelGood: 'Gå tidlig ' };
const REFUSAL = { shouldDo: 'Bake til basaren', needInstead: 'En stille kveld', emoji: '☕' };
const NEED = 'Litt fred';
/** A request that is neither a crisis nor surely one of control, but may come of it. */
const UNCLEAR = 'Sjefen min krever at jeg svarer på meldinger om natten';

/** The notes of one day, by the rules of the wellbeing subgraph. */
function notesOfDay() {
  const standing = new Set<string>();
  const setAside = new Set<string>();
  const notes: DayNotes = {
    noteHelp: ({ text }) => {
      const mark = textMark(text);
      if (!setAside.has(mark)) standing.add(mark);
      return Promise.resolve(standing.has(mark));
    },
    noteWeight: () => Promise.resolve(null),
  };
  return {
    ...{ notes, standing },
    /** As the pages do it: each text by itself. */
    setAside: (texts: readonly string[]) => {
      for (const mark of texts.map(textMark)) {
        standing.delete(mark);
        setAside.add(mark);
      }
    },
  };
}
type Day = ReturnType<typeof notesOfDay>;

/** A server that has just been started, for a person who lets a provider write. */
function serverOn(day: Day, known: Partial<Facts> = {}) {
  const answering = createAnswering({
    readFacts: () =>
      Promise.resolve(person({ isAiAllowed: true, ...known, mode: day.standing.size > 0 ? 'afterHelp' : 'ordinary' })),
    notes: day.notes,
    writer: createTextWriter({ provider: use.start(), log }),
    takeOne: () => Promise.resolve(0),
  });
  const context = requestAt();
  return {
    lift: (change: Partial<typeof LIFT> = {}) =>
      createExpectationService(answering, () => 1).write(
        { ...request, ...LIFT, ...change, desiredFeeling: 'rolig' },
        context,
      ),
    refusal: (shouldDo = REFUSAL.shouldDo) =>
      createBoundaryService(answering, () => 1).write({ ...request, ...REFUSAL, shouldDo }, context),
    backing: (shouldDo = REFUSAL.shouldDo) =>
      createBoundaryService(answering, () => 1).validate(
        { ...request, ...REFUSAL, shouldDo, sayNoExample: 'Ikke denne gangen.' },
        context,
      ),
    exercise: () =>
      createMicroExerciseService(answering, () => 1).write({ ...request, previousTitles: ['Tre pust'] }, context),
    tasks: () => createTaskService(answering, () => 1).write(request, context),
  };
}
const WITH_NEED: Partial<Facts> = { checkIn: { ...NO_ANSWERS, needMoreText: NEED } };
const HELP = { level: 'help', kind: 'unsure', numbers: expect.any(Array) as unknown };
const OFFERED = { source: 'built_in', help: { level: 'offer', kind: 'unsure' } };
const marksOf = (...texts: string[]) => new Set(texts.map(textMark));

describe('what only moderation finds (S7, S11)', () => {
  beforeEach(() => use.standIn.behave('flagged'));

  test('each text that was sent is noted by its own mark', async () => {
    const day = notesOfDay();
    expect(await serverOn(day, WITH_NEED).lift()).toMatchObject(HELP);
    expect(day.standing).toEqual(marksOf(...Object.values(LIFT), NEED));
  });

  test('a check-in that is no part of the prompt is not noted', async () => {
    for (const operation of ['refusal', 'backing'] as const) {
      const day = notesOfDay();
      expect(await serverOn(day, WITH_NEED)[operation]()).toMatchObject(HELP);
      expect(day.standing.has(textMark(REFUSAL.shouldDo))).toBe(true);
      expect(day.standing.has(textMark(NEED))).toBe(false);
    }
  });

  test('set aside, they are answered with a built-in text and an offer, and never sent again', async () => {
    const day = notesOfDay();
    const server = serverOn(day);
    expect(await server.lift()).toMatchObject(HELP);
    day.setAside(Object.values(LIFT));
    use.standIn.requests.length = 0;
    expect(await server.lift()).toMatchObject(OFFERED);
    // One of them among others is enough.
    expect(await server.lift({ whatToDo: 'Middag hos søsteren min' })).toMatchObject(OFFERED);
    expect(use.standIn.requests).toEqual([]);
    expect(day.standing.size).toBe(0);
  });

  test('a server that does not know of the finding gives no help for what was set aside either', async () => {
    const day = notesOfDay();
    day.setAside(Object.values(LIFT));
    const server = serverOn(day);
    expect(await server.lift()).toMatchObject(OFFERED);
    expect(use.standIn.requests).not.toEqual([]);
    use.standIn.requests.length = 0;
    expect(await server.lift()).toMatchObject(OFFERED);
    expect(use.standIn.requests).toEqual([]);
  });

  test('a text that was not set aside is help', async () => {
    const day = notesOfDay();
    day.setAside([LIFT.whatToDo, LIFT.whatCanGoBetter]);
    expect(await serverOn(day).lift()).toMatchObject(HELP);
    expect(day.standing).toEqual(marksOf(LIFT.howToFeelGood));
  });

  test('what was set aside in today’s check-in keeps every prompt from a provider', async () => {
    const day = notesOfDay();
    const server = serverOn(day, WITH_NEED);
    expect(await server.tasks()).toMatchObject(HELP);
    day.setAside([NEED]);
    use.standIn.requests.length = 0;
    expect(await server.tasks()).toMatchObject({ help: OFFERED.help });
    expect(await server.exercise()).toMatchObject(OFFERED);
    expect(use.standIn.requests).toEqual([]);
  });

  test.each(['', 'Jeg blir fort sliten av mye lyd'])(
    'where nothing was written for it, the finding is that of the profile: "%s"',
    async (specificChallenge) => {
      const day = notesOfDay();
      const server = serverOn(day, { specificChallenge });
      expect(await server.tasks()).toMatchObject(HELP);
      expect(day.standing).toEqual(marksOf(specificChallenge));
      day.setAside([specificChallenge]);
      expect(await server.tasks()).toMatchObject({ help: OFFERED.help });
    },
  );
});

describe('a request that may come of control (S15, D60, D87)', () => {
  test('has built-in words and an offer, and is not sent to a provider', async () => {
    use.standIn.answerWith(goodAnswer);
    expect(await readingsOf([UNCLEAR])).toEqual([]);
    expect(await someAreOfControl([UNCLEAR])).toBe(false);
    expect(await someMayBeOfControl([UNCLEAR])).toBe(true);
    const server = serverOn(notesOfDay());
    for (const operation of ['refusal', 'backing'] as const)
      expect(await server[operation](UNCLEAR)).toMatchObject({
        source: 'built_in',
        help: { level: 'offer', kind: 'abuse' },
      });
    expect(use.standIn.requests).toEqual([]);
  });

  test('every other is, and has no offer', async () => {
    use.standIn.answerWith(goodAnswer);
    expect(await serverOn(notesOfDay()).refusal()).toMatchObject({ source: 'ai', help: null });
  });
});

import { LIMITS } from '@spire/domain/limits';
import { readAnswers, type Answers } from '@spire/profile-form/answers';
import { FIELDS, minutesFrom, obstacle, reachableStep, readStep, stepOf, STEPS, SUMMARY_STEP } from './wizard.ts';

const answers = (change: Partial<Answers> = {}): Answers => ({
  nickname: 'Kari',
  considerations: ['fatigue'],
  healthConsent: true,
  specificChallenge: '',
  capacityLevel: 'low',
  goals: ['peace'],
  avoidSuggestions: [],
  ...change,
});

describe('the steps', () => {
  it('are as many as the specification says, and the last one sums up', () => {
    expect(STEPS).toHaveLength(LIMITS.wizardSteps);
    expect(STEPS[SUMMARY_STEP - 1]?.id).toBe('summary');
  });

  it('are found by the field they ask for', () => {
    for (const field of FIELDS) expect(STEPS[(stepOf(field) ?? 0) - 1]?.id).toBe(field);
    for (const other of ['summary', 'onboardingCompleted', '']) expect(stepOf(other)).toBeUndefined();
  });

  it('take fewer and fewer minutes to the end, about three in all', () => {
    const minutes = STEPS.map((_, index) => minutesFrom(index + 1));
    expect(minutes[0]).toBe(3);
    expect(minutes).toEqual([...minutes].sort((one, other) => other - one));
    expect(minutes.at(-1)).toBe(1);
  });

  it('are read from an address only where they exist', () => {
    expect(['1', '8', 3].map(readStep)).toEqual([1, 8, 3]);
    for (const bad of ['0', '9', '2.5', 'two', '', null, undefined]) expect(readStep(bad)).toBeUndefined();
  });
});

describe('leaving a step', () => {
  it('needs a nickname, a challenge, a capacity and a goal, and nothing else', () => {
    const nothing = answers({ nickname: ' ', considerations: [], capacityLevel: null, goals: [] });
    const refused = STEPS.filter(({ id }) => obstacle(id, nothing)?.code === 'REQUIRED').map(({ id }) => id);
    expect(refused).toEqual(['nickname', 'considerations', 'capacityLevel', 'goals']);
    expect(STEPS.filter(({ id }) => obstacle(id, answers()) !== undefined)).toEqual([]);
  });

  it('is refused for a text that is too long, which is not cut', () => {
    const specificChallenge = 'a'.repeat(LIMITS.freeText + 1);
    expect(obstacle('specificChallenge', answers({ specificChallenge }))).toEqual({
      field: 'specificChallenge',
      code: 'TOO_LONG',
      limit: LIMITS.freeText,
    });
  });

  it('opens the way exactly as far as the first answer that is missing', () => {
    expect(reachableStep(answers())).toBe(SUMMARY_STEP);
    expect(reachableStep(answers({ nickname: '' }))).toBe(stepOf('nickname'));
    expect(reachableStep(answers({ capacityLevel: null, goals: [] }))).toBe(stepOf('capacityLevel'));
  });
});

describe('a kept draft', () => {
  it('comes back as it was', () => {
    expect(readAnswers(JSON.parse(JSON.stringify(answers())) as object)).toEqual(answers());
  });

  it('is read whatever state it is in, without options that no longer exist', () => {
    const broken = { nickname: 7, considerations: ['fatigue', 'gold'], capacityLevel: 'huge', goals: 'peace' };
    expect(readAnswers(broken)).toEqual(
      answers({ nickname: '', considerations: ['fatigue'], healthConsent: false, capacityLevel: null, goals: [] }),
    );
    expect(readAnswers({})).toEqual(
      answers({ nickname: '', considerations: [], healthConsent: false, capacityLevel: null, goals: [] }),
    );
  });
});

import { LIMITS } from '@spire/domain/limits';
import { claimsOf } from '@spire/graph-kit/testing/requests';
import { wrongFields } from '@spire/graph-kit/testing/wrongFields';
import type { SaveProfileInput } from './profile.input.ts';
import { createProfileService } from './profile.service.ts';
import type { ProfileStore } from './profile.store.ts';
import type { Profile } from './profile.type.ts';

const claims = claimsOf();
const now = new Date('2026-05-20T10:00:00Z');
const finished = {
  nickname: 'Kari',
  considerations: ['fatigue'],
  capacityLevel: 'limited',
  goals: ['peace'],
  onboardingCompleted: true,
} as const satisfies Partial<Profile>;

/** A store that remembers one profile, and what the last save wrote. */
function memoryStore(): ProfileStore & { written: () => object | undefined } {
  let stored: Profile | null = null;
  let written: object | undefined;
  return {
    written: () => written,
    find: () => Promise.resolve(stored),
    change: (_claims, decide) => {
      const { changes, whole } = decide({ profile: stored, language: 'no' });
      written = changes;
      stored = whole;
      return Promise.resolve(whole);
    },
  };
}

function start() {
  const store = memoryStore();
  const service = createProfileService(store);
  const save = async (input: SaveProfileInput) => service.save(claims, input, now);
  return { store, service, save };
}

test('there is no profile before the first save, and a gentle empty one after it', async () => {
  const { service, save } = start();
  await expect(service.find({ claims })).resolves.toBeNull();
  await expect(save({})).resolves.toMatchObject({
    nickname: '',
    language: 'no',
    goals: [],
    onboardingCompleted: false,
  });
});

test('only what is sent changes', async () => {
  const { save, store } = start();
  await save({ ...finished, considerations: ['fatigue'], goals: ['peace'] });
  const saved = await save({ language: 'en' });
  expect(saved).toMatchObject({ ...finished, language: 'en' });
  expect(store.written()).toEqual({ language: 'en', updatedAt: now });
});

test('null leaves a field as it is, but takes the capacity level away', async () => {
  const { save } = start();
  await save({ nickname: 'Kari', capacityLevel: 'high', goals: ['joy'] });
  const saved = await save({ nickname: null, goals: null, capacityLevel: null });
  expect(saved).toMatchObject({ nickname: 'Kari', goals: ['joy'], capacityLevel: null });
});

test('texts are trimmed and lists hold each option once', async () => {
  const { save } = start();
  const saved = await save({ nickname: '  Kari ', specificChallenge: '\n støy ', goals: ['joy', 'joy'] });
  expect(saved).toMatchObject({ nickname: 'Kari', specificChallenge: 'støy', goals: ['joy'] });
});

test('an onboarding is finished only with all that it asks for, told at once', async () => {
  const { save } = start();
  const fields = await wrongFields(() => save({ onboardingCompleted: true, nickname: '   ' }));
  expect(fields.map(({ field }) => field)).toEqual(['nickname', 'considerations', 'capacityLevel', 'goals']);
  await expect(save({ ...finished, considerations: ['fatigue'], goals: ['peace'] })).resolves.toMatchObject(finished);
});

test('a finished onboarding stays whole', async () => {
  const { save } = start();
  await save({ ...finished, considerations: ['fatigue'], goals: ['peace'] });
  expect(await wrongFields(() => save({ nickname: '' }))).toEqual([{ field: 'nickname', code: 'REQUIRED' }]);
  expect(await wrongFields(() => save({ capacityLevel: null }))).toEqual([
    { field: 'capacityLevel', code: 'REQUIRED' },
  ]);
});

test('the short start finishes with what is told, and nothing else does', async () => {
  const { save } = start();
  const short = { nickname: '', capacityLevel: null, onboardingCompleted: true } as const;
  expect(await wrongFields(() => save(short))).toHaveLength(4);
  await expect(save({ ...short, setup: 'short' })).resolves.toMatchObject({ onboardingCompleted: true, goals: [] });
  const fields = await wrongFields(() => save({ ...short, setup: 'short', specificChallenge: 'x\0' }));
  expect(fields.map(({ field }) => field)).toEqual(['specificChallenge']);
});

test('after the short start one thing is told at a time, none is emptied, and a save of everything wants it all', async () => {
  const { save } = start();
  await save({ setup: 'short', onboardingCompleted: true });
  await expect(save({ goals: ['peace'] })).resolves.toMatchObject({ goals: ['peace'], considerations: [] });
  expect(await wrongFields(() => save({ goals: [] }))).toEqual([{ field: 'goals', code: 'REQUIRED' }]);
  const whole = { nickname: 'Kari', considerations: [], goals: ['peace'], capacityLevel: 'low' } as const;
  const sent = { ...whole, considerations: [], goals: [...whole.goals] };
  expect(await wrongFields(() => save(sent))).toEqual([{ field: 'considerations', code: 'REQUIRED' }]);
  const missing = await wrongFields(() => save({ onboardingCompleted: true }));
  expect(missing.map(({ field }) => field)).toEqual(['nickname', 'considerations', 'capacityLevel']);
});

test('without consent to health, what tells of it goes, energy too', async () => {
  const { save, service } = start();
  await save({ ...finished, considerations: ['fatigue'], goals: ['peace'] });
  await service.forgetHealth(claims, now);
  await expect(service.find({ claims })).resolves.toMatchObject({
    considerations: ['feeling_fine'],
    capacityLevel: null,
    onboardingCompleted: true,
  });
});

test('lengths are counted in whole characters', async () => {
  const { save } = start();
  await expect(save({ nickname: '🌱'.repeat(LIMITS.nickname) })).resolves.toBeDefined();
  expect(await wrongFields(() => save({ nickname: 'x'.repeat(LIMITS.nickname + 1) }))).toEqual([
    { field: 'nickname', code: 'TOO_LONG', limit: LIMITS.nickname },
  ]);
});

test.each(['a\0b', '\uD83D'])('a text that cannot be stored is refused: %j', async (text) => {
  const { save } = start();
  const fields = await wrongFields(() => save({ nickname: text, specificChallenge: text }));
  expect(fields.map(({ field }) => field)).toEqual(['nickname', 'specificChallenge']);
  expect(new Set(fields.map(({ code }) => code))).toEqual(new Set(['INVALID']));
});

test('a step moves the capacity and nothing else', async () => {
  const { service, save, store } = start();
  await save({ ...finished, considerations: ['fatigue'], goals: ['peace'] });
  await expect(service.step(claims, 'up', now)).resolves.toMatchObject({ ...finished, capacityLevel: 'moderate' });
  expect(store.written()).toEqual({ capacityLevel: 'moderate', updatedAt: now });
});

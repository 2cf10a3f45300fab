import { DEFAULT_SETTINGS } from '@spire/domain/settings';
import { wrongFields } from '@spire/graph-kit/testing/wrongFields';
import { requestAt } from '@spire/graph-kit/testing/requests';
import { createSettingsService } from './settings.service.ts';
import type { SettingsStore, StoredSettings } from './settings.store.ts';

const { lowEnergyToday: _off, ...defaults } = DEFAULT_SETTINGS;

/** A store that remembers one person's settings; their profile says "high". */
function memoryStore(): SettingsStore {
  let stored: StoredSettings = { ...defaults, lowEnergyOn: null };
  return {
    read: () => Promise.resolve(stored),
    change: (_claims, { updatedAt: _now, ...changes }) => Promise.resolve((stored = { ...stored, ...changes })),
    readWithCapacity: () => Promise.resolve({ settings: stored, capacityLevel: 'high' }),
  };
}

const at = (now: string, timeZone = 'Europe/Oslo') => requestAt({ now: new Date(now), timeZone });

test('the defaults hold until somebody decides', async () => {
  const service = createSettingsService(memoryStore());
  await expect(service.find(requestAt())).resolves.toEqual(DEFAULT_SETTINGS);
});

test('only what is sent changes; null is not sent', async () => {
  const service = createSettingsService(memoryStore());
  await service.save(requestAt(), { streakHidden: true, brainInjuryMode: true });
  await expect(service.save(requestAt(), { language: 'en', brainInjuryMode: null })).resolves.toEqual({
    ...DEFAULT_SETTINGS,
    streakHidden: true,
    brainInjuryMode: true,
    language: 'en',
  });
});

test('low energy ends at midnight where the person is', async () => {
  const service = createSettingsService(memoryStore());
  await service.save(at('2026-05-20T10:00:00Z'), { lowEnergyToday: true });
  const holds = async (moment: ReturnType<typeof at>) => [
    (await service.find(moment)).lowEnergyToday,
    await service.capacity(moment),
  ];
  await expect(holds(at('2026-05-20T21:59:59Z'))).resolves.toEqual([true, 'moderate']);
  await expect(holds(at('2026-05-20T22:00:00Z'))).resolves.toEqual([false, 'high']);
  await expect(holds(at('2026-05-20T22:00:00Z', 'America/New_York'))).resolves.toEqual([true, 'moderate']);
});

test('low energy can be taken back the same day', async () => {
  const service = createSettingsService(memoryStore());
  await service.save(requestAt(), { lowEnergyToday: true });
  await expect(service.save(requestAt(), { lowEnergyToday: false })).resolves.toEqual(DEFAULT_SETTINGS);
});

test('brain-injury mode is felt in the capacity', async () => {
  const service = createSettingsService(memoryStore());
  await service.save(requestAt(), { brainInjuryMode: true });
  await expect(service.capacity(requestAt())).resolves.toBe('low');
});

test('a later question is put off by days, not for good', async () => {
  const service = createSettingsService(memoryStore());
  const moment = at('2026-05-20T10:00:00Z');
  const put = { questionsFrom: '2026-05-23', questionsOff: ['goals' as const] };
  await expect(service.save(moment, put)).resolves.toMatchObject(put);
  await expect(service.save(moment, { questionsOff: [] })).resolves.toMatchObject({ ...put, questionsOff: [] });
  await expect(wrongFields(async () => service.save(moment, { questionsFrom: '9999-01-01' }))).resolves.toMatchObject([
    { field: 'questionsFrom', code: 'DATE_NOT_ACCEPTED' },
  ]);
});

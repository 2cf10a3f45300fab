import { z } from 'zod';
import { factsEnvironment, hostFacts } from './hostFacts.ts';

const read = (environment: Record<string, string>) => hostFacts(z.object(factsEnvironment).parse(environment));

test('what is not set is not said', () => {
  expect(read({})).toEqual({});
  expect(read({ PRIVACY_REGION: ' Norge ' })).toEqual({ region: 'Norge' });
});

test('a retention of no days is a fact, not a missing one', () => {
  expect(read({ PRIVACY_AI_RETENTION_DAYS: '0', PRIVACY_BACKUP_DAYS: '30' })).toEqual({
    aiRetentionDays: 0,
    backupDays: 30,
  });
});

test.each([
  ['CONTACT_EMAIL', 'somebody'],
  ['PRIVACY_BACKUP_DAYS', 'a week'],
  ['PRIVACY_AI_RETENTION_DAYS', '-1'],
])('%s=%s is refused at the start', (name, value) => {
  expect(() => read({ [name]: value })).toThrow();
});

import { readBan } from './readBan.ts';

const now = new Date('2026-07-01T12:00:00Z');

describe('how long somebody is shut out', () => {
  it.each([
    ['', undefined],
    ['none', null],
    ['0s', null],
    ['24h', '2026-07-02T12:00:00.000Z'],
    ['1h30m', '2026-07-01T13:30:00.000Z'],
    ['876000h', '2126-06-07T12:00:00.000Z'],
  ])('%j', (duration, until) => {
    const ban = readBan(duration, now);
    expect(ban instanceof Date ? ban.toISOString() : ban).toBe(until);
  });

  it.each(['24', 'forever', '-1h', '1d', '9999999999h', '24h ', '٣h'])('is not %j', (duration) => {
    expect(() => readBan(duration, now)).toThrow('invalid format for ban duration');
  });
});

import { readAuthSettings } from '../../settings.ts';
import { createRateLimiter } from './rateLimiter.ts';

let time = 0;
const now = () => new Date(time);
beforeEach(() => {
  time = Date.parse('2026-01-01T12:00:00Z');
});

describe('a rate limiter in memory', () => {
  it('lets the amount through, then says how long to wait', () => {
    const limiter = createRateLimiter({ amount: 3, seconds: 30 }, now);
    expect([1, 2, 3].map(() => limiter.take('a'))).toEqual([0, 0, 0]);
    expect(limiter.take('a')).toBe(10);
    expect(limiter.take('b')).toBe(0);
    time += 10_000;
    expect(limiter.take('a')).toBe(0);
    expect(limiter.take('a')).toBeGreaterThan(0);
  });

  it('never holds more than its amount', () => {
    const limiter = createRateLimiter({ amount: 2, seconds: 2 }, now);
    limiter.take('a');
    time += 3_600_000;
    expect([1, 2, 3].map(() => limiter.take('a') > 0)).toEqual([false, false, true]);
  });

  it('lets nothing through when the amount is none, and everything when it is huge', () => {
    expect(createRateLimiter({ amount: 0, seconds: 300 }, now).take('a')).toBe(300);
    const open = createRateLimiter({ amount: 1e12, seconds: 300 }, now);
    expect(Array.from({ length: 1000 }, () => open.take('a')).every((wait) => wait === 0)).toBe(true);
  });
});

describe('the limits that can be set', () => {
  const limits = (variables: Record<string, string>) => readAuthSettings(variables).rateLimits;

  it('take none and any amount', () => {
    expect(limits({ GOTRUE_RATE_LIMIT_OTP: '0', GOTRUE_RATE_LIMIT_VERIFY: '1000000000000' })).toMatchObject({
      mails: 0,
      verifications: 1e12,
    });
    expect(() => limits({ GOTRUE_RATE_LIMIT_OTP: '-1' })).toThrow('GOTRUE_RATE_LIMIT_OTP');
  });

  it('take mails per hour or in bursts, as Supabase Auth does', () => {
    const emailsSent = (text: string) => limits({ GOTRUE_RATE_LIMIT_EMAIL_SENT: text }).emailsSent;
    expect(emailsSent('30')).toEqual({ amount: 30, seconds: 3600 });
    expect(emailsSent('10/30s')).toEqual({ amount: 10, seconds: 300 });
    expect(emailsSent('0')).toEqual({ amount: 0, seconds: 3600 });
    expect(() => emailsSent('often')).toThrow('GOTRUE_RATE_LIMIT_EMAIL_SENT');
    expect(limits({}).emailsSent).toBeNull();
  });
});

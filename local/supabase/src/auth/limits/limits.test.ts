import { createLimits } from './limits.ts';
import { createRateLimiter } from './rateLimiter.ts';
import { readAuthSettings } from '../../settings.ts';

let time = 0;
const now = () => new Date(time);
beforeEach(() => {
  time = Date.parse('2026-01-01T12:00:00Z');
});

describe('a rate limiter', () => {
  it('lets the amount through, then says how long to wait', () => {
    const limiter = createRateLimiter(3, 30, now);
    expect([1, 2, 3].map(() => limiter.take('a'))).toEqual([0, 0, 0]);
    expect(limiter.take('a')).toBe(10);
    expect(limiter.take('b')).toBe(0);
    time += 10_000;
    expect(limiter.take('a')).toBe(0);
    expect(limiter.take('a')).toBeGreaterThan(0);
  });

  it('never holds more than its amount', () => {
    const limiter = createRateLimiter(2, 2, now);
    limiter.giveBack('a');
    time += 3_600_000;
    expect([1, 2, 3].map(() => limiter.take('a') > 0)).toEqual([false, false, true]);
  });
});

describe('the limits of signing in', () => {
  const settings = readAuthSettings({ GOTRUE_RATE_LIMIT_SIGN_IN_FAILURES: '5' });

  it('stop guessing at one account from one place', () => {
    const limits = createLimits(settings, now);
    for (let count = 0; count < 5; count += 1) limits.signInAttempt('a@b.no', '1.1.1.1');
    expect(() => limits.signInAttempt('a@b.no', '1.1.1.1')).toThrow(expect.objectContaining({ status: 429 }) as Error);
    expect(() => limits.signInAttempt('other@b.no', '1.1.1.1')).not.toThrow();
    expect(() => limits.signInAttempt('a@b.no', '2.2.2.2')).not.toThrow();
  });

  it('stop guessing from everywhere, but not whoever signed in from there before', () => {
    const limits = createLimits(settings, now);
    limits.signInAttempt('a@b.no', '9.9.9.9').succeeded();
    for (let count = 0; count < 15; count += 1) limits.signInAttempt('a@b.no', `1.1.1.${count}`);
    expect(() => limits.signInAttempt('a@b.no', '2.2.2.2')).toThrow('rate limit');
    expect(() => limits.signInAttempt('a@b.no', '9.9.9.9')).not.toThrow();
  });

  it('stop one place from trying everybody', () => {
    const limits = createLimits(settings, now);
    for (let count = 0; count < 50; count += 1) limits.signInAttempt(`a${count}@b.no`, '1.1.1.1');
    expect(() => limits.signInAttempt('z@b.no', '1.1.1.1')).toThrow('rate limit');
  });

  it('do not count right passwords', () => {
    const limits = createLimits(settings, now);
    for (let count = 0; count < 100; count += 1) limits.signInAttempt('a@b.no', '1.1.1.1').succeeded();
    expect(() => limits.signInAttempt('a@b.no', '1.1.1.1')).not.toThrow();
  });
});

describe('the distance between mails', () => {
  it('holds per address and kind, and says how long it lasts', () => {
    const limits = createLimits(readAuthSettings({}), now);
    limits.mailTo('confirmation', 'a@b.no');
    time += 15_000;
    expect(() => limits.mailTo('confirmation', 'a@b.no')).toThrow(
      expect.objectContaining({
        status: 429,
        code: 'over_email_send_rate_limit',
        message: 'For security purposes, you can only request this after 45 seconds.',
      }) as Error,
    );
    expect(() => limits.mailTo('recovery', 'a@b.no')).not.toThrow();
    expect(() => limits.mailTo('confirmation', 'c@b.no')).not.toThrow();
    time += 45_000;
    expect(() => limits.mailTo('confirmation', 'a@b.no')).not.toThrow();
  });

  it('is not kept for a mail that could not be sent', () => {
    const limits = createLimits(readAuthSettings({}), now);
    limits.mailTo('confirmation', 'a@b.no').release();
    expect(() => limits.mailTo('confirmation', 'a@b.no')).not.toThrow();
  });
});

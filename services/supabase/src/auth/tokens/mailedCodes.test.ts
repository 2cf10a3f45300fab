import { hashCode, randomCode } from './mailedCodes.ts';

const secret = Buffer.alloc(32, 1);
const mailed = { code: '012345', email: 'kari@example.no', type: 'recovery_token' } as const;

describe('a mailed code', () => {
  it.each([6, 8, 10])('has %d digits, leading zeros included', (length) => {
    const codes = Array.from({ length: 200 }, () => randomCode(length));
    for (const code of codes) expect(code).toMatch(new RegExp(`^\\d{${length}}$`));
    expect(new Set(codes).size).toBeGreaterThan(190);
  });

  it('counts for its address, its kind and this installation alone', () => {
    const kept = hashCode(secret, mailed);
    expect(hashCode(secret, { ...mailed })).toBe(kept);
    expect(hashCode(secret, { ...mailed, email: 'ola@example.no' })).not.toBe(kept);
    expect(hashCode(secret, { ...mailed, type: 'confirmation_token' })).not.toBe(kept);
    expect(hashCode(Buffer.alloc(32, 2), mailed)).not.toBe(kept);
  });
});

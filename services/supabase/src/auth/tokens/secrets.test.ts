import { hashSecret, nextRefreshToken, randomSecret } from './secrets.ts';

describe('refresh tokens', () => {
  const secret = Buffer.alloc(32, 1);

  it('carry 256 bits and never repeat', () => {
    const tokens = new Set(Array.from({ length: 100 }, randomSecret));
    expect(tokens.size).toBe(100);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('have one successor, which only this installation can derive', () => {
    const token = randomSecret();
    expect(nextRefreshToken(secret, token)).toBe(nextRefreshToken(secret, token));
    expect(nextRefreshToken(secret, token)).not.toBe(nextRefreshToken(Buffer.alloc(32, 2), token));
    expect(nextRefreshToken(secret, token)).toMatch(/^[\w-]{43}$/);
  });

  it('are kept as hashes', () => {
    expect(hashSecret('a')).toMatch(/^[0-9a-f]{64}$/);
  });
});

import { randomBytes, randomUUID } from 'node:crypto';
import { openSecret, sealSecret } from './sealedSecret.ts';

const key = randomBytes(32);
const factorId = randomUUID();

describe('a sealed secret', () => {
  const sealed = sealSecret(key, factorId, 'JBSWY3DPEHPK3PXP');

  it('opens again and shows nothing meanwhile', () => {
    expect(openSecret(key, factorId, sealed)).toBe('JBSWY3DPEHPK3PXP');
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
    expect(sealSecret(key, factorId, 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
  });

  it('does not open for another factor, with another key, or changed', () => {
    const bytes = Buffer.from(sealed, 'base64url');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => openSecret(key, randomUUID(), sealed)).toThrow();
    expect(() => openSecret(randomBytes(32), factorId, sealed)).toThrow();
    expect(() => openSecret(key, factorId, bytes.toString('base64url'))).toThrow();
    expect(() => openSecret(key, factorId, '')).toThrow('unknown way');
  });
});

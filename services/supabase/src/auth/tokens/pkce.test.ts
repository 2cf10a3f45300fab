import { createHash } from 'node:crypto';
import { checkVerifier, readChallenge } from './pkce.ts';

const verifier = 'v'.repeat(56);
const challenge = createHash('sha256').update(verifier).digest('base64url');

describe('a PKCE challenge', () => {
  it('is absent in the implicit flow', () => {
    expect(readChallenge('', '')).toBeNull();
  });

  it('is answered by its verifier alone', () => {
    const read = readChallenge(challenge, 'S256');
    if (read === null) throw new Error('A challenge was expected');
    expect(() => checkVerifier(read, verifier)).not.toThrow();
    expect(() => checkVerifier(read, `${verifier}x`)).toThrow('does not match');
    expect(() => checkVerifier(read, challenge)).toThrow('does not match');
    expect(() => checkVerifier({ challenge, method: 'plain' }, challenge)).not.toThrow();
  });

  it.each([
    [challenge, ''],
    ['', 's256'],
    ['short', 's256'],
    ['x'.repeat(129), 's256'],
    [`${'x'.repeat(43)} `, 's256'],
    [challenge, 'md5'],
  ])('is refused as %j with method %j', (text, method) => {
    expect(() => readChallenge(text, method)).toThrow(expect.objectContaining({ code: 'validation_failed' }) as Error);
  });
});

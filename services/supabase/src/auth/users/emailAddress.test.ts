import { normalizeEmail, readEmail } from './emailAddress.ts';

describe('an e-mail address', () => {
  it('has one spelling, in lower case', () => {
    expect(readEmail('Kari.Nordmann+Spire@Example.NO')).toBe('kari.nordmann+spire@example.no');
  });

  it.each([
    'a',
    'a@',
    '@b.no',
    'a b@c.no',
    'a@b..no',
    'a@-b.no',
    ' a@b.no',
    'a@b.no\n',
    'a,b@c.no',
    '"a b"@c.no',
    'a@b@c.no',
    'kåre@b.no',
    'a@b.no\0',
  ])('is not %j', (address) => {
    expect(() => readEmail(address)).toThrow('invalid format');
  });

  it('has an end', () => {
    expect(() => readEmail(`${'a'.repeat(250)}@b.no`)).not.toThrow();
    expect(() => readEmail(`${'a'.repeat(251)}@b.no`)).toThrow('too long');
    expect(normalizeEmail('A'.repeat(1_000_000))).toBe('a'.repeat(256));
  });
});

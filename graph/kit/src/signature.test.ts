import { isSigned, sign, SIGNATURE_HEADER } from './signature.ts';

const secret = 'a secret that is long enough to be one';
const now = new Date('2026-03-01T12:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const operation = { query: '{ me { id } }', variables: { first: 1 }, operationName: 'Me' };
const headers = { authorization: 'Bearer a', 'x-time-zone': 'Europe/Oslo' };
const signed = sign(secret, operation, headers, now);

test('what was signed is accepted for a minute', () => {
  expect(isSigned(secret, operation, signed, now)).toBe(true);
  expect(isSigned(secret, operation, signed, later(59))).toBe(true);
  expect(isSigned(secret, operation, signed, later(61))).toBe(false);
  expect(isSigned(secret, operation, signed, later(-61))).toBe(false);
});

test('nothing may be changed on the way', () => {
  expect(isSigned(secret, { ...operation, query: '{ me { email } }' }, signed, now)).toBe(false);
  expect(isSigned(secret, { ...operation, variables: { first: 2 } }, signed, now)).toBe(false);
  expect(isSigned(secret, { ...operation, operationName: 'You' }, signed, now)).toBe(false);
  expect(isSigned(secret, operation, { ...signed, authorization: 'Bearer b' }, now)).toBe(false);
  expect(isSigned(secret, operation, { ...signed, 'x-time-zone': 'Asia/Tokyo' }, now)).toBe(false);
});

test('another secret, or none, is not ours', () => {
  expect(isSigned('another secret of the same good length', operation, signed, now)).toBe(false);
  expect(isSigned(secret, operation, headers, now)).toBe(false);
  expect(isSigned(secret, operation, { ...headers, [SIGNATURE_HEADER]: 'x' }, now)).toBe(false);
  expect(
    isSigned(secret, operation, { ...headers, [SIGNATURE_HEADER]: `${now.getTime()}.${'0'.repeat(64)}` }, now),
  ).toBe(false);
});

test('an operation survives the journey through JSON', () => {
  const sparse = { query: '{ me { id } }', variables: { a: undefined, b: [1, { c: null }] }, operationName: undefined };
  const arrived = JSON.parse(JSON.stringify(sparse)) as typeof operation;
  expect(isSigned(secret, arrived, sign(secret, sparse, headers, now), now)).toBe(true);
});

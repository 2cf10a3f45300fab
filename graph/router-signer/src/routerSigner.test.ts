import { isSigned } from '@spire/graph-kit/signature';
import { signedCall } from './routerSigner.ts';

const SECRET = 'x'.repeat(32);
const now = new Date('2026-01-01T12:00:00Z');
const call = {
  version: 1,
  stage: 'SubgraphRequest',
  control: 'continue',
  serviceName: 'user',
  headers: { authorization: ['Bearer a-token'], 'x-time-zone': ['Europe/Oslo'], accept: ['*/*'] },
  body: { query: 'query A__user__0($id: ID!) { me { id } }', variables: { id: '1' }, operationName: 'A__user__0' },
};

test('what a router asks is signed as a subgraph wants it, with the headers it had', () => {
  const { headers = {} } = signedCall(SECRET, call, now) ?? {};
  const received = Object.fromEntries(Object.entries(headers).map(([name, [value = '']]) => [name, value]));
  expect(isSigned(SECRET, call.body, received, now)).toBe(true);
  expect(isSigned(SECRET, { ...call.body, variables: { id: '2' } }, received, now)).toBe(false);
  expect(isSigned(SECRET, call.body, { ...received, authorization: 'Bearer another' }, now)).toBe(false);
  expect(headers).toMatchObject(call.headers);
});

test('what no call to a subgraph is, is not signed', () => {
  expect(signedCall(SECRET, { ...call, stage: 'RouterRequest' }, now)).toBeUndefined();
  expect(signedCall(SECRET, { ...call, body: null }, now)).toBeUndefined();
});

import { isRecovery } from './recovery.ts';

test.each([
  'mutation ($code: String!) { useRecoveryCode(code: $code) }',
  'mutation Recover { done: useRecoveryCode(code: "a") }',
])('%s is a recovery', (query) => {
  expect(isRecovery(query)).toBe(true);
});

test.each([
  undefined,
  '',
  '{ me { id } }',
  'query { useRecoveryCode(code: "a") }',
  'mutation { useRecoveryCode(code: "a") saveProfile(input: {}) { nickname } }',
  'mutation { useRecoveryCode(code: "a") again: useRecoveryCode(code: "b") }',
  'mutation { useRecoveryCode: saveProfile(input: {}) { nickname } }',
  'mutation A { useRecoveryCode(code: "a") } query B { me { id } }',
  'mutation { ...Hidden } fragment Hidden on Mutation { useRecoveryCode(code: "a") }',
  'mutation { ... on Mutation { useRecoveryCode(code: "a") saveProfile(input: {}) { nickname } } }',
  'mutation { useRecoveryCode(code: "a"',
])('%s is none', (query) => {
  expect(isRecovery(query)).toBe(false);
});

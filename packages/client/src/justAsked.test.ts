import { gql } from '@apollo/client';
import { isJustAsked } from './justAsked.ts';

const DAY = gql`
  query Day {
    word
  }
`;
const openClient = () => ({ asked: new Map<string, number>(), answered: { count: 0 } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a question is asked once in a moment, and anew after it', () => {
  const client = openClient();
  expect(isJustAsked(client, DAY)).toBe(false);
  expect(isJustAsked(client, DAY)).toBe(true);
  jest.advanceTimersByTime(10_000);
  expect(isJustAsked(client, DAY)).toBe(false);
});

test('another question, other variables, another person and a write are each reason to ask', () => {
  const client = openClient();
  isJustAsked(client, DAY);
  expect(isJustAsked(client, DAY, { first: 1 })).toBe(false);
  expect(isJustAsked(openClient(), DAY)).toBe(false);
  client.answered.count += 1;
  expect(isJustAsked(client, DAY)).toBe(false);
});

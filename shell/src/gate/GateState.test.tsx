/** @jest-environment @spire/testing/browserEnvironment */
import { screen } from '@testing-library/react';
import { answer, showBeforeAuth } from '../testing/authStandIn.tsx';
import { PersonFailed } from './GateState.tsx';

async function show(code: 'INTERNAL' | 'UNAVAILABLE' | 'NETWORK') {
  const page = <PersonFailed problem={{ code, fields: [] }} />;
  await showBeforeAuth(page, { reply: () => answer(200, {}), language: 'en' });
  return screen.getByRole('alert').textContent;
}

test.each([
  ['INTERNAL', 500],
  ['UNAVAILABLE', 503],
] as const)('a profile that the server could not give (%s) is told of with its status', async (code, status) => {
  expect(await show(code)).toMatch(new RegExp(`^Failed to fetch user profile: ${status}\\. Everything you’ve saved`));
});

test('where no answer came no status is made up', async () => {
  expect(await show('NETWORK')).toMatch(/^Everything you’ve saved is safe\./);
});

/** @jest-environment jsdom */
import { renderHook, waitFor } from '@testing-library/react';
import { useCrisis } from './useCrisis.ts';

const checkIn = (needMoreText: string) =>
  ({ whatIsGoodText: '', lookingForwardText: 'Te', needMoreText }) as Parameters<typeof useCrisis>[0];

test('today’s own words are looked at before anything is shown, and again when they change (S6)', async () => {
  const { result, rerender } = renderHook(useCrisis, { initialProps: checkIn('Ro') });
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current).toBeNull());
  rerender(checkIn('Jeg vil ikke leve lenger'));
  await waitFor(() => expect(result.current).toEqual({ level: 'help', kind: 'suicide' }));
});

test('without words there is nothing to look at', () => {
  expect(renderHook(() => useCrisis(null)).result.current).toBeNull();
});

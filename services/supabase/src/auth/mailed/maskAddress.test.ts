import { maskAddress } from './maskAddress.ts';

test.each([
  ['kari.nordmann@example.no', 'k•••n@example.no'],
  ['kari@example.no', 'k•••i@example.no'],
  ['kim@example.no', 'k•••@example.no'],
  ['a@example.no', 'a•••@example.no'],
  ['😀lise@example.no', '😀•••e@example.no'],
  ['"a@b"@example.no', '"•••"@example.no'],
  ['', ''],
])('%s is shown as %s', (email, masked) => {
  expect(maskAddress(email)).toBe(masked);
});

import { createDeviceProofs } from './deviceProofs.ts';

let time = Date.parse('2026-11-30T12:00:00Z');
const DAYS = 86_400_000;
const proofs = createDeviceProofs(Buffer.alloc(32, 1), () => new Date(time));
const others = createDeviceProofs(Buffer.alloc(32, 2), () => new Date(time));
const given = (value: string | null, account: string) => proofs.renew(value, account) ?? value;

it('a browser is proven for those who signed in with it, as one browser', () => {
  const both = given(given(null, 'anna'), 'ola');
  const id = proofs.deviceOf(both, 'anna');
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(proofs.deviceOf(both, 'ola')).toBe(id);
  expect(proofs.deviceOf(both, 'kari')).toBeNull();
  expect(proofs.deviceOf(given(null, 'anna'), 'anna')).not.toBe(id);
});

it('nothing that is forged, another installation’s or broken proves anything', () => {
  const value = given(null, 'anna') ?? '';
  const [id = '', entry = ''] = value.split('.');
  const forged = [
    null,
    '',
    id,
    value.slice(0, -1),
    `${value}.`,
    `${'A'.repeat(22)}.${entry}`,
    `${id}.zzzzz:${entry.split(':')[1] ?? ''}`,
    value.replaceAll(':', '.'),
    others.renew(null, 'anna'),
    `${value}; other=1`,
  ];
  for (const each of forged) expect(proofs.deviceOf(each, 'anna')).toBeNull();
});

it('a proof names nobody', () => {
  const value = given(null, 'anna@example.no') ?? '';
  for (const part of value.split(/[.:]/)) expect(Buffer.from(part, 'base64url').toString()).not.toContain('anna');
});

it('a proof lasts 90 days from its last renewal, which comes after a week', () => {
  const value = given(null, 'anna');
  expect(proofs.renew(value, 'anna')).toBeNull();
  time += 8 * DAYS;
  const renewed = proofs.renew(value, 'anna');
  expect(renewed).not.toBeNull();
  time += 82 * DAYS;
  expect(proofs.deviceOf(value, 'anna')).toBeNull();
  expect(proofs.deviceOf(renewed, 'anna')).toBe(value?.split('.')[0]);
  expect(renewed?.split('.')).toHaveLength(2);
});

it('a browser of many keeps the newest eight', () => {
  const people = Array.from({ length: 9 }, (_, index) => `person ${index}`);
  const value = people.reduce<string | null>(given, null);
  expect(people.map((each) => proofs.deviceOf(value, each) !== null)).toEqual([false, ...Array<boolean>(8).fill(true)]);
});

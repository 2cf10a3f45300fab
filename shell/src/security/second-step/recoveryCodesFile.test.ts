import { inGroups, recoveryCodesFile } from './recoveryCodesFile.ts';

it('the file says what it holds, and every code stands whole on a line of its own', () => {
  const words = { title: 'Recovery codes', made: 'Made today for kari@example.org', text: 'Each works once.' };
  const lines = recoveryCodesFile(['abcd-1234', 'efgh-5678'], words).split('\r\n');
  expect(lines.slice(0, 4)).toEqual(['Recovery codes', 'Made today for kari@example.org', '', 'Each works once.']);
  expect(lines).toEqual(expect.arrayContaining(['abcd-1234', 'efgh-5678']));
});

it('a key is shown in groups of four and loses nothing', () => {
  expect(inGroups('JBSWY3DPEHPK3PXPAB')).toBe('JBSW Y3DP EHPK 3PXP AB');
  expect(inGroups('')).toBe('');
});

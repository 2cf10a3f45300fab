import { FIELD_OF, passwordFaults } from './passwordFaults.ts';

const good = { current: '', password: 'Vinter-2026!', again: 'Vinter-2026!', code: '' };
const nothing = { current: false, code: false };

describe('a new password before it is sent', () => {
  it('may go when it is strong and written twice alike', () => {
    expect(passwordFaults(good, nothing)).toEqual([]);
  });
  it('is held back when it is weak or not repeated', () => {
    expect(passwordFaults({ ...good, password: 'kort', again: 'langt' }, nothing)).toEqual(['weak', 'mismatch']);
  });
  it('needs the proof the server asked for, and only that', () => {
    expect(passwordFaults(good, { current: true, code: true })).toEqual(['needsPassword', 'needsMailCode']);
    expect(passwordFaults({ ...good, current: 'old', code: '123 456' }, { current: true, code: true })).toEqual([]);
  });
  it('has a field for each of its faults', () => {
    const all = passwordFaults({ current: '', password: '', again: 'x', code: '' }, { current: true, code: true });
    expect(all.map((fault) => FIELD_OF[fault])).toEqual(['current', 'password', 'again', 'code']);
  });
});

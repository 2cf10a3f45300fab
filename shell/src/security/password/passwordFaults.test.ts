import { FIELD_OF, passwordFaults } from './passwordFaults.ts';

const good = { password: 'Vinter-2026!', again: 'Vinter-2026!' };

describe('a new password before it is sent', () => {
  it('may go when it is strong and written twice alike', () => {
    expect(passwordFaults(good)).toEqual([]);
  });
  it('is held back when it is weak or not repeated', () => {
    expect(passwordFaults({ password: 'kort', again: 'langt' })).toEqual(['weak', 'mismatch']);
  });
  it('has a field for each of its faults', () => {
    expect(passwordFaults({ password: '', again: 'x' }).map((fault) => FIELD_OF[fault])).toEqual(['password', 'again']);
  });
});

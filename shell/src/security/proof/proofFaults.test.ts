import { PROOF_FIELD_OF, proofFaults } from './proofFaults.ts';

const empty = { current: '', code: '' };

describe('the proof before it is sent', () => {
  it('is what the server asked for, and only that', () => {
    expect(proofFaults(empty, { current: false, code: false })).toEqual([]);
    expect(proofFaults(empty, { current: true, code: true })).toEqual(['needsPassword', 'needsMailCode']);
    expect(proofFaults({ current: 'old', code: '123 456' }, { current: true, code: true })).toEqual([]);
  });
  it('has a field for each of its faults', () => {
    const all = proofFaults(empty, { current: true, code: true });
    expect(all.map((fault) => PROOF_FIELD_OF[fault])).toEqual(['current', 'code']);
  });
});

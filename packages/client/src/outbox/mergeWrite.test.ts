import { mergeWrite } from './mergeWrite.ts';

const BASE = { nickname: 'Kari', goals: ['peace'], specificChallenge: '' };
const WRITTEN = 1000;
const write = (input: object) => ({ input, base: BASE, writtenAt: WRITTEN });
const standing = (fields: object, updatedAt: number) => ({ fields: { ...BASE, ...fields }, updatedAt });

describe('a write that has waited', () => {
  it('goes as it is where nobody changed anything', () => {
    expect(mergeWrite(write({ nickname: 'Kaia' }), standing({}, 500))).toEqual({
      input: { nickname: 'Kaia' },
      overtaken: [],
    });
  });

  it('leaves what only somebody else changed, and says nothing of it', () => {
    const mine = { nickname: 'Kaia', goals: ['peace'] };
    expect(mergeWrite(write(mine), standing({ goals: ['sleep'] }, 2000))).toEqual({
      input: { nickname: 'Kaia', goals: ['sleep'] },
      overtaken: [],
    });
  });

  it('gives way in a field that somebody changed later, and names it', () => {
    const mine = { nickname: 'Kaia', goals: ['focus'] };
    expect(mergeWrite(write(mine), standing({ nickname: 'K' }, 2000))).toEqual({
      input: { nickname: 'K', goals: ['focus'] },
      overtaken: ['nickname'],
    });
  });

  it('stands in a field that somebody changed earlier', () => {
    expect(mergeWrite(write({ nickname: 'Kaia' }), standing({ nickname: 'K' }, 500))).toEqual({
      input: { nickname: 'Kaia' },
      overtaken: [],
    });
  });

  it('that was done already changes nothing the second time', () => {
    expect(mergeWrite(write({ nickname: 'Kaia' }), standing({ nickname: 'Kaia' }, 2000))).toEqual({
      input: { nickname: 'Kaia' },
      overtaken: [],
    });
  });

  it('goes by the time alone where nothing was known when it was written', () => {
    const blind = { input: { nickname: 'Kaia' }, writtenAt: WRITTEN };
    expect(mergeWrite(blind, standing({ nickname: 'K' }, 500)).input).toEqual({ nickname: 'Kaia' });
    expect(mergeWrite(blind, standing({ nickname: 'K' }, 2000))).toEqual({
      input: { nickname: 'K' },
      overtaken: ['nickname'],
    });
  });

  it('keeps what no other record has, such as its date', () => {
    const input = { date: '2026-11-23', nickname: 'Kaia' };
    expect(mergeWrite(write(input), standing({}, 2000)).input).toEqual(input);
  });
});

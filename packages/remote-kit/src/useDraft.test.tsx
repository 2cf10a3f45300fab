/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { forgetDrafts, useDraft } from './useDraft.ts';

const blank = { text: '', chips: [] as string[] };
const render = () => renderHook(() => useDraft('form.person', blank));

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('a draft', () => {
  it('is kept within two seconds and found again', () => {
    const first = render();
    act(() => first.result.current[1]({ text: 'kaffe' }));
    act(() => jest.advanceTimersByTime(2000));
    first.unmount();
    expect(render().result.current[0]).toEqual({ text: 'kaffe', chips: [] });
  });

  it('is kept at once when the page goes away', () => {
    const { result } = render();
    act(() => result.current[1]({ text: 'te' }));
    window.dispatchEvent(new Event('pagehide'));
    expect(render().result.current[0].text).toBe('te');
  });

  it('is gone once it is sent', () => {
    const first = render();
    act(() => first.result.current[1]({ text: 'kaffe' }));
    act(() => first.result.current[2]());
    first.unmount();
    expect(render().result.current[0]).toEqual(blank);
  });

  it('does not come back after signing out in the middle of a word', () => {
    const first = render();
    act(() => first.result.current[1]({ text: 'privat' }));
    forgetDrafts();
    first.unmount();
    expect(render().result.current[0]).toEqual(blank);
  });

  it('that cannot be read is a blank form', () => {
    localStorage.setItem('spire.draft.form.person', '{broken');
    expect(render().result.current[0]).toEqual(blank);
  });
});

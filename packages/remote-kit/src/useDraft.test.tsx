/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { forgetDrafts } from './drafts.ts';
import { useDraft } from './useDraft.ts';

const blank = { text: '', chips: [] as string[] };
const render = () => renderHook(() => useDraft('form.person', () => blank));

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('a draft', () => {
  it('is kept within two seconds and found again', () => {
    const first = render();
    act(() => first.result.current.change({ text: 'kaffe' }));
    act(() => jest.advanceTimersByTime(2000));
    first.unmount();
    expect(render().result.current.value).toEqual({ text: 'kaffe', chips: [] });
  });

  it('is kept at once when the page goes away', () => {
    const { result } = render();
    act(() => result.current.change({ text: 'te' }));
    window.dispatchEvent(new Event('pagehide'));
    expect(render().result.current.value.text).toBe('te');
  });

  it('is gone once it is sent', () => {
    const first = render();
    act(() => first.result.current.change({ text: 'kaffe' }));
    act(() => first.result.current.forget());
    first.unmount();
    expect(render().result.current.value).toEqual(blank);
  });

  it('that comes back to a form that was left is kept at once, and not over what is sent meanwhile', () => {
    const left = render();
    act(() => left.result.current.change({ text: 'kaffe' }));
    act(() => left.result.current.handOver());
    left.unmount();
    left.result.current.takeBack();
    const anew = render();
    expect(anew.result.current.value.text).toBe('kaffe');
    act(() => anew.result.current.forget());
    act(() => jest.advanceTimersByTime(2000));
    expect(render().result.current.value).toEqual(blank);
  });

  it('does not come back after signing out in the middle of a word', () => {
    const first = render();
    act(() => first.result.current.change({ text: 'privat' }));
    forgetDrafts(undefined);
    first.unmount();
    expect(render().result.current.value).toEqual(blank);
  });

  it('that cannot be read is a blank form', () => {
    localStorage.setItem('spire.draft.form.person', '{broken');
    expect(render().result.current.value).toEqual(blank);
  });
});

/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { createLoader, useLater } from './loading.ts';

const settle = () => act(async () => Promise.resolve());

describe('a loader', () => {
  it('fetches once, however often it is asked', async () => {
    const fetchIt = jest.fn(() => Promise.resolve('page'));
    const loader = createLoader(fetchIt);
    await expect(Promise.all([loader.load(), loader.load()])).resolves.toEqual(['page', 'page']);
    expect(loader.loaded()).toBe('page');
    expect(fetchIt).toHaveBeenCalledTimes(1);
  });
  it('tries again after a failure', async () => {
    const fetchIt = jest.fn<Promise<string>, []>();
    fetchIt.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('page');
    const loader = createLoader(fetchIt);
    await expect(loader.load()).rejects.toThrow('down');
    await expect(loader.load()).resolves.toBe('page');
  });
});

describe('what is drawn of it', () => {
  it('is ready at once when it was fetched before', async () => {
    const loader = createLoader(() => Promise.resolve('page'));
    await loader.load();
    const { result } = renderHook(() => useLater(loader));
    expect(result.current[0]).toEqual({ kind: 'ready', value: 'page' });
    await settle();
  });
  it('goes from loading to failed, and on retry to ready', async () => {
    const fetchIt = jest.fn<Promise<string>, []>();
    fetchIt.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('page');
    const loader = createLoader(fetchIt);
    const { result } = renderHook(() => useLater(loader));
    expect(result.current[0].kind).toBe('loading');
    await settle();
    expect(result.current[0].kind).toBe('failed');
    act(() => result.current[1]());
    expect(result.current[0].kind).toBe('loading');
    await settle();
    expect(result.current[0]).toEqual({ kind: 'ready', value: 'page' });
  });
  it('is never of another loader than the one that is asked for now', async () => {
    const [one, other] = [createLoader(() => Promise.resolve('one')), createLoader(() => Promise.resolve('other'))];
    await one.load();
    const { result, rerender } = renderHook(({ of }) => useLater(of), { initialProps: { of: one } });
    expect(result.current[0]).toEqual({ kind: 'ready', value: 'one' });
    rerender({ of: other });
    expect(result.current[0]).toEqual({ kind: 'loading' });
    await settle();
    expect(result.current[0]).toEqual({ kind: 'ready', value: 'other' });
    await settle();
  });
});

/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { defineNamespace } from './catalogue.ts';
import { currentLanguage, forgetLanguage, loadNamespaces, setLanguage, startI18n } from './language.ts';
import { useMessages } from './useMessages.ts';

type Words = { readonly hello: string };
const soon = (hello: string) => () =>
  new Promise<{ default: Words }>((resolve) => setTimeout(() => resolve({ default: { hello } }), 20));
const early = defineNamespace<Words>('early', { no: soon('hei'), en: soon('hello') });
const late = defineNamespace<Words>('late', { no: soon('ha det'), en: soon('goodbye') });

const eager = defineNamespace<Words>('eager', { no: soon('god morgen'), en: soon('good morning') });
const tardy = defineNamespace<Words>('tardy', { no: soon('god kveld'), en: soon('good evening') });
const lost = defineNamespace<Words>('lost', {
  no: () => Promise.reject(new Error('no network')),
  en: () => Promise.reject(new Error('no network')),
});

beforeAll(async () => {
  localStorage.clear();
  const starting = startI18n([early]);
  await Promise.all([starting, loadNamespaces([eager])]);
});

it('takes a namespace that does not wait for the start', () => {
  expect(renderHook(() => useMessages(eager)).result.current('hello')).toBe('god morgen');
});

it('draws the words of a namespace that arrives after the first render', async () => {
  const { result } = renderHook(() => useMessages(tardy));
  expect(result.current('hello')).toBe('hello');
  await act(() => loadNamespaces([tardy]));
  expect(result.current('hello')).toBe('god kveld');
});

it('gives the same function until texts read otherwise', async () => {
  const { result, rerender } = renderHook(() => useMessages(early));
  const before = result.current;
  rerender();
  expect(result.current).toBe(before);
  await act(() => setLanguage('en'));
  expect(result.current).not.toBe(before);
  expect(result.current('hello')).toBe('hello');
  await act(() => setLanguage('no'));
});

it('is not held up in a switch by a namespace that never came', async () => {
  await expect(loadNamespaces([lost])).rejects.toThrow('no network');
  await act(() => setLanguage('en'));
  await act(() => setLanguage('no'));
  expect(currentLanguage()).toBe('no');
});

describe('two versions of a remote in one page', () => {
  type Old = { readonly hello: string; readonly title: string };
  type New = { readonly hello: string; readonly heading: string };
  const newer = defineNamespace<New>('remote', {
    no: () => Promise.resolve({ default: { hello: 'hallo', heading: 'Ny' } }),
    en: () => Promise.reject(new Error('a spoiled file')),
  });
  const older = defineNamespace<Old>('remote', {
    no: () => Promise.resolve({ default: { hello: 'hei', title: 'Gammel' } }),
    en: () => Promise.resolve({ default: { hello: 'good day', title: 'Old' } }),
  });

  it('each say their own words, also under a key that the other has renamed', async () => {
    await act(() => loadNamespaces([newer]));
    const words = renderHook(() => ({ newer: useMessages(newer), older: useMessages(older) })).result;
    await act(() => loadNamespaces([older]));
    expect(words.current.older('hello')).toBe('hei');
    expect(words.current.older('title')).toBe('Gammel');
    expect(words.current.newer('hello')).toBe('hallo');
    expect(words.current.newer('heading')).toBe('Ny');
  });

  it('do not keep each other from a switch, and a text of the other is better than a key', async () => {
    const words = renderHook(() => ({ newer: useMessages(newer), older: useMessages(older) })).result;
    await act(() => setLanguage('en'));
    expect(words.current.older('title')).toBe('Old');
    expect(words.current.newer('hello')).toBe('good day');
    await act(() => setLanguage('no'));
    expect(words.current.newer('hello')).toBe('hallo');
  });
});

it('starts in Norwegian and says so in the page', () => {
  expect(currentLanguage()).toBe('no');
  expect(document.documentElement.lang).toBe('nb');
});

it('never shows a key when a namespace arrives in the middle of a switch', async () => {
  const { result } = renderHook(() => useMessages(late));
  await act(async () => {
    const switching = setLanguage('en');
    await new Promise((resolve) => setTimeout(resolve, 10));
    await loadNamespaces([late]);
    expect(['ha det', 'goodbye']).toContain(result.current('hello'));
    await switching;
  });
  expect(result.current('hello')).toBe('goodbye');
  expect(document.documentElement.lang).toBe('en');
});

it('tells the server which language was chosen, until the choice is forgotten', async () => {
  await act(() => setLanguage('en'));
  expect(document.cookie).toBe('spire.language=en');
  forgetLanguage();
  expect(document.cookie).toBe('');
});

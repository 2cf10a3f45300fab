/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { defineNamespace } from './catalogue.ts';
import { currentLanguage, loadNamespaces, setLanguage, startI18n } from './language.ts';
import { useMessages } from './useMessages.ts';

type Words = { readonly hello: string };
const soon = (hello: string) => () =>
  new Promise<{ default: Words }>((resolve) => setTimeout(() => resolve({ default: { hello } }), 20));
const early = defineNamespace<Words>('early', { no: soon('hei'), en: soon('hello') });
const late = defineNamespace<Words>('late', { no: soon('ha det'), en: soon('goodbye') });

beforeAll(async () => {
  localStorage.clear();
  await startI18n([early]);
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

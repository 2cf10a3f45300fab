/** @jest-environment @spire/testing/browserEnvironment */
import { canKeep } from './canKeep.ts';
import { keepInPage } from './withoutStorage.ts';

const NAMES = ['localStorage', 'sessionStorage'] as const;
const own = NAMES.map((name) => Object.getOwnPropertyDescriptor(window, name));
const refuse = (): never => {
  throw new DOMException('No', 'SecurityError');
};

afterEach(() => {
  jest.restoreAllMocks();
  NAMES.forEach((name, index) => Object.defineProperty(window, name, own[index] ?? {}));
  localStorage.clear();
  sessionStorage.clear();
});

test('a browser that keeps what it is given needs nothing, and is left as it was', () => {
  localStorage.setItem('known', 'a');
  expect(canKeep()).toBe(true);
  expect(Object.keys(localStorage)).toEqual(['known']);
});

test('where the browser denies its stores, those of the page behave alike', () => {
  for (const name of NAMES) Object.defineProperty(window, name, { get: refuse, configurable: true });
  expect(canKeep()).toBe(false);
  keepInPage();
  expect(canKeep()).toBe(true);
  for (const store of NAMES.map((name) => window[name])) {
    store.clear();
    store.setItem('one', '1');
    store.setItem('two', '2');
    store.removeItem('one');
    expect([store.getItem('one'), store.getItem('two'), store.getItem('clear')]).toEqual([null, '2', null]);
    expect([store.length, store.key(0), store.key(1), Object.keys(store)]).toEqual([1, 'two', null, ['two']]);
  }
});

test('where there is no more room, what was kept before can still be read', () => {
  localStorage.setItem('session', 'of before');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(canKeep()).toBe(false);
  keepInPage();
  localStorage.setItem('draft', 'new');
  expect([localStorage.getItem('session'), localStorage.getItem('draft')]).toEqual(['of before', 'new']);
});

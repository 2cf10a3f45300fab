/** @jest-environment @spire/testing/browserEnvironment */
import { deviceStorage, isStorageKept, tabStorage } from './deviceStorage.ts';

const NAMES = ['localStorage', 'sessionStorage'] as const;
const own = NAMES.map((name) => Object.getOwnPropertyDescriptor(window, name));
const refuse = (): never => {
  throw new DOMException('No', 'SecurityError');
};

afterEach(() => {
  jest.restoreAllMocks();
  NAMES.forEach((name, index) => Object.defineProperty(window, name, own[index] ?? {}));
  for (const store of [deviceStorage, tabStorage]) for (const name of store.keys()) store.removeItem(name);
});

test('what is kept lies with the browser, and asking leaves nothing there', () => {
  expect(deviceStorage.setItem('known', 'a')).toBe(true);
  expect([localStorage.getItem('known'), deviceStorage.getItem('known')]).toEqual(['a', 'a']);
  expect(isStorageKept()).toBe(true);
  expect(deviceStorage.keys()).toEqual(['known']);
});

test('where the browser denies its stores, the page holds what it is given', () => {
  for (const name of NAMES) Object.defineProperty(window, name, { get: refuse, configurable: true });
  expect(isStorageKept()).toBe(false);
  for (const store of [deviceStorage, tabStorage]) {
    expect(store.setItem('one', '1')).toBe(false);
    store.setItem('two', '2');
    store.removeItem('one');
    expect([store.getItem('one'), store.getItem('two'), store.keys()]).toEqual([null, '2', ['two']]);
  }
});

test('where there is no more room, what was kept can be read, and the newest text counts', () => {
  localStorage.setItem('session', 'of before');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect([deviceStorage.setItem('draft', 'new'), deviceStorage.setItem('session', 'renewed')]).toEqual([false, false]);
  expect(['draft', 'session'].map(deviceStorage.getItem)).toEqual(['new', 'renewed']);
  full.mockRestore();
  expect(deviceStorage.setItem('session', 'kept')).toBe(true);
  expect([deviceStorage.getItem('session'), localStorage.getItem('session')]).toEqual(['kept', 'kept']);
});

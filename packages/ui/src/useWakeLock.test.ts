/** @jest-environment @spire/testing/browserEnvironment */
import { act, cleanup, renderHook } from '@testing-library/react';
import { useWakeLock } from './useWakeLock.ts';

/** A screen that can be kept awake, as the browser offers it: whatever is held is let go of when the page is hidden. */
function fakeScreen(isRefusing = false) {
  let held = 0;
  const request = jest.fn(() => {
    if (isRefusing) return Promise.reject(new DOMException('The battery is low', 'NotAllowedError'));
    held += 1;
    let isReleased = false;
    const release = () => {
      if (!isReleased) held -= 1;
      isReleased = true;
      return Promise.resolve();
    };
    document.addEventListener('visibilitychange', () => void (document.hidden && release()));
    return Promise.resolve({ release });
  });
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  return { request, held: () => held };
}

/** Does it, and lets the browser answer. */
const andWait = <T>(does: () => T) => act(() => Promise.resolve(does()));
const look = (isAway: boolean) =>
  andWait(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isAway });
    document.dispatchEvent(new Event('visibilitychange'));
  });
const render = (isWanted: boolean) =>
  andWait(() => renderHook((wanted: boolean) => useWakeLock(wanted), { initialProps: isWanted }));

beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
afterEach(async () => {
  cleanup();
  await look(false);
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test('the screen is kept awake for as long as that is wanted', async () => {
  const screen = fakeScreen();
  const { rerender, unmount } = await render(false);
  expect(screen.held()).toBe(0);
  await andWait(() => rerender(true));
  expect(screen.held()).toBe(1);
  await andWait(() => rerender(false));
  expect(screen.held()).toBe(0);
  await andWait(() => rerender(true));
  await andWait(unmount);
  expect(screen.held()).toBe(0);
});

test('whoever comes back to the page has the screen kept awake again', async () => {
  const screen = fakeScreen();
  await render(true);
  await look(true);
  expect(screen.held()).toBe(0);
  await look(false);
  expect(screen.held()).toBe(1);
  expect(screen.request).toHaveBeenCalledTimes(2);
});

test('what ends while the browser is still thinking holds nothing afterwards', async () => {
  const screen = fakeScreen();
  const { unmount } = renderHook(() => useWakeLock(true));
  unmount();
  await andWait(() => undefined);
  expect(screen.held()).toBe(0);
});

test('a browser that cannot, or will not, costs nothing', async () => {
  await render(true);
  cleanup();
  const screen = fakeScreen(true);
  await render(true);
  expect(screen.request).toHaveBeenCalledTimes(1);
  expect(screen.held()).toBe(0);
});

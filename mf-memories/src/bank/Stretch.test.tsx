/** @jest-environment @spire/testing/browserEnvironment */
import { act, waitFor } from '@testing-library/react';
import { startMemories, walkIn } from '../testing/memoryWorld.tsx';

/** The elements the page observes, and the way to tell it; jsdom lays nothing out. */
let observed: { element: Element; tell: (isNear: boolean) => void }[] = [];
class Observer {
  private readonly callback: (entries: object[]) => void;
  constructor(callback: (entries: object[]) => void) {
    this.callback = callback;
  }
  observe(element: Element) {
    const tell = (isIntersecting: boolean) => this.callback([{ isIntersecting, boundingClientRect: { height: 500 } }]);
    observed.push({ element, tell });
  }
  disconnect() {
    this.callback([]);
  }
}

beforeEach(() => {
  observed = [];
  Object.assign(globalThis, { IntersectionObserver: Observer });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

test('of a long list what is near is drawn, what is not keeps its height, and where the focus is stays', async () => {
  const page = await walkIn(await startMemories(50));
  await waitFor(() => expect(page.titles()).toHaveLength(25));
  const [first, second] = observed;
  act(() => second?.tell(true));
  await waitFor(() => expect(page.titles()).toHaveLength(49));
  page.getByRole('link', { name: /Minne 0/ }).focus();
  act(() => first?.tell(false));
  await waitFor(() => expect(page.titles()).toHaveLength(49));
  (document.activeElement as HTMLElement).blur();
  act(() => first?.tell(false));
  await waitFor(() => expect(page.titles()).toHaveLength(24));
  expect(page.container.querySelector('[style*="500px"]')).not.toBeNull();
});

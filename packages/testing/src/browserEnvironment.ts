import { TestEnvironment } from 'jest-environment-jsdom';
import { withShownStyles } from './shownStyles.ts';

/** Globals that a browser has and jsdom has not, or only in a form that Node's `fetch` does not take. */
const FROM_NODE = {
  AbortController,
  AbortSignal,
  Headers,
  ReadableStream,
  Request,
  Response,
  structuredClone,
  TextDecoder,
  TextDecoderStream,
  TextEncoder,
  TransformStream,
};

const WITHOUT_CHANGE = { addEventListener: () => undefined, removeEventListener: () => undefined };

/**
 * jsdom with a real way out: Node's `fetch`, and what belongs to it. A request that got no answer fails as in Chromium,
 * with an error of the window's own kind.
 */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const window = this.global as unknown as { TypeError: typeof TypeError; HTMLElement: typeof Object };
    const asInBrowser = (error: unknown) =>
      error instanceof TypeError ? new window.TypeError('Failed to fetch', { cause: error }) : error;
    const browserFetch: typeof fetch = (input, init) =>
      fetch(input, init).catch((error: unknown) => {
        throw asInBrowser(error);
      });
    for (const [name, value] of Object.entries({ ...FROM_NODE, fetch: browserFetch }))
      Object.defineProperty(window, name, { value, configurable: true, writable: true, enumerable: false });
    Object.defineProperty(this.global.crypto, 'subtle', { value: crypto.subtle });
    // There is no layout, so there is nowhere to scroll to.
    Object.assign(window, { scrollTo: () => undefined });
    // jsdom's own stays under another name, for the test that compares the two.
    const page = this.global as unknown as Window & typeof globalThis;
    Object.assign(page, { wholeStyle: page.getComputedStyle.bind(page), getComputedStyle: withShownStyles(page) });
    // A wide window, and no other wish: a test of the narrow one puts its own here.
    const matchMedia = (query: string) => ({ ...WITHOUT_CHANGE, media: query, matches: query.includes('min-width') });
    Object.assign(window, { matchMedia });
    Object.assign(window.HTMLElement.prototype, { scrollIntoView: () => undefined });
  }
}

import 'fake-indexeddb/auto';

/** No other tab listens. */
class SilentChannel extends EventTarget {
  postMessage = () => undefined;
  close = () => undefined;
}

/** Imported by a test of pages: its browser can keep writes that wait, as a person's browser can. */
Object.assign(globalThis, { BroadcastChannel: SilentChannel });

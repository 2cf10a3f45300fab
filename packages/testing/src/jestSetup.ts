import { TextEncoder } from 'node:util';

// The router asks for it when it is loaded, and jsdom has none.
if (!('TextEncoder' in globalThis)) Object.assign(globalThis, { TextEncoder });

/** A test that makes the code complain fails: an error or warning on the console is never expected in silence. */
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      complaints.push(parts.map(String).join(' '));
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  if (complaints.length > 0) throw new Error(`The console was used:\n${complaints.join('\n')}`);
});

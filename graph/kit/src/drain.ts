import type { Readable } from 'node:stream';

/** As much as is taken in of a body nobody will read; whoever sends more is cut off. */
const MOST = 16_777_216;

/** Takes in the rest of a body that is refused: a client that is cut off while it sends never hears why. */
export function drain(body: Readable): Promise<void> {
  return new Promise((resolve) => {
    let taken = 0;
    body.on('data', (chunk: Buffer) => {
      taken += chunk.length;
      if (taken > MOST) resolve();
    });
    for (const event of ['end', 'close', 'error']) body.once(event, () => resolve());
  });
}

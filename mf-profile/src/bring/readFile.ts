import type { ReadAnswer, ReadWish } from './readBlob.ts';

const PATIENCE_MS = 60_000;

function newWorker(): Worker | undefined {
  try {
    const script = new URL('./read.worker.ts', import.meta.url);
    return new Worker(script);
  } catch {
    // Of a remote from elsewhere no browser makes one.
    return undefined;
  }
}

/** Reads a file in a worker, or here where there can be none. */
export async function readFile(wish: ReadWish): Promise<ReadAnswer> {
  const worker = newWorker();
  if (worker === undefined) return (await import('./readBlob.ts')).readBlob(wish);
  const answer = new Promise<ReadAnswer>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => resolve(data));
    worker.addEventListener('error', () => resolve({ problem: 'unread' }));
    window.setTimeout(() => resolve({ problem: 'tooLarge' }), PATIENCE_MS);
  });
  worker.postMessage(wish);
  try {
    return await answer;
  } finally {
    worker.terminate();
  }
}

/** Fails when nothing has come after so many milliseconds; what comes later is not lost to the next attempt. */
export function withTimeout<T>(milliseconds: number, waiting: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Nothing after ${milliseconds} ms`)), milliseconds);
    waiting.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Milliseconds within which all that was named in vain has said so. */
const PAUSE = 300;

/** Whether a file failed that a page may have named ahead: a part of a remote, and not its entry. */
export const isFailedPart = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Asks twice: a file that the page named ahead in vain answers the first who asks for it with that failure. Errors that
 * `isWorth` refuses are not asked again.
 */
export async function askTwice<T>(
  ask: () => Promise<T>,
  isWorth: (error: unknown) => boolean = () => true,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isWorth(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return ask();
  }
}

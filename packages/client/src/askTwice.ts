/** Milliseconds between the two tries. */
const PAUSE = 400;

/** Waits between the two tries. */
export const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** Asks, and once more where that fails in a way that `isWorth` it. */
export async function askTwice<T>(
  ask: () => Promise<T>,
  isWorth: (error: unknown) => boolean = () => true,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isWorth(error)) throw error;
    await pause();
    return ask();
  }
}

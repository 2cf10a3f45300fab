interface Yielding {
  scheduler?: { yield?: () => Promise<void> };
}

/**
 * Lets a page answer a press before more is made ready; where there is nobody to answer, as on a server, or no way to do
 * so, it goes on at once.
 */
export const yieldToPage = async (): Promise<void> => (globalThis as Yielding).scheduler?.yield?.();

/** Waits for an auth call; its error, returned or thrown, or null when all went well. */
export async function refusalOf(call: Promise<{ error: unknown }>): Promise<unknown> {
  try {
    return (await call).error;
  } catch (thrown) {
    return thrown ?? new Error('unknown');
  }
}

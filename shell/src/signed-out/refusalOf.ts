import { secondsToWait } from '@spire/client/retryAfter';

/**
 * Waits for an auth call; its error, returned or thrown, or null when all went well. A refusal for too many requests
 * carries `retryAfter`, in seconds, where the service said how long to wait.
 */
export async function refusalOf(call: Promise<{ error: unknown }>): Promise<unknown> {
  const error = await call.then(
    (answer) => answer.error,
    (thrown: unknown) => thrown ?? new Error('unknown'),
  );
  const isLimit = error instanceof Error && 'status' in error && error.status === 429;
  return isLimit ? Object.assign(error, { retryAfter: secondsToWait() }) : error;
}

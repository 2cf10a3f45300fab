import type { BrowserContext } from '@playwright/test';

/**
 * Keeps from the pages what an answer says of the time: it comes from below the clock that a test moves, and they would
 * follow it instead of theirs.
 */
export async function hideServerClock(context: BrowserContext): Promise<void> {
  await context.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const headers = Object.fromEntries(Object.entries(response.headers()).filter(([name]) => name !== 'date'));
    await route.fulfill({ response, headers });
  });
}

import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { browserOptions } from '@spire/testing/browserOptions';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startStack, type TestStack } from '@spire/testing/stack';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { arriveAs } from '../e2e/arriveAs.ts';
import { newPerson } from '../e2e/journeys/steps.ts';

/**
 * Runs with a stack and somebody signed in there, in a browser that keeps everything on disk, as people's do: a window
 * of a test keeps it in memory.
 */
export async function withDevice<T>(
  serviceWorkers: 'allow' | 'block',
  run: (page: Page, stack: TestStack) => Promise<T>,
): Promise<T> {
  const stack = await startStack();
  const profile = mkdtempSync(path.join(tmpdir(), 'spire-profile-'));
  let context: BrowserContext | undefined;
  try {
    const place = { locale: 'nb-NO', timezoneId: 'Europe/Oslo' };
    context = await chromium.launchPersistentContext(profile, { ...browserOptions, ...place, serviceWorkers });
    const person = seedPerson(stack, newPerson().email, ['--days', '5', '--memories', '3']);
    await arriveAs(context, { language: 'no', session: await storedSession(stack, person) });
    return await run(await context.newPage(), stack);
  } finally {
    await context?.close();
    await stack.stop();
    rmSync(profile, { recursive: true, force: true });
  }
}

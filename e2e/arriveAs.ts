import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '@spire/domain/languages';
import type { StoredSession } from '@spire/testing/persons';

interface Arrival {
  /** The language chosen there before; nobody has when left out. */
  language?: Language | undefined;
  /** The person signed in there; nobody when left out. */
  session?: StoredSession | undefined;
}

/** Every page from the next one on finds on the device what an earlier visit has left there. */
export async function arriveAs(target: Page | BrowserContext, { language, session }: Arrival): Promise<void> {
  const kept = [...(language ? [{ key: 'spire.language', value: language }] : []), ...(session ? [session] : [])];
  await target.addInitScript((entries) => {
    for (const { key, value } of entries) localStorage.setItem(key, value);
  }, kept);
}

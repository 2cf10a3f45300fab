import type { Page, Route } from '@playwright/test';
import type { RemoteRegistry } from '@spire/domain/remoteRegistry';
import { createHash } from 'node:crypto';

const BLOCK = /(<script type="application\/json" id="spire-registry">)(.*?)(<\/script>)/;

/** Lets the page and `/remotes.json` carry another registry from the next navigation on. */
export async function changeRegistry(page: Page, change: (registry: RemoteRegistry) => void): Promise<void> {
  const changed = (text: string) => {
    const registry = JSON.parse(text) as RemoteRegistry;
    change(registry);
    return JSON.stringify(registry).replaceAll('<', '\\u003c');
  };
  const answer = async (route: Route) => {
    const response = await route.fetch();
    const body = await response.text();
    const isPage = route.request().resourceType() === 'document';
    await route.fulfill({
      response,
      body: isPage
        ? body.replace(BLOCK, (_all, start: string, text: string, end: string) => start + changed(text) + end)
        : changed(body),
    });
  };
  await page.route('**/remotes.json', answer);
  await page.route(
    (url) => !url.pathname.includes('.'),
    (route) => (route.request().resourceType() === 'document' ? answer(route) : route.fallback()),
  );
}

export const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

/**
 * The entry of a remote whose cards are all this component, written as a team that knows nothing of our tools could.
 * `React` is the shell's copy.
 */
export function plantedEntry(name: string, cards: readonly string[], component: string): string {
  return `
var ${name.replaceAll('-', '_')} = {
  init: (scope) => { globalThis.plantedScope = scope; },
  get: async () => {
    const copies = Object.values(globalThis.plantedScope.react);
    const React = (await copies[0].get())();
    const card = async () => ({ default: ${component} });
    const cards = Object.fromEntries(${JSON.stringify(cards)}.map((id) => [id, card]));
    return () => ({ default: { contract: 2, name: '${name}', namespaces: [], pages: {}, cards } });
  },
};`;
}

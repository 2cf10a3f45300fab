import type { Page } from '@playwright/test';
import { workspaceRoot } from '@spire/testing/workspaceRoot';
import path from 'node:path';
import { buildGalleryInto } from '../../tooling/build/gallery.ts';

const folder = path.join(workspaceRoot(), 'node_modules/.cache/scenes');
/** Nothing answers there: what the page asks for comes from the folder. */
const ORIGIN = 'https://scenes.test';

/** Builds the gallery into a folder of its own, beside one that a developer may have open. */
export const buildGallery = (): Promise<void> => buildGalleryInto(path.join(workspaceRoot(), 'packages/ui'), folder);

/** Opens its page of scenes, which shows what `showScene` asks for. */
export async function openScenes(page: Page): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) =>
    route.fulfill({ path: path.join(folder, new URL(route.request().url()).pathname) }),
  );
  await page.goto(`${ORIGIN}/scenes.html`);
  await page.waitForFunction(() => 'showScene' in globalThis);
}

/** Looks at every combination of the scene (`combinations.ts`), or at each nth of them: `npm run scenes -- --each 8`. */
import { chromium } from '@playwright/test';
import { browserOptions } from '@spire/testing/browserOptions';
import { parseArgs } from 'node:util';
import { combinations, everyNth } from './combinations.ts';
import { faultsOf } from './faultsOf.ts';
import { buildGallery, openScenes } from './openGallery.ts';

const { values } = parseArgs({ options: { each: { type: 'string', default: '1' } } });
const scenes = [...everyNth(combinations(), Number(values.each))];

await buildGallery();
const browser = await chromium.launch(browserOptions);
try {
  const page = await browser.newPage();
  await openScenes(page);
  const found = Object.entries(await faultsOf(page, scenes));
  for (const [scene, faults] of found) console.log(`${scene}\n   ${faults.join('\n   ')}`);
  console.log(`${scenes.length - found.length} passed, ${found.length} failed`);
  process.exitCode = found.length > 0 ? 1 : 0;
} finally {
  await browser.close();
}

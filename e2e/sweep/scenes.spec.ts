import { expect, test } from '@playwright/test';
import { combinations, everyNth } from '../scenes/combinations.ts';
import { faultsOf } from '../scenes/faultsOf.ts';
import { buildGallery, openScenes } from '../scenes/openGallery.ts';

/** A prime, so that the sample has each width, size, hour, level, look and view with others of the rest. */
const EACH = 499;

test('no words meet sun, plant, deeds or each other, no plant is cut, and all can be read', async ({ page }) => {
  await buildGallery();
  await openScenes(page);
  expect(await faultsOf(page, everyNth(combinations(), EACH))).toEqual({});
});

import { expect, test } from '@playwright/test';
import { LANGUAGES } from '@spire/domain/languages';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { EXERCISES, faultsOfPlayers } from '../exercises/players.ts';
import { everyNth } from '../scenes/combinations.ts';

/** A prime, so that the sample has each category and tier; `npm run exercises` looks at all of them. */
const EACH = 13;

let stack: TestStack;
test.beforeAll(async () => {
  stack = await startTestStack();
});
test.afterAll(() => stack.stop());

for (const language of LANGUAGES)
  test(`time, sentence and what the thumb presses are in sight and in reach in every size (${language})`, async ({
    browser,
  }) => {
    expect(await faultsOfPlayers(browser, stack, { language, exercises: everyNth(EXERCISES, EACH) })).toEqual([]);
  });

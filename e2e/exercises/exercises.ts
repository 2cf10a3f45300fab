/** Looks at every sentence of every exercise in its player, in both languages and every size: `npm run exercises`. */
import { chromium } from '@playwright/test';
import { LANGUAGES } from '@spire/domain/languages';
import { browserOptions } from '@spire/testing/browserOptions';
import { startStack } from '@spire/testing/stack';
import { EXERCISES, faultsOfPlayers } from './players.ts';

const stack = await startStack();
const browser = await chromium.launch(browserOptions);
try {
  const faults: string[] = [];
  for (const language of LANGUAGES)
    faults.push(...(await faultsOfPlayers(browser, stack, { language, exercises: EXERCISES })));
  for (const fault of faults) console.log(fault);
  console.log(`${EXERCISES.length} exercises looked at, ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await stack.stop();
}

import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack } from '@spire/testing/stack';
import liftEn from '../../mf-tools/src/expectation-lift/messages/en.ts';
import liftNo from '../../mf-tools/src/expectation-lift/messages/no.ts';
import toolEn from '../../mf-tools/src/written/messages/en.ts';
import toolNo from '../../mf-tools/src/written/messages/no.ts';
import { arriveAs } from '../arriveAs.ts';
import { elsewhere, newPerson, PHONE } from './steps.ts';
import { TEXTS } from './texts.ts';

const WORDS = { no: { tool: toolNo, lift: liftNo }, en: { tool: toolEn, lift: liftEn } };
const OWN = {
  no: {
    ahead: 'MR på sykehuset',
    well: 'Det kan gå fort',
    steps: ['Be om teppe', 'Kaffe med Liv etterpå'],
    changed: 'Be om to tepper',
    grave: 'Minnestund for Ingrid',
  },
  en: {
    ahead: 'MRI at the hospital',
    well: 'It may be quick',
    steps: ['Ask for a blanket', 'Tea with Liv afterwards'],
    changed: 'Ask for two blankets',
    grave: 'Memorial for Ingrid',
  },
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const chip = (page: Page) => page.locator('button[aria-haspopup="dialog"]');

async function lookAhead(page: Page, language: Language, ahead: string) {
  const { tool, lift } = WORDS[language];
  const { well, steps } = OWN[language];
  const answers = [ahead, well, steps.join('\n')];
  const fields = [lift.labels.whatToDo, lift.labels.whatCanGoBetter, lift.labels.howToFeelGood];
  for (const [index, label] of fields.entries()) {
    await press(page, tool.next);
    await expect(page.getByText(Object.values(lift.missing)[index] ?? '')).toBeVisible();
    await page.getByLabel(label).fill(answers[index] ?? '');
    await press(page, tool.next);
  }
  await page.getByRole('radio', { name: lift.feelings.rolig }).check({ force: true });
  await press(page, lift.complete);
  await expect(title(page, ahead)).toBeVisible();
}

for (const language of LANGUAGES)
  test(`a plan for what lies ahead is guessed, changed, kept and read again, and grief is left in peace (${language})`, async ({
    browser,
  }) => {
    const { tool, lift } = WORDS[language];
    const { ahead, well, steps, changed, grave } = OWN[language];
    const stack = await startTestStack();
    const seeded = seedPerson(stack, newPerson().email, ['--days', '3', '--language', language]);
    const page = await elsewhere(browser, language);
    await page.setViewportSize(PHONE);
    await arriveAs(page, { session: await storedSession(stack, seeded) });
    await page.goto(`${stack.url}/expectation-guide`);

    // The guess is a chip, that the keyboard changes and comes back to.
    await page.getByLabel(lift.labels.whatToDo).fill(ahead);
    await expect(chip(page)).toContainText(lift.about.kinds.health);
    await chip(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: lift.about.kinds.travel }).press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(chip(page)).toContainText(lift.about.kinds.travel);
    await expect(chip(page)).toBeFocused();
    await page.reload();
    await expect(chip(page)).toContainText(lift.about.kinds.travel);
    await page.getByLabel(lift.labels.whatToDo).fill('');
    await lookAhead(page, language, ahead);

    // The own plan, word for word; nothing of what could go better outside the summary.
    const plan = page.getByRole('region', { name: lift.plan.title });
    const lines = plan.getByRole('listitem');
    await expect(lines).toHaveText(steps);
    await expect(page.getByText(well, { exact: true })).toBeHidden();
    const plus = page.locator('li button[aria-label]');
    await expect(plus).toHaveCount(3);
    await chip(page).click();
    await page.getByRole('dialog').getByRole('button', { name: lift.about.kinds.health }).click();
    await expect(chip(page)).toContainText(lift.about.kinds.health);
    await expect(plus).toHaveCount(3);

    // A tip is taken along and left again, a line is changed, one is ticked: all of it is kept.
    await plus.nth(0).click();
    await expect(lines).toHaveCount(3);
    await press(page, (await plus.nth(0).getAttribute('aria-label')) ?? '');
    await expect(lines).toHaveText(steps);
    await plus.nth(1).click();
    await expect(lines).toHaveCount(3);
    const [, , taken = ''] = await lines.allTextContents();
    await plan.getByRole('button').click();
    await plan.getByRole('textbox').fill([changed, steps[1], taken].join('\n'));
    await press(page, lift.plan.save);
    await plan.getByRole('checkbox', { name: steps[1] ?? '' }).check({ force: true });
    await expect(page.getByText(lift.plan.notSaved)).toBeHidden();
    await page.reload();
    await expect(lines).toHaveText([changed, steps[1] ?? '', taken]);
    await expect(plan.getByRole('checkbox', { name: steps[1] ?? '' })).toBeChecked();
    await page.getByText(lift.result.answers, { exact: true }).click();
    await expect(page.getByText(well, { exact: true })).toBeVisible();

    // Chosen for today it stands on Home, ticked as it was, until it is taken away; the card leads back to the lift.
    const today = page.getByRole('button', { name: lift.onHome.today, exact: true });
    const home = page.getByRole('link', { name: TEXTS[language].common.navigation.home, exact: true });
    await today.click();
    await home.click();
    const onHome = page.getByRole('region', { name: ahead });
    await expect(onHome.getByRole('listitem')).toHaveText([changed, steps[1] ?? '', taken]);
    await expect(onHome.getByRole('checkbox', { name: steps[1] ?? '' })).toBeChecked();
    await onHome.getByRole('link').click();
    await expect(today).toHaveAttribute('aria-pressed', 'true');
    await today.click();
    await home.click();
    await expect(title(page, ahead)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(onHome).toHaveCount(0);
    await page.goBack();
    await expect(title(page, ahead)).toBeVisible();

    // The history has the changed plan, from the server.
    await press(page, lift.result.again);
    await page.reload();
    await page.locator('summary').first().click();
    for (const words of [ahead, changed, taken]) await expect(page.locator('details').first()).toContainText(words);

    await page.addInitScript(() => (Date.prototype.getHours = () => 20));
    await page.reload();
    const evening = page.getByRole('region', { name: lift.went.question });
    await evening.getByRole('radio', { name: lift.went.fine }).check({ force: true });
    await expect(evening.getByText(lift.went.thanks)).toBeVisible();
    await page.reload();
    await expect(page.locator('summary').first()).toBeVisible();
    await expect(evening).toBeHidden();
    await page.locator('summary').first().click();
    await expect(page.locator('details').first()).toContainText(lift.went.fine);

    // Grief: the plan, a memory and somebody; no tips, nothing to learn.
    await lookAhead(page, language, grave);
    await expect(lines).toHaveText(steps);
    await expect(page.getByRole('link', { name: lift.grave.memory })).toBeVisible();
    await expect(page.getByRole('link', { name: lift.grave.someone })).toBeVisible();
    await expect(plus).toHaveCount(0);
    await expect(page.getByText(lift.result.tips)).toBeHidden();
    await expect(page.getByText(lift.result.learning)).toBeHidden();
    await expect(page.getByText(tool.toTools)).toBeVisible();
    await page.context().close();
  });

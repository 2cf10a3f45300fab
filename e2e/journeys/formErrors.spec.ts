import { expect, test, type Page } from '@playwright/test';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { elsewhere, newPerson, PHONE } from './steps.ts';
import { TEXTS } from './texts.ts';

const NARROW = { width: 320, height: 640 };
const { memories, checkin, common } = TEXTS.no;

/** So much text that no field takes it. */
const TOO_LONG = 'Et ord til. '.repeat(200);

interface Form {
  name: string;
  path: string;
  /** Whose form it is; a person without a check-in where left out. */
  of?: 'new' | 'checkedIn' | 'known';
  /** Brings an error about, by what a person would press. */
  spoil: (page: Page) => Promise<void>;
}

const FORMS: readonly Form[] = [
  {
    name: 'a new memory',
    path: '/memory-bank?view=new',
    spoil: (page) => page.getByRole('button', { name: memories.form.save, exact: true }).click(),
  },
  {
    name: 'own words of a check-in',
    path: '/checkin',
    spoil: async (page) => {
      await page.getByRole('button', { name: checkin.writeOwnWords }).first().click();
      await page.getByRole('textbox').first().fill(TOO_LONG);
      await page.getByRole('textbox').first().blur();
      await page.getByRole('button', { name: checkin.steps.saveNow, exact: true }).click();
    },
  },
  {
    name: 'a wish for three',
    path: '/choose',
    of: 'checkedIn',
    spoil: async (page) => {
      await page.getByRole('textbox').first().fill(TOO_LONG);
      await page.getByRole('textbox').first().blur();
      await page.getByRole('button', { name: checkin.three.ask, exact: true }).click();
    },
  },
  {
    name: 'the first step',
    path: '/setup',
    of: 'new',
    spoil: (page) => page.getByRole('button', { name: common.actions.next }).click(),
  },
];

/** Whether the first error said is in sight, and what was focused is too: nothing lies over either. */
const sightOf = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element | null | undefined) => {
      if (element === null || element === undefined) return 'missing';
      const { left, top, width, height } = element.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 12));
      return found !== null && (element.contains(found) || found.contains(element)) ? 'seen' : 'covered';
    };
    const main = document.querySelector('main');
    const said = [...(main?.querySelectorAll('[role=alert]') ?? [])].find((each) => each.textContent.trim() !== '');
    const described = document.activeElement?.getAttribute('aria-invalid') === 'true' ? document.activeElement : null;
    return {
      error: isSeen(said ?? described),
      focused: main?.contains(document.activeElement) ? isSeen(document.activeElement) : 'elsewhere',
    };
  });

test('an error is brought into sight and focused, and no bar lies over it, in every form on a phone', async ({
  browser,
}) => {
  const stack = await startTestStack();
  const people = {
    checkedIn: await storedSession(stack, seedPerson(stack, newPerson().email, ['--days', '1', '--language', 'no'])),
    known: await storedSession(stack, seedPerson(stack, newPerson().email, ['--days', '0', '--language', 'no'])),
    new: await storedSession(stack, seedPerson(stack, newPerson().email, ['--days', '0', '--no-profile'])),
  };
  for (const { name, path, of = 'known', spoil } of FORMS)
    for (const size of [PHONE, NARROW]) {
      const page = await elsewhere(browser, 'no');
      await page.setViewportSize(size);
      await arriveAs(page, { session: people[of] });
      await page.goto(stack.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await spoil(page);
      await expect
        .poll(() => sightOf(page), { message: `${name} at ${size.width}` })
        .toEqual({ error: 'seen', focused: 'seen' });
      await page.context().close();
    }
});

import { expect, test, type Page } from '@playwright/test';
import { seedPerson, storedSession } from '@spire/testing/persons';
import { startTestStack } from '@spire/testing/stack';
import { arriveAs } from '../arriveAs.ts';
import { elsewhere, newPerson, PASSWORD, PHONE } from './steps.ts';
import { TEXTS } from './texts.ts';
import boundary from '../../mf-tools/src/self-priority/messages/no.ts';
import social from '../../mf-tools/src/social-support/messages/no.ts';
import lift from '../../mf-tools/src/expectation-lift/messages/no.ts';
import tool from '../../mf-tools/src/written/messages/no.ts';

const NARROW = { width: 320, height: 568 };
const { memories, checkin, common, onboarding, profile, profileForm, shell } = TEXTS.no;

/** So much text that no field takes it. */
const TOO_LONG = 'Et ord til. '.repeat(200);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

interface Form {
  name: string;
  path: string;
  /** Whose form it is; a person without a check-in where left out. */
  of?: 'nobody' | 'new' | 'checkedIn' | 'known';
  /** Brings an error about, by what a person would press. */
  spoil: (page: Page) => Promise<void>;
}

const FORMS: readonly Form[] = [
  {
    name: 'a sign-up that the service cannot take',
    path: '/auth?view=sign-up',
    of: 'nobody',
    spoil: async (page) => {
      const { fields, signUp } = shell;
      await page.route('**/auth/v1/signup*', (route) => route.fulfill({ status: 503 }));
      await page.getByLabel(fields.email).fill(newPerson().email);
      await page.getByLabel(fields.password, { exact: true }).fill(PASSWORD);
      await page.getByLabel(fields.passwordAgain).fill(PASSWORD);
      await page.getByLabel(signUp.terms).check();
      await page.getByRole('button', { name: signUp.submit }).click();
    },
  },
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
  {
    name: 'a short start that cannot be saved',
    path: '/setup',
    of: 'new',
    spoil: async (page) => {
      await page.getByLabel(profileForm.nickname.label).fill('Kari');
      await press(page, common.actions.next);
      await page.getByRole('radio').first().check({ force: true });
      await page.getByRole('checkbox').check({ force: true });
      await page.route('**/graphql', (route) =>
        route.request().postData()?.includes('mutation') === true ? route.fulfill({ status: 503 }) : route.continue(),
      );
      await press(page, onboarding.short.done);
    },
  },
  {
    name: 'a memory that is changed',
    path: '/memory-bank',
    spoil: async (page) => {
      await page.getByRole('article').getByRole('link').first().click();
      await page.waitForURL(/memory=/);
      await page.goto(`${page.url()}&view=edit`);
      await page.getByLabel(memories.form.name, { exact: true }).fill('');
      await press(page, memories.form.save);
    },
  },
  {
    name: 'a boundary without words',
    path: '/self-priority',
    // A button that cannot be pressed yet says why when it is pressed all the same (A19).
    spoil: (page) => page.getByRole('button', { name: boundary.submit }).click({ force: true }),
  },
  {
    name: 'a boundary with too many',
    path: '/self-priority',
    spoil: async (page) => {
      await page.getByLabel(boundary.labels.shouldDo).fill(TOO_LONG);
      await press(page, boundary.emojis.lieDown);
      await page.getByRole('button', { name: boundary.submit }).click({ force: true });
    },
  },
  {
    name: 'an expectation without words',
    path: '/expectation-guide',
    spoil: (page) => press(page, tool.next),
  },
  {
    name: 'an expectation with too many',
    path: '/expectation-guide',
    spoil: async (page) => {
      await page.getByRole('textbox').first().fill(TOO_LONG);
      await press(page, tool.next);
    },
  },
  {
    name: 'an expectation without a feeling',
    path: '/expectation-guide',
    spoil: async (page) => {
      for (const label of [lift.labels.whatToDo, lift.labels.whatCanGoBetter, lift.labels.howToFeelGood]) {
        await page.getByLabel(label).fill('En tur ut');
        await press(page, tool.next);
      }
      await press(page, lift.complete);
    },
  },
  {
    name: 'somebody to ask, without a name',
    path: '/social-support',
    spoil: async (page) => {
      await press(page, social.want.tur);
      await press(page, social.people.add);
      await press(page, social.add.save);
    },
  },
  {
    name: 'a row of the settings',
    path: '/profile-settings',
    spoil: async (page) => {
      await page.getByRole('button', { name: profile.settings.titles.nickname }).click();
      await page.getByRole('dialog').getByRole('textbox').fill('');
      await press(page, profile.settings.row.done);
    },
  },
];

/** Whether an error that is said is in sight, and what was focused is too: nothing lies over either. */
const sightOf = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element | null | undefined) => {
      if (element === null || element === undefined) return 'missing';
      const { left, top, width, height } = element.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 12));
      return found !== null && (element.contains(found) || found.contains(element)) ? 'seen' : 'covered';
    };
    const main = document.querySelector('dialog[open], [role=dialog]') ?? document.querySelector('main');
    const said = [...(main?.querySelectorAll('[role=alert]') ?? [])].filter((each) => each.textContent.trim() !== '');
    const described = document.activeElement?.getAttribute('aria-invalid') === 'true' ? document.activeElement : null;
    return {
      error: said.some((each) => isSeen(each) === 'seen') ? 'seen' : isSeen(said[0] ?? described),
      focused: main?.contains(document.activeElement) ? isSeen(document.activeElement) : 'elsewhere',
    };
  });

test('an error is brought into sight and focused, and no bar lies over it, in every form on a phone', async ({
  browser,
}) => {
  const stack = await startTestStack();
  const people = {
    checkedIn: await storedSession(stack, seedPerson(stack, newPerson().email, ['--days', '1', '--language', 'no'])),
    known: await storedSession(
      stack,
      seedPerson(stack, newPerson().email, ['--days', '0', '--memories', '1', '--language', 'no']),
    ),
    new: await storedSession(stack, seedPerson(stack, newPerson().email, ['--days', '0', '--no-profile'])),
  };
  for (const { name, path, of = 'known', spoil } of FORMS)
    for (const size of [PHONE, NARROW]) {
      const page = await elsewhere(browser, 'no');
      await page.setViewportSize(size);
      page.setDefaultTimeout(20_000);
      if (of !== 'nobody') await arriveAs(page, { session: people[of] });
      await page.goto(stack.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await spoil(page);
      const seen = { error: 'seen', focused: 'seen' };
      await expect.poll(() => sightOf(page), { message: `${name} at ${size.width}` }).toEqual(seen);
      await page.context().close();
    }
});

import type { Page } from '@playwright/test';
import { TEXTS } from '../journeys/texts.ts';
import { ownWords, writeOwnWords } from '../journeys/ownWords.ts';
import { expectInTime } from './expectInTime.ts';

const { checkin, memories, profile, options } = TEXTS.no;

/** The server's data in the end, by REST. */
export interface Facts {
  memories: readonly { title: string }[];
  checkIn: { whatIsGoodText: string };
  profile: { nickname: string };
}

/** A kind of write, as a person makes it. Screens to come join this list. */
export interface Kind {
  name: string;
  path: string;
  /** Fills its form, and presses the button that saves. */
  write: (page: Page, words: string) => Promise<void>;
  /** Whether the server has this one. */
  isThere: (facts: Facts, words: string) => boolean;
  /** Whether the list of what waits says its words. */
  isNamed: boolean;
  /** Whether the server has all that was written of this kind, in its order, each exactly once. */
  prove: (facts: Facts, written: readonly string[]) => void;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const KINDS: readonly Kind[] = [
  {
    name: 'memory',
    path: '/memory-bank',
    write: async (page, words) => {
      await page
        .getByRole('link', { name: memories.bank.add, exact: true })
        .or(page.getByRole('link', { name: memories.bank.continue, exact: true }))
        .first()
        .click();
      await page.getByLabel(memories.form.name, { exact: true }).fill(words);
      await page.getByLabel(memories.form.description, { exact: true }).fill(`Om ${words}`);
      await page.getByRole('radio', { name: options.memoryCategories.glede }).check({ force: true });
      await button(page, memories.form.save).click();
    },
    isNamed: true,
    isThere: ({ memories: all }, words) => all.some(({ title }) => title === words),
    prove: ({ memories: all }, written) => {
      const found = all.map(({ title }) => title).filter((title) => title.startsWith('memory '));
      expectInTime(found.toSorted()).toEqual(written.toSorted());
    },
  },
  {
    name: 'check-in',
    path: '/checkin',
    write: async (page, words) => {
      const edit = button(page, checkin.summary.edit);
      const form = page.getByRole('button', { name: checkin.writeOwnWords }).or(ownWords(page));
      const folded = button(page, checkin.summary.showAnswers);
      await expectInTime(form.or(edit).or(folded).first()).toBeVisible();
      if (await folded.isVisible()) await folded.click();
      const isFirst = !(await edit.isVisible());
      if (!isFirst) await edit.click();
      await writeOwnWords(page, 'no', words);
      // The window is too narrow for all questions at once.
      const all = button(page, isFirst ? checkin.modes.first.save : checkin.modes.edit.save);
      await all.or(button(page, checkin.steps.saveNow)).first().click();
    },
    isNamed: false,
    isThere: ({ checkIn }, words) => checkIn.whatIsGoodText === words,
    prove: (facts, written) => expectInTime(facts.checkIn.whatIsGoodText).toBe(written.at(-1)),
  },
  {
    name: 'nickname',
    path: '/meg',
    write: async (page, words) => {
      await button(page, profile.nickname.change).or(button(page, profile.nickname.save)).first().waitFor();
      if (await button(page, profile.nickname.change).isVisible()) await button(page, profile.nickname.change).click();
      await page.getByLabel(profile.nickname.label).fill(words);
      await button(page, profile.nickname.save).click();
    },
    isNamed: false,
    isThere: ({ profile: { nickname } }, words) => nickname === words,
    prove: (facts, written) => expectInTime(facts.profile.nickname).toBe(written.at(-1)),
  },
];

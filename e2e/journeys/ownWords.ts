import type { Page } from '@playwright/test';
import type { Language } from '@spire/domain/languages';
import { TEXTS } from './texts.ts';

type Question = 'whatIsGood' | 'lookingForward' | 'needMore';

/** The field of a question of the check-in, once it is open. */
export const ownWords = (page: Page, question: Question = 'whatIsGood') =>
  page.locator(`textarea[name="${question}Text"]`);

/** Writes into the field of a question, which is folded until there is something in it. */
export async function writeOwnWords(
  page: Page,
  language: Language,
  words: string,
  question: Question = 'whatIsGood',
): Promise<void> {
  const { checkin } = TEXTS[language];
  const name = checkin.writeOwnWordsNamed.replace('{{question}}', checkin.questions[question].legend);
  const folded = page.getByRole('button', { name, exact: true });
  await folded.or(ownWords(page, question)).waitFor();
  if (await folded.isVisible()) await folded.click();
  await ownWords(page, question).fill(words);
}

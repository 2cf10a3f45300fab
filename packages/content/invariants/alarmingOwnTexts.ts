import { textsIn } from '../src/textInvariants.ts';
import { globSync } from 'node:fs';
import path from 'node:path';
import { readCrisis } from '@spire/language/readCrisis';

const content = path.resolve(__dirname, '../src');
/** Files that speak of a crisis on purpose, and words that nobody is shown: forbidden ones, and those that are read by. */
const OF_CRISES =
  /\.test\.ts$|crisisHelp|helpNumbers|exampleWishes|eventWords|guard(Words|Phrases|Subjects)|heavyWords|providerWords|meanings/;

/** Every text of `packages/content` that is read as a cry for help, and how many were read. */
export async function alarmingOwnTexts(): Promise<{ alarming: string[]; count: number }> {
  const files = globSync('**/*.ts', { cwd: content }).filter((file) => !OF_CRISES.test(file));
  const modules = await Promise.all(files.map((file) => import(path.join(content, file)) as Promise<object>));
  const said = [...new Set(modules.flatMap(textsIn))].filter((text) => text.includes(' '));
  const alarming: string[] = [];
  for (const text of said) if ((await readCrisis(text))?.level === 'help') alarming.push(text);
  return { alarming, count: said.length };
}

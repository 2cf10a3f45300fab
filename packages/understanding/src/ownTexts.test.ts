import { textsIn } from '@spire/content/textLaws';
import { globSync } from 'node:fs';
import path from 'node:path';
import { readCrisis } from './readCrisis.ts';

const content = path.resolve(__dirname, '../../content/src');
/** What speaks of a crisis on purpose, or holds words that no text may say. */
const OF_CRISES = /\.test\.ts$|crisisHelp|helpNumbers|neverSaid/;

test('nothing that Spire says is read as a cry for help; else it is a text to learn from (texts/spire)', async () => {
  const files = globSync('**/*.ts', { cwd: content }).filter((file) => !OF_CRISES.test(file));
  const modules = await Promise.all(files.map((file) => import(path.join(content, file)) as Promise<object>));
  const said = [...new Set(modules.flatMap(textsIn))].filter((text) => text.includes(' '));
  expect(said.length).toBeGreaterThan(3000);
  const alarming: string[] = [];
  for (const text of said) if ((await readCrisis(text))?.level === 'help') alarming.push(text);
  expect(alarming).toEqual([]);
});

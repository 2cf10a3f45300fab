import { exercises } from '../schema/exercises.ts';
import { lineOf } from './problem.ts';
import { readFile } from './readFile.ts';

const GOOD = `mist-on-the-window:
  title:
    nb: Dogg på ruta
    en: Mist on the window
  description:
    nb: Du lager dogg.
    en: You make mist.
  steps:
    nb:
      - Lig godt.
    en:
      - Lie well.
  minutes: 2
  position: lying
`;
const linesOf = (source: string) =>
  readFile({ file: 'low.yaml', source, noun: 'exercise' }, exercises).problems.map(lineOf);

test('a file becomes entries with their ids, and Norwegian is called by the name that the code has for it', () => {
  expect(readFile({ file: 'low.yaml', source: GOOD, noun: 'exercise' }, exercises).value).toEqual([
    {
      id: 'mist-on-the-window',
      title: { no: 'Dogg på ruta', en: 'Mist on the window' },
      description: { no: 'Du lager dogg.', en: 'You make mist.' },
      steps: { no: ['Lig godt.'], en: ['Lie well.'] },
      minutes: 2,
      position: 'lying',
      contraindications: [],
    },
  ]);
});

test.each([
  [
    'a missing language',
    GOOD.replace('    en: Mist on the window\n', ''),
    '2 exercise "mist-on-the-window": title.en is missing',
  ],
  [
    'a missing list',
    GOOD.replace('    en:\n      - Lie well.\n', ''),
    '8 exercise "mist-on-the-window": steps.en is missing',
  ],
  ['an empty text', GOOD.replace(' Dogg på ruta', ''), '3 exercise "mist-on-the-window": title.nb is empty'],
  [
    'a word that is no number',
    GOOD.replace('minutes: 2', 'minutes: to'),
    '13 exercise "mist-on-the-window": minutes is to be a number',
  ],
  [
    'an unknown choice',
    GOOD.replace('lying', 'liggende'),
    '14 exercise "mist-on-the-window": position is "liggende", and may be: lying, sitting, any, standing',
  ],
  [
    'an unknown field',
    `${GOOD}  colour: red\n`,
    '15 exercise "mist-on-the-window": colour is not known here: is it spelt right, and indented as the others are?',
  ],
  [
    'an id that is none',
    GOOD.replace('mist-on-the-window:', 'Mist:'),
    '1 exercise "Mist": is no id: an id is lower-case words with hyphens between',
  ],
  ['an id twice', GOOD + GOOD, '15 stands here twice: each name may stand once'],
  [
    'a colon in a text',
    GOOD.replace('Dogg på ruta', 'Dogg: på ruta'),
    '3 has a colon within the text: write >- and the text on the line below it, indented further',
  ],
  ['a tab', GOOD.replace('    nb: Dogg', '\tnb: Dogg'), '3 is indented with a tab: use spaces'],
])('%s is told with its line and its place', (_, source, line) => {
  expect(linesOf(source)).toContain(`texts/low.yaml:${line}`);
});

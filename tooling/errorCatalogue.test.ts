import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Words {
  words: string;
  /** The folder of the catalogue of messages, and the key there. */
  catalogue: string;
  key: string;
}

interface Row {
  /** The section of the specification, as an anchor. */
  at: string;
  situation: string;
  language: 'no' | 'en';
  title?: Words;
  text?: Words;
  shown: string;
  test: string;
}

const { rows } = JSON.parse(read('docs/spec/error-catalogue.json')) as { rows: Row[] };

/** Each title and text with its row. */
const entries = rows.flatMap((row) =>
  [row.title, row.text].filter((each) => each !== undefined).map((each) => ({ row, ...each })),
);

type Tree = string | { readonly [key: string]: Tree };

function messageAt(catalogue: string, key: string, language: 'no' | 'en'): string {
  const { default: tree } = jest.requireActual<{ default: Tree }>(path.join(root, catalogue, `${language}.ts`));
  const found = key
    .split('.')
    .reduce<Tree | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), tree);
  return typeof found === 'string' ? found : '';
}

/** Placeholders of the specification have one brace each, those of messages two. */
const plain = (message: string) => message.replaceAll('{{', '{').replaceAll('}}', '}');

/** Word for word: all of a message, or sentences of it, before and after which others may stand. */
function says(message: string, words: string): boolean {
  const whole = plain(message);
  const at = whole.indexOf(words);
  if (at < 0) return false;
  const [before, after] = [whole.slice(0, at), whole.slice(at + words.length)];
  const isEnded = /[.!?]$/.test(words) ? /^(?: |$)/ : /^(?:$|[.!?:](?: |$))/;
  return /(?:^|[.!?] )$/.test(before) && isEnded.test(after);
}

describe('a sentence of a message', () => {
  test.each([
    ['Save error', 'Save error', true],
    ['Limit reached. More tomorrow.', 'Limit reached', true],
    ['Fill in. Say what.', 'Say what.', true],
    ['Sent to {{email}}. Look there.', 'Sent to {email}. Look there.', true],
    ['No memories found for that', 'No memories found', false],
    ['(Save error)', 'Save error', false],
    ['Save errors', 'Save error', false],
  ])('of %j is %j: %j', (message, words, expected) => expect(says(message, words)).toBe(expected));
});

describe('the message of', () => {
  test.each(entries)('$row.at, $row.situation: “$words” says it word for word, and has a twin', (entry) => {
    const { row, words, catalogue, key } = entry;
    const message = messageAt(catalogue, key, row.language);
    expect(says(message, words) ? words : message).toBe(words);
    const twin = messageAt(catalogue, key, row.language === 'no' ? 'en' : 'no');
    expect(twin.trim()).not.toBe('');
    expect(twin).not.toBe(message);
  });
});

test('the test that a row names brings about its rows, and looks for their words in their places', () => {
  const named = [...new Set(rows.map((row) => row.test))];
  expect(
    named.filter((file) => !existsSync(path.join(root, file)) || !read(file).includes(`showRows('${file}'`)),
  ).toEqual([]);
});

/** Quoted in the two catalogues, and no text on a screen. */
const NO_TEXTS = [
  'memories',
  'sec_',
  'generated',
  'AI service unavailable',
  'looking forward',
  'need more',
  'Good now',
  'should do',
];

test('every text that the sections on errors quote has a row', () => {
  const listed = new Set(entries.map(({ words }) => words));
  const pages = ['docs/spec/shell-and-account.md', 'docs/spec/daily-features.md'].map(read).join('\n');
  const sections = pages.split(/^(?=## )/m).filter((each) => /^## <a id="[12]-[58]"/.test(each));
  expect(sections).toHaveLength(4);
  // An apostrophe between letters ends nothing.
  const quoted = [...sections.join('').matchAll(/(?<!\w)'((?:[^'\n]|(?<=\w)'(?=\w))+)'(?!\w)/g)]
    .map(([, words = '']) => words)
    .filter((words) => !NO_TEXTS.includes(words));
  expect(quoted.length).toBeGreaterThan(80);
  const missing = quoted.filter(
    (words) => !listed.has(words) && !words.split(/ [/-] /).every((each) => listed.has(each)),
  );
  expect(missing).toEqual([]);
});

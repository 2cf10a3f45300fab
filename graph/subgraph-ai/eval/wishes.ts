/**
 * `node tooling/run.mjs graph/subgraph-ai/eval/wishes.ts`: how well wishes are answered by the examples of others, each
 * author held out in turn; `--write` sets the thresholds by it. Nobody's answers are judged here: that takes reading.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { EXAMPLE_WISHES, VOICES } from '@spire/content/exampleWishes';
import { type WishGroup, WISH_GROUPS } from '@spire/domain/wishGroups';
import { wishReader } from '@spire/language/readers';
import { WRITTEN } from '../src/builtIn/suggestion/choices.ts';
import { type Groups, groupsOfTexts, groupsOfWish, guessesAmong } from '../src/builtIn/suggestion/retrieval/groups.ts';
import { OWN_WORDS } from '../src/builtIn/suggestion/retrieval/ownIndex.ts';
import { createWishIndex } from '../src/builtIn/suggestion/retrieval/wishIndex.ts';

const FILE = path.resolve(import.meta.dirname, '../src/builtIn/suggestion/retrieval/thresholds.ts');
/** The share of wishes that are less near than what is answered for sure, and with a guess. */
const QUANTILES = { sure: 0.6, guessed: 0.15 };
/** How often the nearest text has to be the right one, to be named though it would puzzle, or hurt, where it is not. */
const RIGHT = { named: 0.33, life: 0.6 };
const SHOWN = 3;

interface Tried {
  nearest: number;
  isRight: boolean;
  isAmongThree: boolean;
  isAmongGuesses: boolean;
  isFirstGuess: boolean;
  milliseconds: number;
}

const groupOf = (groups: Groups | undefined): WishGroup | undefined =>
  WISH_GROUPS.toSorted((one, other) => (groups?.get(other) ?? 0) - (groups?.get(one) ?? 0))[0];

const read = await wishReader();
const tried: Tried[] = [];
for (const heldOut of VOICES) {
  const examples = Object.entries(EXAMPLE_WISHES).flatMap(([id, wishes]) =>
    VOICES.flatMap((voice) => (voice === heldOut ? [] : [{ id, text: wishes[voice] }])),
  );
  const index = await createWishIndex(read, { examples, own: OWN_WORDS });
  const ofTexts = groupsOfTexts(index);
  for (const { id } of WRITTEN) {
    const wish = EXAMPLE_WISHES[id]?.[heldOut];
    if (wish === undefined) continue;
    const begun = performance.now();
    const nearness = index.nearnessOf(wish);
    const milliseconds = performance.now() - begun;
    const { nearest, scores, words } = nearness;
    const inOrder = [...scores].toSorted(([, one], [, other]) => other - one).map(([each]) => each);
    const guesses = groupsOfWish(nearness, ofTexts);
    const right = groupOf(ofTexts.get(id));
    tried.push({
      nearest,
      isRight: words.get(id) === Math.max(...words.values()),
      isAmongThree: inOrder.slice(0, SHOWN).includes(id),
      isAmongGuesses: right !== undefined && guessesAmong(guesses).includes(right),
      isFirstGuess: guesses[0] === right,
      milliseconds,
    });
  }
}
const inOrder = tried.toSorted((one, other) => one.nearest - other.nearest);
const shareOf = (those: readonly Tried[], is: (one: Tried) => boolean) => those.filter(is).length / those.length;
const quantile = (share: number) => inOrder[Math.floor(share * inOrder.length)]?.nearest ?? 0;
/** From which nearness on the nearest is right often enough. */
const rightFrom = (share: number) => {
  const step = Math.floor(inOrder.length / 50);
  const enough = inOrder.findIndex((_, at) => shareOf(inOrder.slice(at, at + step), ({ isRight }) => isRight) >= share);
  return inOrder[enough]?.nearest ?? 1;
};
const thresholds = {
  sure: quantile(QUANTILES.sure),
  guessed: quantile(QUANTILES.guessed),
  named: rightFrom(RIGHT.named),
  life: rightFrom(RIGHT.life),
};
const figures = {
  wishes: tried.length,
  'right text among three': shareOf(tried, ({ isAmongThree }) => isAmongThree),
  'right group among four': shareOf(tried, ({ isAmongGuesses }) => isAmongGuesses),
  'right group first': shareOf(tried, ({ isFirstGuess }) => isFirstGuess),
  'milliseconds, mean': tried.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / tried.length,
  ...thresholds,
};
for (const [name, figure] of Object.entries(figures)) process.stdout.write(`${name}: ${figure.toFixed(4)}\n`);

if (parseArgs({ options: { write: { type: 'boolean', default: false } } }).values.write)
  writeFileSync(
    FILE,
    `/**
 * How near a wish has to be to its nearest text to be answered for sure, to be answered with a guess, and for a text that
 * would puzzle, or speaks of a life, to be named: by the wishes of held-out authors. Written by \`eval/wishes.ts --write\`.
 */
export const THRESHOLDS = {
${Object.entries(thresholds)
  .map(([name, figure]) => `  ${name}: ${figure.toFixed(4)},`)
  .join('\n')}
} as const;
`,
  );

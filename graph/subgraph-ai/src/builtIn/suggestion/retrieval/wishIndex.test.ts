import { EXAMPLE_WISHES, VOICES } from '@spire/content/exampleWishes';
import { wishReader } from '@spire/language/readers';
import { OWN_WORDS } from './ownIndex.ts';
import { THRESHOLDS } from './thresholds.ts';
import { createWishIndex, type WishIndex } from './wishIndex.ts';

const HELD_OUT = 'siobhan';
const SHOWN = 3;
/** Every so many wishes are tried. */
const EVERY = 7;

let index: WishIndex;
beforeAll(async () => {
  const examples = Object.entries(EXAMPLE_WISHES).flatMap(([id, wishes]) =>
    VOICES.flatMap((voice) => (voice === HELD_OUT ? [] : [{ id, text: wishes[voice] }])),
  );
  index = await createWishIndex(await wishReader(), { examples, own: OWN_WORDS });
}, 90_000);

test('what an author wrote of whom nothing was learnt finds its text far more often than chance, and the surer the more', () => {
  const tried = Object.entries(EXAMPLE_WISHES)
    .filter((_, place) => place % EVERY === 0)
    .map(([id, { [HELD_OUT]: wish }]) => {
      const { nearest, scores } = index.nearnessOf(wish);
      const best = [...scores].toSorted(([, one], [, other]) => other - one).slice(0, SHOWN);
      return { isSure: nearest >= THRESHOLDS.sure, isFound: best.some(([each]) => each === id) };
    });
  const shareOf = (those: typeof tried) => those.filter(({ isFound }) => isFound).length / those.length;
  const [sure = [], unsure = []] = [true, false].map((isSure) => tried.filter((each) => each.isSure === isSure));
  expect(shareOf(tried)).toBeGreaterThan(0.2);
  expect(shareOf(sure)).toBeGreaterThan(1.5 * shareOf(unsure));
  expect(sure.length).toBeGreaterThan(tried.length / 5);
  expect(sure.length).toBeLessThan((tried.length * 2) / 3);
});

test('a wish of nothing known is near to nothing', () => {
  for (const wish of ['', 'Привет']) expect(index.nearnessOf(wish).nearest).toBeLessThan(THRESHOLDS.guessed);
});

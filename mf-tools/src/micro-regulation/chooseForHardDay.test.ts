import { HARD_DAY_TEXTS } from '@spire/content/hardDay';
import { keysOf } from '@spire/domain/lists';
import { AVOID_SUGGESTIONS, NEED_MORE } from '@spire/domain/options';
import type { Suits } from '../tool-frame/useSuits.ts';
import { chooseForHardDay } from './chooseForHardDay.ts';

const SUITS: Suits = {
  capacity: 'low',
  considerations: [],
  avoid: [],
  sensitivities: new Set(),
  needs: [],
  rests: () => false,
  isWeighty: false,
  known: new Set(),
};
const never = () => 0;

test.each(AVOID_SUGGESTIONS)('who avoids %s is given something that does not touch it', (avoided) => {
  const chosen = chooseForHardDay({ ...SUITS, avoid: [avoided] }, [], never);
  expect(chosen).toBeDefined();
  expect(chosen?.avoid).not.toContain(avoided);
});

test.each(keysOf(NEED_MORE).filter((need) => HARD_DAY_TEXTS.some(({ needs }) => needs.includes(need))))(
  'the need %s of today is answered',
  (need) => {
    expect(chooseForHardDay({ ...SUITS, needs: [need] }, [], never)?.needs).toContain(need);
  },
);

test('what was shown or stopped does not come while there are others', () => {
  const [first, second] = HARD_DAY_TEXTS;
  const rests = ({ id }: { id: string }) => id === first?.id;
  const chosen = chooseForHardDay({ ...SUITS, rests }, [second?.title.en ?? ''], never);
  expect([first?.id, second?.id]).not.toContain(chosen?.id);
});

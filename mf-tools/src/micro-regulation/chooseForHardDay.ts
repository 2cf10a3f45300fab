import { HARD_DAY_TEXTS, type HardDayText } from '@spire/content/hardDay';
import { isBearable } from '@spire/domain/sensitivities';
import type { Suits } from '../tool-frame/useSuits.ts';

/**
 * A small exercise of those written for hard days, as the server chooses it (D58): what is avoided or too much is left
 * out, what meets a need of today comes first, and none comes twice while there are others. `chance` is between 0 and 1
 * for each text.
 */
export function chooseForHardDay(
  { avoid, sensitivities, needs, rests }: Suits,
  shown: readonly string[],
  chance: (id: string) => number,
): HardDayText | undefined {
  const weightOf = (each: HardDayText) => (each.needs.some((need) => needs.includes(need)) ? 1 : 0) + chance(each.id);
  const open = HARD_DAY_TEXTS.filter(
    (each) =>
      !rests(each) &&
      !each.avoid.some((touched) => avoid.includes(touched)) &&
      isBearable(each.contraindications, [...sensitivities]),
  ).toSorted((one, other) => weightOf(other) - weightOf(one));
  return open.find(({ title }) => !shown.includes(title.no) && !shown.includes(title.en)) ?? open[0];
}

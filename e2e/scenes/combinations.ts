import { PARTS_OF_DAY } from '@spire/domain/dates';
import { LEVELS } from '@spire/domain/growth';
import { LANGUAGES } from '@spire/domain/languages';
import type { ShownScene } from '../../packages/ui/gallery/shownScene.ts';

export interface Combination extends ShownScene {
  width: number;
}

const WIDTHS = [320, 360, 390, 768, 1280];
const TEXT_SIZES = [100, 125, 150, 200];
const NAMES = ['Kari', 'Åse-Marie', 'Annbjørg-Margrethe Vestergaard'];
const LOOKS = [
  { theme: 'light', isCalm: false },
  { theme: 'dark', isCalm: false },
  { theme: 'light', isCalm: true },
  { theme: 'dark', isCalm: true },
] as const;
const VIEWS = ['home', 'rest', 'near', 'cut'] as const;

/** Each way the scene can be seen that may differ in geometry or in colour, grouped by width. */
export function* combinations(): Generator<Combination> {
  for (const width of WIDTHS)
    for (const textSize of TEXT_SIZES)
      for (const [index, view] of VIEWS.entries())
        for (const hour of PARTS_OF_DAY)
          for (const [step, { id: level }] of LEVELS.entries())
            for (const look of LOOKS)
              for (const hasDeeds of [true, false]) {
                // A name and a language each: both change how far the words reach, and only that.
                const name = NAMES[(index + step) % NAMES.length] ?? '';
                const names = view === 'home' ? NAMES : [name];
                for (const [turn, each] of names.entries()) {
                  const language = LANGUAGES[(turn + step) % LANGUAGES.length] ?? 'no';
                  yield {
                    width,
                    textSize,
                    view,
                    hour,
                    level,
                    ...look,
                    hasDeeds,
                    name: each,
                    language,
                    hasNotice: true,
                  };
                }
              }
}

/** A fixed sample: the first of so many each. */
export function* everyNth<T>(all: Iterable<T>, nth: number): Generator<T> {
  let index = 0;
  for (const each of all) if (index++ % nth === 0) yield each;
}

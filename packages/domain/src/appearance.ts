/** Which palette the pages wear: the device's wish, or the person's. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Text size in percent of the base size (A7). */
export const TEXT_SIZES = [100, 125, 150] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** Whether that is one of the sizes, of a number that came from anywhere. */
export const isTextSize = (value: number): value is TextSize => TEXT_SIZES.some((each) => each === value);

/** How the app looks on one device. `isCalm` is the low-stimulation form (A33). */
export interface Appearance {
  theme: Theme;
  isCalm: boolean;
  textSize: TextSize;
}

/** How it looks where nobody has chosen anything. */
export const INITIAL_APPEARANCE: Appearance = { theme: 'system', isCalm: false, textSize: 100 };

const CALM_WORDS = ['full', 'calm'] as const;

/** A look as a cookie holds it, `dark.calm.125`. */
export function appearanceText({ theme, isCalm, textSize }: Appearance): string {
  return [theme, CALM_WORDS[Number(isCalm)], textSize].join('.');
}

/** Reads what `appearanceText` wrote, and nothing else: a cookie is anyone's to write, and this one lands in the page. */
export function parseAppearance(text: string | undefined): Appearance | undefined {
  const [first, second] = text?.split('.') ?? [];
  const theme = THEMES.find((each) => each === first);
  const textSize = TEXT_SIZES.find((each) => text?.endsWith(`.${each}`));
  if (theme === undefined || textSize === undefined) return undefined;
  const found = { theme, isCalm: second === 'calm', textSize };
  return appearanceText(found) === text ? found : undefined;
}

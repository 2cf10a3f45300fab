import { rulesIn } from '../src/crisis/screenForCrisis.ts';
import { crisisLevel } from '../src/crisisLevel.ts';
import type { FigureRow } from './figures.ts';
import { KNOWN_TO_RULES } from './knownToRules.ts';
import type { Thresholds } from './measured.ts';
import { isOfAnyCrisis, isOfOneKind, isForBrowsers, LABEL_OF_KIND, TASKS, type TaskName } from './tasks.ts';
import type { LabelledText } from './texts.ts';
import { lowerOf, thresholdOf } from './thresholds.ts';

/** How likely a classifier found each text, in the order of all texts; not a number where it was not asked. */
export type Likelihoods = Partial<Record<TaskName, Float32Array>>;

/** Whether a text is read for crises at all. */
export const isReadForCrises = (text: LabelledText): boolean => TASKS.crisis.labelOf(text) !== null;

/** From where on each classifier of crises is certain, and offers, by texts of authors it had not learnt from. */
export function crisisThresholds(name: TaskName, texts: readonly LabelledText[], likely: Float32Array): Thresholds {
  const held = texts.flatMap((text, at) => {
    const label = TASKS[name].labelOf(text);
    const each = likely[at] ?? Number.NaN;
    return label === null || Number.isNaN(each) ? [] : [{ text, label, likely: Float64Array.of(1 - each, each) }];
  });
  return { threshold: thresholdOf(name, TASKS[name].labels, held), lower: lowerOf(held, name) };
}

function groupOf({ kind, label }: LabelledText): string {
  if (kind !== 'crisis') return 'ordinary';
  return label === 'none' ? 'hard' : label.startsWith('direct') ? 'direct' : label;
}

/**
 * The joint result of the rules and all classifiers of a device for each text: by group, and for direct texts by what
 * they are of. The thresholds are those in use.
 */
export function crisisFigures(
  texts: readonly LabelledText[],
  likely: Likelihoods,
  { thresholds, areForBrowsers }: { thresholds: Partial<Record<TaskName, Thresholds>>; areForBrowsers: boolean },
): FigureRow[] {
  const names = (Object.keys(likely) as TaskName[]).filter(
    (name) => (isOfAnyCrisis(name) || isOfOneKind(name)) && isForBrowsers(name) === areForBrowsers,
  );
  const rows = new Map<string, FigureRow>();
  texts.forEach((text, at) => {
    if (KNOWN_TO_RULES.includes(text.author) || !isReadForCrises(text)) return;
    const { kind, certain } = rulesIn(text.text);
    const weighed = names.map((name) => ({
      likely: likely[name]?.[at] ?? 0,
      ...(thresholds[name] ?? { threshold: 2 }),
    }));
    const level = crisisLevel({ text: text.text, isByRules: kind !== null, isCertain: certain !== null, weighed });
    const told = { rules: certain !== null, help: level === 'help', some: level !== null };
    const { author, lang } = text;
    const groups = [
      groupOf(text),
      ...(Object.values(LABEL_OF_KIND).some((label) => label === text.label) ? [text.label] : []),
    ];
    for (const group of groups) {
      const key = `${group} ${lang} ${author}`;
      const row = rows.get(key) ?? { group, lang, author, shares: {} };
      rows.set(key, row);
      for (const [what, isSo] of Object.entries(told)) {
        const share = (row.shares[what] ??= { hits: 0, of: 0 });
        share.of += 1;
        if (isSo) share.hits += 1;
      }
    }
  });
  return [...rows.values()];
}

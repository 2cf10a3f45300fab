import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import type { HelpLevel } from '@spire/domain/helpLevels';
import { type Found, rulesIn, rulesReady } from './crisis/screenForCrisis.ts';
import { crisisLevel } from './crisisLevel.ts';
import { type Features, featuresOf } from './features.ts';
import { type Model, onFirstUse } from './model.ts';
import { passagesOf } from './passages.ts';
import { yieldToPage } from './yieldToPage.ts';

const anyModel = onFirstUse(() => import('#crisis'));
/** A classifier for each kind: `unsure` is what is said where none of them is likely enough. */
const MODELS: readonly (readonly [kind: CrisisKind, model: () => Promise<Model>])[] = [
  ['poison', onFirstUse(() => import('#poison'))],
  ['danger', onFirstUse(() => import('#danger'))],
  ['suicide', onFirstUse(() => import('#suicide'))],
  ['pressure', onFirstUse(() => import('#pressure'))],
  ['abuse', onFirstUse(() => import('#abuse'))],
  ['self_harm', onFirstUse(() => import('#selfHarm'))],
];

export interface CrisisReading {
  level: HelpLevel;
  kind: CrisisKind;
}

/** The findings of the rules in the form that a classifier takes: one of them more where they come to a crisis. */
export const ruleFeatures = ({ labels, kind }: Found): string[] => (kind === null ? [...labels] : [...labels, 'any']);

/** The features of each passage of a text with what the rules found in it; every classifier of crises looks at the same. */
function featuresIn(text: string, found: Found, { sorts }: Model): Features[] {
  const passages = passagesOf(text);
  const rulesOf = (passage: string) => (passages.length === 1 || found.labels.length === 0 ? found : rulesIn(passage));
  return passages.map((passage) => featuresOf(passage, sorts, { rules: ruleFeatures(rulesOf(passage)) }));
}

/** How likely it is by a classifier that any passage of a text is what it looks for. */
const likelyIn = (model: Model, passages: readonly Features[]): number =>
  Math.max(0, ...passages.map((features) => model.likelihoods(features)[1] ?? 0));

/** The result of one classifier on a text: how likely it is, and of which kind where it knows one alone. */
interface Weighed {
  likely: number;
  threshold: number;
  lower: number | undefined;
  kind?: CrisisKind;
}

async function weighedBy(text: string, found: Found): Promise<Weighed[]> {
  const ofAny = await anyModel();
  const passages = featuresIn(text, found, ofAny);
  const weigh = (model: Model) => ({
    likely: likelyIn(model, passages),
    threshold: model.threshold,
    lower: model.lower,
  });
  const ofKinds = await Promise.all(MODELS.map(async ([kind, model]) => ({ ...weigh(await model()), kind })));
  return [...ofKinds, weigh(ofAny)];
}

/**
 * The kind of crisis that a text is answered as (D85): the kind that the rules are certain of, else the one whose classifier is, the likeliest
 * first; what one of them and the rules have a notion of; `unsure` otherwise, so that nobody is sent to a service that is
 * not theirs.
 */
function kindOf(found: Found, weighed: readonly Weighed[]): CrisisKind {
  const byLikelihood = weighed.toSorted((one, other) => other.likely - one.likely);
  const confident = byLikelihood.find(({ kind, likely, threshold }) => kind !== undefined && likely >= threshold);
  const agreeing = byLikelihood.find(
    ({ kind, likely, threshold, lower = threshold }) => kind !== undefined && kind === found.kind && likely >= lower,
  );
  return found.certain ?? confident?.kind ?? agreeing?.kind ?? 'unsure';
}

/**
 * Whether somebody needs help rather than advice, by the rules and by the classifiers that weigh them, and of which kind;
 * null for nothing. It works on the server and, without a network, in a browser (S6), where smaller classifiers weigh the
 * same.
 */
export async function readCrisis(text: string): Promise<CrisisReading | null> {
  await rulesReady();
  const found = rulesIn(text);
  await yieldToPage();
  const weighed = await weighedBy(text, found);
  const level = crisisLevel({ text, isByRules: found.kind !== null, isCertain: found.certain !== null, weighed });
  return level === null ? null : { level, kind: kindOf(found, weighed) };
}

/** Of several texts those that need help, or may, each with what was read in it. */
export async function readingsOf(texts: readonly string[]): Promise<{ text: string; reading: CrisisReading }[]> {
  const found: { text: string; reading: CrisisReading }[] = [];
  for (const text of texts) {
    const reading = text.trim() === '' ? null : await readCrisis(text);
    if (reading !== null) found.push({ text, reading });
  }
  return found;
}

/** Of several texts what is sure, else what may be so, the first of each; null when there is nothing (D36). */
export async function mostPressing(texts: readonly string[]): Promise<CrisisReading | null> {
  let offered: CrisisReading | null = null;
  for (const text of texts) {
    const reading = await readCrisis(text);
    if (reading?.level === 'help') return reading;
    offered ??= reading;
  }
  return offered;
}

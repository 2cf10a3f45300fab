import { CRISIS_KINDS, type CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { type Found, rulesIn } from '@spire/domain/crisis/screenForCrisis';
import { crisisLevel, type CrisisLevel } from './crisisLevel.ts';
import { featuresOf } from './features.ts';
import { type Model, onFirstUse } from './model.ts';
import { passagesOf } from './passages.ts';

const crisisModel = onFirstUse(() => import('#crisis'));
const kindModel = onFirstUse(() => import('./generated/crisisKind.ts'));

export interface CrisisReading {
  level: CrisisLevel;
  kind: CrisisKind;
}

/** What the rules found as a reader takes it in: one of them more where they come to a crisis. */
export const ruleFeatures = ({ labels, kind }: Found): string[] => (kind === null ? [...labels] : [...labels, 'any']);

/** How likely it is that any passage of a text speaks of a crisis. */
function likelyIn(model: Model, text: string, found: Found): number {
  const passages = passagesOf(text);
  const rulesOf = (passage: string) => (passages.length === 1 || found.labels.length === 0 ? found : rulesIn(passage));
  const likely = passages.map(
    (passage) => model.likelihoods(featuresOf(passage, model.sorts, { rules: ruleFeatures(rulesOf(passage)) }))[1] ?? 0,
  );
  return Math.max(0, ...likely);
}

async function likeliestKind(text: string): Promise<CrisisKind> {
  const { labels, sorts, likelihoods } = await kindModel();
  const likely = likelihoods(featuresOf(text, sorts));
  const of = (kind: CrisisKind) => likely[labels.indexOf(kind)] ?? 0;
  return CRISIS_KINDS.reduce((one, other) => (of(other) > of(one) ? other : one));
}

/**
 * Whether somebody needs help rather than advice, by the rules and by the reader that weighs them, and of which kind; null
 * for nothing. It works on the server and, without a network, in a browser (S6), where a smaller reader weighs the same.
 */
export async function readCrisis(text: string): Promise<CrisisReading | null> {
  const model = await crisisModel();
  const found = rulesIn(text);
  const level = crisisLevel({ text, isByRules: found.kind !== null, likely: likelyIn(model, text, found) }, model);
  return level === null ? null : { level, kind: found.kind ?? (await likeliestKind(text)) };
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

import { CRISIS_KINDS, type CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { rulesIn, screenForCrisis } from '@spire/domain/crisis/screenForCrisis';
import { crisisLevel, type CrisisLevel } from './crisisLevel.ts';
import { featuresOf } from './features.ts';
import { type Model, onFirstUse } from './model.ts';
import { passagesOf } from './passages.ts';

const crisisModel = onFirstUse(() => import('./generated/crisis.ts'));
const kindModel = onFirstUse(() => import('./generated/crisisKind.ts'));

export interface CrisisReading {
  level: CrisisLevel;
  kind: CrisisKind;
}

/** How likely it is that any passage of a text speaks of a crisis. */
function likelyIn(model: Model, text: string): number {
  const likely = passagesOf(text).map(
    (passage) => model.likelihoods(featuresOf(passage, model.sorts, rulesIn(passage)))[1] ?? 0,
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
 * for nothing. It works the same on the server and, without a network, in a browser (S6).
 */
export async function readCrisis(text: string): Promise<CrisisReading | null> {
  const model = await crisisModel();
  const byRules = screenForCrisis(text);
  const level = crisisLevel({ text, isByRules: byRules !== null, likely: likelyIn(model, text) }, model);
  return level === null ? null : { level, kind: byRules ?? (await likeliestKind(text)) };
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

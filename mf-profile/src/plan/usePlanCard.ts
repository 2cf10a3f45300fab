import { useLatestSave, useSave, type Save, type SaveState } from '@spire/client';
import { CONSENT_VERSIONS } from '@spire/domain/consents';
import { isPlanEmpty, planErrors, type PlanCard, type PlanLists } from '@spire/domain/safetyPlan';
import { useHelpFirst, type HelpFirst } from '@spire/written/useHelpFirst.ts';
import type { Plan } from '@spire/written/plan/useShownPlan.ts';
import { useState } from 'react';
import { DecideConsentDocument } from '../privacy/DecideConsent.generated.ts';
import type { PlanHintsQuery } from './PlanHints.generated.ts';
import { SaveSafetyPlanDocument } from './SaveSafetyPlan.generated.ts';

export type Hints = PlanHintsQuery['me'] | undefined;

/** The yes to keeping a plan, decided when it is ticked. */
export interface PlanYes {
  isGiven: boolean;
  /** Whether it is asked for on this card. */
  isAsked: boolean;
  /** Whether somebody wrote before they ticked. */
  isMissed: boolean;
  decide: (isGiven: boolean) => void;
}

export interface CardSave<Card extends PlanCard> {
  list: PlanLists[Card];
  yes: PlanYes;
  state: SaveState;
  help: HelpFirst;
  /** Keeps the list at once; false, and nothing is kept, without a yes or where something in it is wrong. */
  keep: (list: PlanLists[Card]) => boolean;
  /** Looks at new words that are kept by now, and resolves when help, where they need it, has been seen (D74). */
  look: (texts: readonly string[]) => Promise<void>;
}

const RESTING: SaveState = { kind: 'resting' };

/** A save of words that another has kept already. */
const KEPT_ALREADY: Save<object, { texts: readonly string[] }> = {
  state: RESTING,
  letGo: () => undefined,
  save: () => Promise.resolve({ kind: 'saved', data: {} }),
};

function usePlanYes(plan: Plan, hints: Hints): PlanYes & { miss: () => void } {
  const { save } = useSave(DecideConsentDocument);
  const [wanted, setWanted] = useState<boolean>();
  const [isMissed, setMissed] = useState(false);
  const isKnown = hints?.consents.some(({ kind, isGiven }) => kind === 'plan' && isGiven) ?? !isPlanEmpty(plan);
  return {
    isGiven: wanted ?? isKnown,
    isAsked: wanted !== undefined || !isKnown,
    isMissed,
    miss: () => setMissed(true),
    decide: (isGiven) => {
      setWanted(isGiven);
      setMissed(false);
      void save({ kind: 'plan', version: CONSENT_VERSIONS.plan.at(-1) ?? '', isGiven }).then(({ kind }) => {
        if (kind === 'failed' || kind === 'refused') setWanted(undefined);
      });
    },
  };
}

/** One card as it is changed: kept at each change, the latest one in the end, whatever else is under way. */
export function usePlanCard<Card extends PlanCard>(card: Card, plan: Plan, hints: Hints): CardSave<Card> {
  const { miss, ...yes } = usePlanYes(plan, hints);
  const { wanted, state, want } = useLatestSave(SaveSafetyPlanDocument, (list: PlanLists[Card]) => ({ [card]: list }));
  const { save, ...help } = useHelpFirst(KEPT_ALREADY, ({ texts }) => texts, { isOnlyOutright: true });
  return {
    list: wanted ?? plan[card],
    yes,
    state,
    help,
    keep: (list) => {
      if (!yes.isGiven) miss();
      if (!yes.isGiven || planErrors({ [card]: list }).length > 0) return false;
      want(list);
      return true;
    },
    look: async (texts) => {
      if (texts.length > 0) await save.save({ texts });
    },
  };
}

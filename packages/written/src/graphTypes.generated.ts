/** Written by `npm run codegen` from the operations of this workspace. */
export type CapacityLevel = 'low' | 'limited' | 'moderate' | 'high';

export type ConsentKind = 'terms' | 'health' | 'plan' | 'ai';

export type CrisisKind = 'suicide' | 'self_harm' | 'danger' | 'poison' | 'abuse' | 'pressure' | 'unsure';

export type DecideConsentInput = {
  kind: ConsentKind;
  version: string;
  isGiven: boolean;
};

export type SetAllShownInput = {
  date: string;
  isAllShown: boolean;
};

export type SetHelpAsideInput = {
  date: string;
  mark?: string | null;
};

export type Weight = 'death' | 'illness' | 'dementia' | 'breakup' | 'job_loss' | 'court' | 'violence' | 'loss';

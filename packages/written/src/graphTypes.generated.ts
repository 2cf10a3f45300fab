/** Written by `npm run codegen` from the operations of this workspace. */
/** How much energy the person has, lowest first. It shapes every text the product offers. */
export type CapacityLevel = 'low' | 'limited' | 'moderate' | 'high';

/** What a person decides about, each on its own. */
export type ConsentKind = 'terms' | 'health' | 'ai';

/** What a text speaks of that needs help rather than advice. */
export type CrisisKind = 'suicide' | 'self_harm' | 'danger' | 'poison' | 'abuse' | 'pressure' | 'unsure';

/** A decision of the person’s. */
export type DecideConsentInput = {
  /** What it is about. */
  kind: ConsentKind;
  /** The version of the text they have read, one that there has been. */
  version: string;
  /** Whether they agree. */
  isGiven: boolean;
};

/** Whether everything is to be seen on a day that asks for little. */
export type SetAllShownInput = {
  /** Today where the person is, or up to 30 days back. */
  date: string;
  /** No takes the wish back. */
  isAllShown: boolean;
};

/** That a text in which help was found is not about whoever wrote it. */
export type SetHelpAsideInput = {
  /** Today where the person is, or up to 30 days back. */
  date: string;
  /** The mark of the text, by `textMark` of the domain; never the text. Null for every text of that date in which help was found. */
  mark?: string | null;
};

/** What weighs on a day more than a text could play with. */
export type Weight = 'death' | 'illness' | 'dementia' | 'breakup' | 'job_loss' | 'court' | 'violence' | 'loss';

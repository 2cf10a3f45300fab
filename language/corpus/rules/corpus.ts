import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';

/** How a text of the corpus speaks: each is either direct or indirect, and may be more besides (S9). */
export type CrisisTag = 'direct' | 'indirect' | 'thirdPerson' | 'negated' | 'nynorsk' | 'misspelt';

/** Crisis texts that are of one kind and speak in one way. */
export interface CrisisTexts {
  kind: CrisisKind;
  tags: readonly CrisisTag[];
  texts: readonly string[];
}

/**
 * Texts as tired people write them (S9). One half of each language was written before the rules and first read by them
 * when they stood: docs/crisis-screening.md tells what they found then.
 */
export interface Corpus {
  crisis: readonly CrisisTexts[];
  everyday: readonly string[];
  /** Texts that hint at violence or control without being a crisis in themselves (S15). */
  control: readonly string[];
}

import { CRISIS_KINDS, type CrisisKind } from '@spire/domain/crisis/crisisKinds';
import type { Language } from '@spire/domain/languages';
import { INSTEAD_OF_A_NO } from '../boundaryTexts/violence.ts';
import { TEXTS } from '../generated/crisisHelpTexts.ts';

type Words = Record<Language, string>;

/** Where a person harms or controls another, help and the tool that finds a no begin with the same words. */
const withInstead = ({ no, en }: Words): Words => ({
  no: no.replace('{insteadOfANo}', INSTEAD_OF_A_NO.text.no),
  en: en.replace('{insteadOfANo}', INSTEAD_OF_A_NO.text.en),
});

/** The words of each kind, to the person it happens to and to the one who worries for somebody. */
export const CRISIS_WORDS = Object.fromEntries(
  CRISIS_KINDS.map(
    (kind) => [kind, { ...TEXTS.kinds[kind], message: withInstead(TEXTS.kinds[kind].message) }] as const,
  ),
) as Record<CrisisKind, { title: Words; lead: Words; message: Words }>;

/** Said whatever the kind (S12): who hears of it, what becomes of the text, and what to do when nobody answers. */
export const ALWAYS_SAID: Words = TEXTS.alwaysSaid;

/** The same for a person who reads no more than a line. */
export const BRIEFLY_SAID: Words = TEXTS.brieflySaid;

/** Grounding that can be done lying down with closed eyes; the breath is left alone. */
export const GROUNDING: Words = TEXTS.grounding;

/** Tells what closing the panel means (S11). */
export const CLOSING: Words = TEXTS.closing;

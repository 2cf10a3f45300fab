import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import type { MessageForm } from '@spire/domain/nynorsk';
import { TEXTS } from '../generated/crisisHelpTexts.ts';

type Words = Record<MessageForm, string>;

/** The words of each kind, to the person it happens to and to the one who worries for somebody. */
export const CRISIS_WORDS: Record<CrisisKind, { title: Words; lead: Words; message: Words }> = TEXTS.kinds;

/** Said whatever the kind (S12): who hears of it, what becomes of the text, and what to do when nobody answers. */
export const ALWAYS_SAID: Words = TEXTS.alwaysSaid;

/** The same for a person who reads no more than a line. */
export const BRIEFLY_SAID: Words = TEXTS.brieflySaid;

/** Grounding that can be done lying down with open or closed eyes; the breath is left alone. */
export const GROUNDING: Words = TEXTS.grounding;

/** Tells what closing the panel means (S11). */
export const CLOSING: Words = TEXTS.closing;

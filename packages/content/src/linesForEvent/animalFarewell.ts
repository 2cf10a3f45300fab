import type { DesiredFeeling } from '@spire/domain/toolOptions';
import type { Tip } from '../expectationTexts/feelingTexts.ts';
import type { Language } from '@spire/domain/languages';
import { TEXTS } from '../generated/animalFarewell.ts';

type Line = Record<Language, string>;

/** The opening where an animal is to be put down, or has been, in place of the one for worry about it. */
export const ANIMAL_FAREWELL_OPENING: Line = TEXTS.opening;

export const ANIMAL_FAREWELL_LINES: Readonly<Record<DesiredFeeling, readonly [Line, Line]>> = TEXTS.lines;

export const ANIMAL_FAREWELL_TIPS: readonly Tip[] = TEXTS.tips;

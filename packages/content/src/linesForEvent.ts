import type { DesiredFeeling } from '@spire/domain/toolOptions';
import type { FeelingLines } from './linesForEvent/feelingLines.ts';
import { GLAD } from './linesForEvent/glad.ts';
import { INSPIRERT } from './linesForEvent/inspirert.ts';
import { KJAERLIG } from './linesForEvent/kjaerlig.ts';
import { MALRETTET } from './linesForEvent/malrettet.ts';
import { MESTRING } from './linesForEvent/mestring.ts';
import { ROLIG } from './linesForEvent/rolig.ts';
import { SELVSIKKER } from './linesForEvent/selvsikker.ts';

/** What is said to who wishes for a feeling at what lies ahead (spec 2 §3). */
export const LINES_FOR_EVENT: Readonly<Record<DesiredFeeling, FeelingLines>> = {
  glad: GLAD,
  inspirert: INSPIRERT,
  kjaerlig: KJAERLIG,
  malrettet: MALRETTET,
  rolig: ROLIG,
  mestring: MESTRING,
  selvsikker: SELVSIKKER,
};

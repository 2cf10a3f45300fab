import type { Language } from '@spire/domain/languages';
import type { PlannedEvent } from '@spire/domain/readingLabels';
import type { DesiredFeeling } from '@spire/domain/toolOptions';
import { GLAD } from './linesForEvent/glad.ts';
import { INSPIRERT } from './linesForEvent/inspirert.ts';
import { KJAERLIG } from './linesForEvent/kjaerlig.ts';
import { MALRETTET } from './linesForEvent/malrettet.ts';
import { MESTRING } from './linesForEvent/mestring.ts';
import { ROLIG } from './linesForEvent/rolig.ts';
import { SELVSIKKER } from './linesForEvent/selvsikker.ts';

type Line = Record<Language, string>;

/** For one feeling, what is said of each event, in turns: it follows the line of `EVENT_OPENINGS`. */
export type LinesForEvent = Readonly<Record<PlannedEvent, readonly [Line, Line]>>;

/** What is said to who wishes for a feeling at what lies ahead (spec 2 §3). */
export const LINES_FOR_EVENT: Readonly<Record<DesiredFeeling, LinesForEvent>> = {
  glad: GLAD,
  inspirert: INSPIRERT,
  kjaerlig: KJAERLIG,
  malrettet: MALRETTET,
  rolig: ROLIG,
  mestring: MESTRING,
  selvsikker: SELVSIKKER,
};

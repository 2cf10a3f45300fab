import type { DesiredFeeling } from '@spire/domain/toolOptions';
import type { EventLines } from '../schema/events.ts';
import { TEXTS } from './generated/eventLines.ts';

/** For each feeling that is wished for at what lies ahead, two lines of each event, in turns: one follows the opening. */
export const LINES_FOR_EVENT: Readonly<Record<DesiredFeeling, EventLines>> = TEXTS;

import type { DesiredFeeling } from '@spire/domain/toolOptions';
import type { FeelingTips as Written } from '../schema/events.ts';
import { TEXTS } from './generated/feelingTips.ts';

/** Three tips for a feeling that is wished for at something that is known: they go with the tips of the event. */
export type FeelingTips = Written[DesiredFeeling][number];

/** The tips that go with the feeling that is wished for, whatever is done; in turns. */
export const FEELING_TIPS: Readonly<Record<DesiredFeeling, readonly FeelingTips[]>> = TEXTS;

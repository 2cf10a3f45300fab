import type { Language } from '@spire/domain/languages';
import type { PlannedEvent } from '@spire/domain/readingLabels';

type Line = Record<Language, string>;

/** For one feeling, what is said of each event, in turns: it follows the line of `EVENT_OPENINGS`. */
export type FeelingLines = Readonly<Record<PlannedEvent, readonly [Line, Line]>>;

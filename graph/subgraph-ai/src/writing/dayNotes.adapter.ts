import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { localDate } from '@spire/domain/dates';
import { textMark } from '@spire/domain/textMark';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import type { AskSubgraph } from '@spire/graph-kit/subgraphClient';
import { type WeightFound, weightIn } from '@spire/language/readWeight';

/** The notes of a day kept by the wellbeing subgraph, as far as they come from requests for texts. */
export interface DayNotes {
  /** Notes help found in a text of today, and answers whether it stands: help that was set aside does not (S11). */
  noteHelp(found: { text: string; kind: CrisisKind }, context: RequestContext): Promise<boolean>;
  /** The gravity found in these texts, noted for the rest of the day; null where nothing weighs. */
  noteWeight(texts: readonly string[], context: RequestContext): Promise<WeightFound | null>;
}

const NOTE_HELP = 'mutation ($input: NoteHelpInput!) { noteHelp(input: $input) }';
const NOTE_WEIGHT = 'mutation ($input: NoteWeightInput!) { noteWeight(input: $input) }';

export function createDayNotes(wellbeing: AskSubgraph): DayNotes {
  const todayOf = ({ now, timeZone }: RequestContext) => localDate(now, timeZone);
  return {
    noteHelp: async ({ text, kind }, context) => {
      const input = { date: todayOf(context), kind, mark: textMark(text) };
      return (await wellbeing<{ noteHelp: boolean }>(NOTE_HELP, { input }, context)).noteHelp;
    },
    noteWeight: async (texts, context) => {
      const found = await weightIn(texts);
      if (found !== null) await wellbeing(NOTE_WEIGHT, { input: { date: todayOf(context), ...found } }, context);
      return found;
    },
  };
}

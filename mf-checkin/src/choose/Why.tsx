import type { NeedMore } from '@spire/domain/options';
import type { SuggestionWhy, WishGroup } from '@spire/domain/wishGroups';
import { useMessages } from '@spire/i18n';
import { Quiet } from '@spire/ui/Quiet';
import { Because } from '../suggestion/Because.tsx';
import { doing } from '../doing/messages/namespace.ts';

/** What is known of why three were chosen. */
export interface Reasons {
  /** Of each text, by its id; empty where no wish was answered just now. */
  whys: ReadonlyMap<string, SuggestionWhy | null>;
  /** What the wish was taken, or said, to be about. */
  group: WishGroup | null;
  /** The needs of today's check-in. */
  needMore: readonly NeedMore[];
  /** Whether they are for today and no wish. */
  isOfDay: boolean;
}

interface WhyProps {
  id: string;
  needs: readonly NeedMore[];
  of: Reasons;
}

/** Why a text is here, in one small line: its own reason, or none at all. */
export function Why({ id, needs, of: { whys, group, needMore, isOfDay } }: WhyProps) {
  const tDoing = useMessages(doing);
  const why = whys.get(id);
  const met = needs.filter((need) => needMore.includes(need));
  if (why === 'chosen') return <Quiet>{tDoing('heard.why.chosen')}</Quiet>;
  if (why === 'wrote' && group !== null)
    return <Quiet>{tDoing('heard.why.wrote', { about: tDoing(`heard.within.${group}`) })}</Quiet>;
  if (met.length > 0) return <Because needs={met} />;
  if (isOfDay) return <Quiet>{tDoing('heard.why.day')}</Quiet>;
  return whys.size > 0 && group === null ? <Quiet>{tDoing('heard.why.anybody')}</Quiet> : null;
}

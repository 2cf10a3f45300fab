import type { NeedMore } from '@spire/domain/options';
import type { SuggestionWhy, WishGroup } from '@spire/domain/wishGroups';
import { options, useMessages } from '@spire/i18n';
import { Quiet } from '@spire/ui/Quiet';
import { checkin } from '../messages/namespace.ts';
import { doing } from '../doing/messages/namespace.ts';

/** The known reasons for three suggestions. */
export interface Reasons {
  /** Whether they answer a wish, as we understood it. */
  isOfWish: boolean;
  /** The group that the wish was taken, or said, to be about. */
  group: WishGroup | null;
  /** The needs of today's check-in. */
  needMore: readonly NeedMore[];
  /** Whether they are for today and no wish. */
  isOfDay: boolean;
}

interface WhyProps {
  why: SuggestionWhy | null;
  needs: readonly NeedMore[];
  of: Reasons;
}

/** Why a text is here, in one small line: its own reason, or none at all. */
export function Why({ why, needs, of: { isOfWish, group, needMore, isOfDay } }: WhyProps) {
  const t = useMessages(checkin);
  const tOptions = useMessages(options);
  const tDoing = useMessages(doing);
  const met = needs.filter((need) => needMore.includes(need));
  if (why === 'chosen') return <Quiet>{tDoing('heard.why.chosen')}</Quiet>;
  if (why === 'wrote' && group !== null)
    return <Quiet>{tDoing('heard.why.wrote', { name: tDoing(`heard.names.${group}`) })}</Quiet>;
  if (met.length > 0)
    return (
      <Quiet>
        {t('suggestion.because')} {met.map((need) => tOptions(`needMore.${need}`)).join(' · ')}
      </Quiet>
    );
  if (isOfDay) return <Quiet>{tDoing('heard.why.day')}</Quiet>;
  return isOfWish && group === null ? <Quiet>{tDoing('heard.why.anybody')}</Quiet> : null;
}

import { usePages } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { SHOWN_AT_ONCE, ToolHistory } from '../history/ToolHistory.tsx';
import { BoundariesDocument } from './Boundaries.generated.ts';
import { BoundaryWords } from './BoundaryWords.tsx';
import { selfPriority } from './messages/namespace.ts';

/** The boundaries that were set before, newest first, each to be read and copied again. */
export function EarlierBoundaries() {
  const t = useMessages(selfPriority);
  const pages = usePages(BoundariesDocument, { pageSize: SHOWN_AT_ONCE, pick: ({ me }) => me.toolActivities });
  return (
    <ToolHistory
      of={pages}
      mutation="addSelfPriority"
      empty={t('nothingYet')}
      titleOf={({ record }) =>
        record.__typename === 'SelfPriorityRecord' ? `${record.needInstead.emoji} ${record.needInstead.text}` : ''
      }
    >
      {({ record }) =>
        record.__typename === 'SelfPriorityRecord' ? <BoundaryWords boundary={record} isEarlier /> : null
      }
    </ToolHistory>
  );
}

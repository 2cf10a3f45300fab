import { knownOf, usePages, useToday } from '@spire/client';
import { common, useMessages } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { Stack } from '@spire/ui/Stack';
import { LoadingState } from '@spire/ui/states';
import { useState } from 'react';
import { SHOWN_AT_ONCE } from '../history/ToolHistory.tsx';
import { useKept } from '../written/useKept.ts';
import { HowItWent } from './HowItWent.tsx';
import { dayAhead, isEvening, isOver } from './lift.ts';
import { expectationLift } from './messages/namespace.ts';
import { SessionsDocument } from './Sessions.generated.ts';

/**
 * Closes the loop: in the evening, how it went, of today's newest session that nothing is told of yet. The question can
 * be left for tonight, and is not asked of an earlier day: those stand below, each to be told of where it stands. Until
 * it is known whether it will be asked, what it would push down waits with it.
 */
export function EveningQuestion() {
  const t = useMessages(expectationLift);
  const tCommon = useMessages(common);
  const { userId } = useSession();
  const today = useToday();
  const [now] = useState(() => new Date());
  const [putOff, keepPutOff] = useKept<{ id: string }>(`expectationLift.notTonight.${userId}`);
  const read = usePages(SessionsDocument, { pageSize: SHOWN_AT_ONCE, pick: ({ me }) => me.expectationSessions });
  const untold = knownOf(read)?.nodes.find(
    (each) => dayAhead(each) === today && each.howItWent === null && isOver(each, { today, now }),
  );
  // Once it is answered it stays until somebody leaves, so that a wrong tap can be put right.
  const [asked, setAsked] = useState(untold);
  if (asked === undefined && untold !== undefined) setAsked(untold);
  if (read.kind === 'loading' && asked === undefined && isEvening(now))
    return <LoadingState text={tCommon('states.loading')} slowText={tCommon('states.loadingSlow')} />;
  if (asked === undefined || putOff?.id === asked.id) return null;
  return (
    <Card title={t('went.question')}>
      <Stack $gap={4}>
        <p>{t('went.awaited', { what: asked.whatToDo, feeling: t(`feelingAs.${asked.desiredFeeling}`) })}</p>
        <HowItWent session={asked}>
          <div>
            <LinkButton type="button" onClick={() => keepPutOff({ id: asked.id })}>
              {t('went.notTonight')}
            </LinkButton>
          </div>
        </HowItWent>
      </Stack>
    </Card>
  );
}

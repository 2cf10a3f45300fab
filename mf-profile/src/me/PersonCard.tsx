import { useQuery } from '@spire/client';
import { common, useFormat, useMessages } from '@spire/i18n';
import { Card } from '@spire/ui/Card';
import { ErrorState, LoadingState } from '@spire/ui/states';
import { color, space, text } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { profile } from '../messages/namespace.ts';
import { MeDocument } from './Me.generated.ts';
import { Nickname } from './Nickname.tsx';

/** Who is signed in: nickname, e-mail address and the month it all began (trap 9). */
export function PersonCard() {
  const t = useMessages(profile);
  const c = useMessages(common);
  const format = useFormat();
  const { data, previousData, error, refetch } = useQuery(MeDocument);
  const me = (data ?? previousData)?.me;

  if (me === undefined)
    return (
      <Card>
        {error === undefined ? (
          <LoadingState text={t('me.loading')} slowText={c('states.loadingSlow')} />
        ) : (
          <ErrorState
            isQuiet
            title={t('me.failedTitle')}
            text={t('me.failedText')}
            retryLabel={c('actions.retry')}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
      </Card>
    );

  return (
    <Card>
      <Nickname nickname={me.profile?.nickname ?? ''} />
      <Facts>
        <p>{me.email}</p>
        <p>{t('me.memberSince', { month: format.month(me.createdAt) })}</p>
      </Facts>
    </Card>
  );
}

const Facts = styled.div`
  margin-top: ${space(3)};
  ${text.small}
  color: ${color.muted};
  overflow-wrap: anywhere;
`;

import { useRead } from '@spire/client';
import { useFormat, useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { Read } from '@spire/ui/Read';
import { color, space, text } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { profile } from '../messages/namespace.ts';
import { MeDocument } from './Me.generated.ts';
import { Nickname } from './Nickname.tsx';

/** Who is signed in: nickname, e-mail address and the month it all began (trap 9). */
export function PersonCard() {
  const t = useMessages(profile);
  const format = useFormat();
  const person = useRead(MeDocument, { pick: ({ me }) => me, asks: 'once' });
  return (
    <Card>
      <Read
        of={person}
        loading={t('me.loading')}
        failed={{ title: t('me.failedTitle'), text: t('me.failedText') }}
        isQuiet
      >
        {(me) => (
          <>
            <Nickname nickname={me.profile?.nickname ?? ''} />
            <Facts>
              <p>{me.email}</p>
              <p>{t('me.memberSince', { month: format.month(me.createdAt) })}</p>
            </Facts>
            <LinkButton as={PageLink} page="profileSettings">
              {t('settings.open')}
            </LinkButton>
          </>
        )}
      </Read>
    </Card>
  );
}

const Facts = styled.div`
  margin-top: ${space(3)};
  ${text.small}
  color: ${color.muted};
  overflow-wrap: anywhere;
`;

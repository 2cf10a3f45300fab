import { useIsConnected } from '@spire/client/useIsConnected';
import { useMessages } from '@spire/i18n';
import { Card } from '@spire/ui/Card';
import { Icon } from '@spire/ui/Icon';
import { color, space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { status as words } from './messages/namespace.ts';
import { isReadyHere } from './readyHere.ts';

/** The pages that work without a network, named only where there are any. */
export function WorksOffline() {
  const t = useMessages(words);
  const isConnected = useIsConnected();
  if (isConnected || !isReadyHere()) return null;
  return (
    <section>
      <Heading>{t('page.worksOffline')}</Heading>
      <Card>
        <List>
          {(['today', 'memories', 'help'] as const).map((each) => (
            <li key={each}>
              <Icon name="check" />
              {t(`page.works.${each}`)}
            </li>
          ))}
        </List>
      </Card>
    </section>
  );
}

const Heading = styled.h2`
  margin-block: ${space(4)} ${space(2)};
  font-size: 1.125rem;
`;

const List = styled.ul`
  > li {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    padding-block: ${space(3)};
  }
  > li + li {
    border-top: 1px solid ${color.hairline};
  }
  svg {
    flex: none;
    color: ${color.primary};
  }
`;

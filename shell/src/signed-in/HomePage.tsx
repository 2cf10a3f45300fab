import { partOfDay } from '@spire/domain/dates';
import { ROUTES, type RemoteName } from '@spire/domain/routes';
import { common, useFormat, useMessages } from '@spire/i18n';
import { Link } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Page } from '@spire/ui/Page';
import { Stack } from '@spire/ui/Stack';
import { media, space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { shell } from '../messages/namespace.ts';
import { RemoteView } from './RemoteView.tsx';
import { placesOf } from './remotesOf.ts';
import { useHomeFacts } from './useHomeFacts.ts';

const Today = styled.span`
  display: block;
  &::first-letter {
    text-transform: uppercase;
  }
`;

const Column = styled(Stack)`
  gap: ${space(4)};
  ${media.wide} {
    gap: ${space(5)};
  }
`;

const BigButton = styled(Button)`
  min-height: 4rem;
  font-size: 1.06rem;
`;

function Cards({ of }: { of: readonly RemoteName[] }) {
  return placesOf('home')
    .filter(({ remote }) => of.includes(remote))
    .map((place) => <RemoteView key={place.id} place={place} />);
}

interface HomePageProps {
  knownSince: number;
  now: Date;
}

/** Greeting, the one big thing to press, and the cards of the remotes in the order of D6, in two columns when wide. */
export function HomePage({ knownSince, now }: HomePageProps) {
  const t = useMessages(shell);
  const tCommon = useMessages(common);
  const format = useFormat();
  const { profile, todaysCheckIn } = useHomeFacts(knownSince);
  const part = partOfDay(now.getHours());
  const name = profile?.nickname ?? '';
  const greeting = name === '' ? tCommon(`greeting.${part}NoName`) : tCommon(`greeting.${part}`, { name });

  return (
    <Page title={greeting} lead={<Today>{format.longDate(now)}</Today>} columns>
      <Column>
        <Cards of={['mf-profile']} />
        <BigButton as={Link} to={ROUTES.checkin.path} $isWide>
          {t(todaysCheckIn === null ? 'home.checkIn' : 'home.checkInDone')}
        </BigButton>
        <Button as={Link} to={ROUTES.memoryBank.path} $variant="secondary" $isWide>
          {t('home.memoryBank')}
        </Button>
        <Cards of={['mf-checkin']} />
      </Column>
      <Column>
        <Cards of={['mf-memories', 'mf-tools']} />
      </Column>
    </Page>
  );
}

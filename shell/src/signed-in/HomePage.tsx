import { partOfDay } from '@spire/domain/dates';
import { common, useFormat, useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { Page } from '@spire/ui/Page';
import { Stack } from '@spire/ui/Stack';
import { media, space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { HomeColumn } from './HomeColumn.tsx';
import { useHomeFacts } from './useHomeFacts.ts';

interface HomePageProps {
  knownSince: number;
  now: Date;
}

/** Greeting, and what the remotes put here in the order of D6, in two columns when wide. */
export function HomePage({ knownSince, now }: HomePageProps) {
  const tCommon = useMessages(common);
  const format = useFormat();
  const { profile, todaysCheckIn } = useHomeFacts(knownSince);
  const { isCalm } = useAppearance();
  const facts = { isCheckedIn: todaysCheckIn !== null, isCalm };
  const part = partOfDay(now.getHours());
  const name = profile?.nickname ?? '';
  const greeting = name === '' ? tCommon(`greeting.${part}NoName`) : tCommon(`greeting.${part}`, { name });

  return (
    <Page title={greeting} lead={<Today>{format.longDate(now)}</Today>} columns>
      <Column>
        <HomeColumn place="home.main" facts={facts} />
      </Column>
      <Column>
        <HomeColumn place="home.aside" facts={facts} />
      </Column>
    </Page>
  );
}

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

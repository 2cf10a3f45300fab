import { POINTS } from '@spire/domain/growth';
import { useMessages } from '@spire/i18n';
import { useAppearance, useIsSignedIn, usePagePath, usePageTitle } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { withWords } from '@spire/remote-kit/withWords';
import { CardLink } from '@spire/ui/Card';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { Page, PageBody } from '@spire/ui/Page';
import { Quiet } from '@spire/ui/Quiet';
import { text } from '@spire/ui/tokens.ts';
import { written } from '@spire/written/messages/namespace';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { tools } from '../messages/namespace.ts';
import { isQuiet, useDayMode } from '@spire/written/day/useDayMode.ts';
import { ToolLinks, ToolList } from './ToolLinks.tsx';

/** Few ever see it: it is fetched then. */
const AfterHelpHere = lazy(
  withWords(
    () => import('../tool-frame/AfterHelpHere.tsx').then((found) => ({ default: found.AfterHelpHere })),
    [written],
  ),
);

const FitsNow = lazy(() => import('../inner-balance/FitsNow.tsx'));

/** The offer for now, and the five tools. The page waits for nothing and cannot fail; a visitor has no day. */
export default function ToolsPage() {
  return useIsSignedIn() ? <TodaysTools /> : <Overview isStill={false} />;
}

/** After help the numbers stand first, once that is known (D58). */
function TodaysTools() {
  const t = useMessages(tools);
  const { day } = useDayMode();
  if (day?.mode !== 'afterHelp') return <Overview isStill={isQuiet(day)} />;
  return (
    <PageBody $columns={false}>
      <Suspense fallback={null}>
        <AfterHelpHere kind={day.helpKind} />
      </Suspense>
      <Title>{t('overview.title')}</Title>
      <ToolList>
        <ToolLinks isQuiet />
      </ToolList>
    </PageBody>
  );
}

function Overview({ isStill }: { isStill: boolean }) {
  const t = useMessages(tools);
  const { hasNumbers } = useAppearance();
  const isSignedIn = useIsSignedIn();
  const hasToday = usePagePath('today') !== undefined;
  const todayTitle = usePageTitle('today');
  const homeTitle = usePageTitle('home');
  const back = (
    <LinkButton as={PageLink} page="home">
      <Icon name="back" />
      {homeTitle}
    </LinkButton>
  );
  return (
    <Page title={t('overview.title')} lead={t('overview.lead')} back={back}>
      <ToolList>
        {isSignedIn && (
          <li>
            <Suspense fallback={<Place />}>
              <FitsNow />
            </Suspense>
          </li>
        )}
        <ToolLinks isQuiet={isStill} />
      </ToolList>
      {hasToday && <CardLink as={PageLink} page="today" title={todayTitle} text={t('overview.today')} />}
      {hasNumbers && !isStill && <Quiet>{t('overview.eachGives', { points: POINTS.toolActivity })}</Quiet>}
    </Page>
  );
}

/** The room of what fits now. */
const Place = styled.div`
  height: 13.4rem;
`;

const Title = styled.h2`
  ${text.heading}
`;

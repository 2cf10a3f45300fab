import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { withWords } from '@spire/remote-kit/withWords';
import { Button } from '@spire/ui/Button';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { Page } from '@spire/ui/Page';
import { Row, Stack } from '@spire/ui/Stack';
import { HelpFound } from '@spire/written/HelpFound';
import { ShowAll } from '@spire/written/ShowAll';
import { SomeoneFirst } from '@spire/written/SomeoneFirst';
import { SIGNS } from '../drawings.ts';
import { checkin } from '../messages/namespace.ts';
import { AGAIN } from '../check-in/searchMarks.ts';
import { ideas } from '../ideas/messages/namespace.ts';
import { later } from '../later.tsx';
import { AfterHelpToday } from '../after-help/AfterHelpToday.tsx';
import { TodaysSuggestion } from './SuggestionCard.tsx';
import { useSuggestion } from './useSuggestion.ts';

const { Part: Ideas } = later(
  withWords(async () => {
    const { Ideas: Catalogue } = await import(/* webpackChunkName: "ideas" */ '../ideas/Ideas.tsx');
    return Catalogue;
  }, [ideas]),
);

/**
 * The suggestions page: the card, the catalogue of ideas, and the ways back to the check-in and to Home (spec 2 §2). On a
 * hard day a person stands first and the catalogue is left out; after help nothing is suggested (D58).
 */
export default function SuggestionPage() {
  const t = useMessages(checkin);
  const suggestion = useSuggestion();
  const { view, day, notAboutMe } = suggestion;
  if (view.kind === 'help')
    return (
      <HelpFound
        crisis={view.crisis}
        told={suggestion.told}
        onGoOn={suggestion.goOn}
        onNotMe={() => void notAboutMe()}
      />
    );
  if (view.kind === 'afterHelp') return <AfterHelpToday kind={view.crisis} onNotMe={() => void notAboutMe('all')} />;
  const isHard = day?.mode === 'hard';
  return (
    <Page
      title={t('suggestion.pageTitle')}
      isNarrow
      back={
        <Row $gap={5} $wrap>
          <LinkButton as={PageLink} page="checkin">
            <LineDrawing lines={SIGNS.back} />
            {t('suggestion.backToCheckIn')}
          </LinkButton>
          <LinkButton as={PageLink} page="home">
            <LineDrawing lines={SIGNS.home} />
            {t('suggestion.home')}
          </LinkButton>
        </Row>
      }
    >
      {isHard && <SomeoneFirst />}
      <TodaysSuggestion of={suggestion} hasMemoryChoice />
      {day !== undefined && !isHard && <Ideas />}
      {isHard && <ShowAll />}
      <Stack $gap={3}>
        {!isHard && (
          <Button as={PageLink} page="checkin" query={AGAIN} $variant="secondary" $isWide>
            {t('suggestion.newCheckIn')}
          </Button>
        )}
        <Button as={PageLink} page="home" $variant="quiet" $isWide>
          {t('suggestion.toHome')}
        </Button>
      </Stack>
    </Page>
  );
}

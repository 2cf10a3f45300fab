import { useRead } from '@spire/client';
import { useFormat, useLanguage, useMessages } from '@spire/i18n';
import { usePageTitle } from '@spire/remote-kit';
import { PageLink, useSearchParams } from '@spire/remote-kit/router';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { Page } from '@spire/ui/Page';
import { Quiet } from '@spire/ui/Quiet';
import { Read } from '@spire/ui/Read';
import { Stack } from '@spire/ui/Stack';
import type { Found } from './found.ts';
import { HiddenList } from './HiddenList.tsx';
import { HowItIs } from './HowItIs.tsx';
import { patterns } from './messages/namespace.ts';
import { Nothing } from './Nothing.tsx';
import { OpenedPattern } from './OpenedPattern.tsx';
import { PatternCard } from './PatternCard.tsx';
import { PatternsDocument } from './Patterns.generated.ts';
import { PatternSwitch } from './PatternSwitch.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { TrialCard } from './TrialCard.tsx';

/** What the days show, and never why: at most three sentences, with the days behind each (D71). */
export default function PatternsPage() {
  const t = useMessages(patterns);
  const titles = { me: usePageTitle('me'), patterns: usePageTitle('patterns') };
  const read = useRead(PatternsDocument, {
    variables: { language: useLanguage() },
    pick: ({ me }) => me.patterns,
  });
  const [search] = useSearchParams();
  const opened = search.get('days');
  if (opened !== null) return <OpenedPattern key={opened} id={opened} read={read} back={titles.patterns} />;
  return (
    <Page
      title={titles.patterns}
      lead={t('lead')}
      isNarrow
      back={
        <LinkButton as={PageLink} page="me">
          <Icon name="back" />
          {titles.me}
        </LinkButton>
      }
    >
      <Read of={read} loading={t('loading')} failed={{ title: t('failedTitle') }}>
        {(found) => <Shown found={found} />}
      </Read>
    </Page>
  );
}

function Shown({ found }: { found: Found }) {
  const t = useMessages(patterns);
  const format = useFormat();
  if (found.state === 'off')
    return (
      <Stack>
        <PatternSwitch isOn={false} />
        <HowItIs />
      </Stack>
    );
  return (
    <Stack data-as-of>
      {found.state === 'found' ? (
        found.patterns.map((pattern) => <PatternCard key={pattern.id} pattern={pattern} />)
      ) : (
        <Nothing found={found} />
      )}
      <TrialCard found={found} />
      <QuestionCard found={found} />
      <HiddenList hidden={found.hidden} />
      {found.firstDate !== null && found.state === 'found' && (
        <Quiet>{t('since', { date: format.shortDate(found.firstDate) })}</Quiet>
      )}
      <HowItIs />
      <PatternSwitch isOn />
    </Stack>
  );
}

import { useRead } from '@spire/client';
import { useFormat, useLanguage, useMessages } from '@spire/i18n';
import { usePageTitle } from '@spire/remote-kit';
import { useSearchParams } from '@spire/remote-kit/router';
import { Page } from '@spire/ui/Page';
import { Quiet } from '@spire/ui/Quiet';
import { Read } from '@spire/ui/Read';
import { Stack } from '@spire/ui/Stack';
import { lazy, Suspense } from 'react';
import { BackLink } from '../BackLink.tsx';
import type { Found } from './found.ts';
import { HiddenList } from './HiddenList.tsx';
import { HOW_LINES, HowItIs } from '../HowItIs.tsx';
import { patterns } from './messages/namespace.ts';
import { Nothing } from './Nothing.tsx';
import { PatternCard } from './PatternCard.tsx';
import { PatternsDocument } from './Patterns.generated.ts';
import { PatternSwitch } from './PatternSwitch.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { TrialCard } from './TrialCard.tsx';

const OpenedPattern = lazy(() => import(/* webpackChunkName: "opened" */ './OpenedPattern.tsx'));

/** Patterns of the days, and never their cause: at most three sentences, with the days behind each (D71). */
export default function PatternsPage() {
  const t = useMessages(patterns);
  const titles = { me: usePageTitle('me'), patterns: usePageTitle('patterns') };
  const read = useRead(PatternsDocument, {
    variables: { language: useLanguage() },
    pick: ({ me }) => me.patterns,
  });
  const [search] = useSearchParams();
  const opened = search.get('days');
  if (opened !== null)
    return (
      <Suspense fallback={<Quiet role="status">{t('loading')}</Quiet>}>
        <OpenedPattern key={opened} id={opened} read={read} back={titles.patterns} />
      </Suspense>
    );
  return (
    <Page title={titles.patterns} lead={t('lead')} isNarrow back={<BackLink page="me">{titles.me}</BackLink>}>
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
        <HowItIs title={t('how.title')} lines={HOW_LINES.map((line) => t(`how.${line}`))} />
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
      <HowItIs title={t('how.title')} lines={HOW_LINES.map((line) => t(`how.${line}`))} />
      <PatternSwitch isOn />
    </Stack>
  );
}

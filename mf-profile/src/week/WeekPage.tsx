import { currentMoment, knownOf, usePages, useRead, useToday } from '@spire/client';
import { addDays, isLocalDate, type LocalDate } from '@spire/domain/dates';
import { usePageTitle } from '@spire/remote-kit';
import { PageLink, useSearchParams } from '@spire/remote-kit/router';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { Page } from '@spire/ui/Page';
import { Quiet } from '@spire/ui/Quiet';
import { Read } from '@spire/ui/Read';
import { lazy, Suspense, useEffect } from 'react';
import { BackLink } from '../BackLink.tsx';
import { dateOf } from '../days/dayFacts.ts';
import { useWeekWords } from './useWeekWords.ts';
import { WeekDocument } from './Week.generated.ts';
import { lastWeek, wasHere } from './toldWeek.ts';
import { weekDays, weekOf } from './weekFacts.ts';
import { WeekShown } from './WeekShown.tsx';

const ShareWeek = lazy(() => import(/* webpackChunkName: "opened" */ './ShareWeek.tsx'));
const PrintWeek = lazy(() => import(/* webpackChunkName: "opened" */ './PrintWeek.tsx'));
const PAGE = 50;

/** One week as a garden and at most three sentences: the last one that is over, or the one asked for. */
export default function WeekPage() {
  useToday();
  const [search] = useSearchParams();
  const latest = lastWeek(currentMoment());
  const asked = search.get('of');
  const monday = isLocalDate(asked) && weekOf(asked) < latest ? weekOf(asked) : latest;
  const show = search.get('show');
  return <OneWeek key={monday} monday={monday} latest={latest} show={show} />;
}

interface OneWeekProps {
  monday: LocalDate;
  latest: LocalDate;
  show: string | null;
}

function OneWeek({ monday, latest, show }: OneWeekProps) {
  const words = useWeekWords();
  const { t } = words;
  const titles = { me: usePageTitle('me'), week: usePageTitle('week') };
  const variables = { from: monday, to: addDays(monday, 6) };
  const pages = usePages(WeekDocument, { variables, pick: ({ me }) => me.activities, pageSize: PAGE });
  const read = useRead(WeekDocument, { variables: { ...variables, first: PAGE }, pick: ({ me }) => me });
  const entries = knownOf(pages);
  // A sentence is true of all that was done, never of the first page of it.
  const isShort = entries?.hasNextPage === true && entries.more === 'resting';
  useEffect(() => {
    if (isShort) void entries.loadMore(() => false);
  });
  const isOpened = show === 'share' || show === 'print';
  return (
    <Page
      title={show === 'share' ? t('share') : show === 'print' ? t('print') : titles.week}
      lead={show === 'share' ? t('sharing.lead') : isOpened ? undefined : words.longRange(monday)}
      isNarrow={isOpened}
      back={
        isOpened ? (
          <LinkButton as={PageLink} page="week" query={`of=${monday}`}>
            <Icon name="close" />
            {t('close')}
          </LinkButton>
        ) : (
          <BackLink page="me">{titles.me}</BackLink>
        )
      }
    >
      <Read of={read} loading={t('loading')} failed={{ title: t('failedTitle'), text: t('failedText') }}>
        {({ createdAt, growth, activities }) => {
          const since = dateOf(createdAt);
          const nodes = entries?.nodes ?? activities.nodes;
          const hasBefore = weekOf(since) < monday;
          if (!wasHere(since, monday) && nodes.length === 0) return <Quiet>{t('notYet')}</Quiet>;
          if (entries?.hasNextPage === true) return <Quiet role="status">{t('loading')}</Quiet>;
          const rest = new Set(growth.days.filter(({ isRestDay }) => isRestDay).map(({ date }) => date));
          const days = weekDays(monday, nodes, rest);
          const told = { days, since, monday, words };
          if (isOpened)
            return (
              <Suspense fallback={<Quiet role="status">{t('loading')}</Quiet>}>
                {show === 'share' ? <ShareWeek {...told} /> : <PrintWeek {...told} />}
              </Suspense>
            );
          return (
            <WeekShown {...told} before={hasBefore ? addDays(monday, -7) : undefined} isLatest={monday === latest} />
          );
        }}
      </Read>
    </Page>
  );
}

import { useQuery } from '@spire/client';
import type { LocalDate } from '@spire/domain/dates';
import { common, useFormat, useMessages } from '@spire/i18n';
import { showToast } from '@spire/remote-kit';
import { useSearchParams } from '@spire/remote-kit/router';
import { Notice } from '@spire/ui/Notice';
import { Page } from '@spire/ui/Page';
import { ErrorState, LoadingState } from '@spire/ui/states';
import { useEffect, useRef, useState } from 'react';
import { checkin } from '../messages/namespace.ts';
import { AGAIN } from '../suggestion/paths.ts';
import { useToday } from '../useToday.ts';
import type { CheckIn } from './answers.ts';
import { CheckInForm } from './CheckInForm.tsx';
import { CheckInSummary } from './CheckInSummary.tsx';
import { TodaysCheckInDocument } from './TodaysCheckIn.generated.ts';

/** What the person is doing with a check-in that exists; the saved answers stand until new ones are saved (trap 44). */
type Doing = { kind: 'reading' } | { kind: 'editing'; checkIn: CheckIn } | { kind: 'redoing' };

/** Calls `onNewDay` when the date turns while the page is open (trap 41). */
function useNewDay(today: LocalDate, onNewDay: () => void): void {
  const before = useRef(today);
  useEffect(() => {
    if (before.current === today) return;
    before.current = today;
    onNewDay();
  }, [today, onNewDay]);
}

/** The daily check-in: the form, and once it is saved the summary with what follows from it (spec 2 §2). */
export default function CheckInPage() {
  const t = useMessages(checkin);
  const tCommon = useMessages(common);
  const format = useFormat();
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const { data, error, refetch } = useQuery(TodaysCheckInDocument, { fetchPolicy: 'cache-and-network' });
  const [doing, setDoing] = useState<Doing>(search.has(AGAIN) ? { kind: 'redoing' } : { kind: 'reading' });
  const [savedFor, setSavedFor] = useState<LocalDate>();

  useNewDay(today, () => {
    showToast({ kind: 'info', title: t('day.newDay') });
    void refetch();
  });

  function show(next: Doing, saved?: LocalDate) {
    setDoing(next);
    setSavedFor(saved);
    if (search.has(AGAIN)) setSearch({}, { replace: true });
    window.scrollTo({ top: 0 });
  }

  if (data === undefined) {
    return (
      <Page title={t('modes.first.title')} isNarrow>
        {error === undefined ? (
          <LoadingState text={tCommon('states.loading')} slowText={tCommon('states.loadingSlow')} />
        ) : (
          <ErrorState
            title={t('page.loadFailedTitle')}
            text={t('page.loadFailedText')}
            retryLabel={tCommon('actions.retry')}
            onRetry={() => void refetch()}
          />
        )}
      </Page>
    );
  }

  const { todaysCheckIn } = data.me;
  const saved = todaysCheckIn?.date === today ? todaysCheckIn : null;

  if (doing.kind === 'editing') {
    return (
      <CheckInForm
        key="edit"
        mode="edit"
        checkIn={doing.checkIn}
        today={today}
        onSaved={(date) => show({ kind: 'reading' }, date)}
        onCancel={() => show({ kind: 'reading' })}
      />
    );
  }
  if (saved !== null && doing.kind === 'reading') {
    return (
      <CheckInSummary
        checkIn={saved}
        isJustSaved={savedFor === today}
        onEdit={() => show({ kind: 'editing', checkIn: saved })}
        onRedo={() => show({ kind: 'redoing' })}
      />
    );
  }
  return (
    <CheckInForm
      key={savedFor ?? 'new'}
      mode={saved === null ? 'first' : 'redo'}
      today={today}
      notice={
        savedFor !== undefined &&
        savedFor !== today && (
          <Notice kind="success">{t('day.savedForOther', { date: format.longDate(savedFor) })}</Notice>
        )
      }
      onSaved={(date) => show({ kind: 'reading' }, date)}
      {...(saved === null ? {} : { onCancel: () => show({ kind: 'reading' }) })}
    />
  );
}

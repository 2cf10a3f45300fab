import { knownOf, useRead, useSave, useToday } from '@spire/client';
import type { LocalDate } from '@spire/domain/dates';
import { useFormat, useMessages } from '@spire/i18n';
import { useSearchParams } from '@spire/remote-kit/router';
import { Notice } from '@spire/ui/Notice';
import { Page } from '@spire/ui/Page';
import { Read } from '@spire/ui/Read';
import { useEffect, useRef, useState } from 'react';
import { checkin } from '../messages/namespace.ts';
import { AGAIN, SAVED } from './searchMarks.ts';
import type { CheckIn } from './answers.ts';
import { CheckInForm } from './CheckInForm.tsx';
import { SaveCheckInDocument } from './SaveCheckIn.generated.ts';
import { fetchSummary, Summary } from './Summary.tsx';
import { TodaysCheckInDocument } from './TodaysCheckIn.generated.ts';

const fetchAhead = () => void fetchSummary().catch(() => undefined);

/** The summary is here before anybody can have answered the form, also where the network is gone by then. */
function useFetchAhead(isWanted: boolean) {
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (!isWanted || connection?.saveData === true) return undefined;
    const timer = window.setTimeout(fetchAhead, FETCH_AHEAD_MS);
    return () => window.clearTimeout(timer);
  }, [isWanted]);
}

const FETCH_AHEAD_MS = 1500;

/** The person's activity on a check-in that exists; the saved answers stand until new ones are saved (trap 44). */
type Doing = { kind: 'reading' } | { kind: 'editing'; checkIn: CheckIn } | { kind: 'redoing' };

/** The daily check-in: the form, and once it is saved the summary with what follows from it (spec 2 §2). */
export default function CheckInPage() {
  const t = useMessages(checkin);
  const format = useFormat();
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const read = useRead(TodaysCheckInDocument, { pick: ({ me }) => me.todaysCheckIn });
  const save = useSave(SaveCheckInDocument);
  const [doing, setDoing] = useState<Doing>(search.has(AGAIN) ? { kind: 'redoing' } : { kind: 'reading' });
  const [savedFor, setSavedFor] = useState<LocalDate | undefined>(search.has(SAVED) ? today : undefined);

  function show(next: Doing, saved?: LocalDate) {
    setDoing(next);
    setSavedFor(saved);
    if (search.size > 0) setSearch({}, { replace: true });
    window.scrollTo({ top: 0 });
  }

  /** An answer may come late: whoever has gone on to something else by then is not called back. */
  const now = useRef(doing);
  useEffect(() => {
    now.current = doing;
  }, [doing]);
  const handleSaved = (date: LocalDate) =>
    now.current === doing ? show({ kind: 'reading' }, date) : setSavedFor(date);

  const known = knownOf(read);
  useFetchAhead(known === null);
  if (known === undefined) {
    return (
      <Page title={t('modes.first.title')} isNarrow>
        <Read of={read} failed={{ title: t('page.loadFailedTitle'), text: t('page.loadFailedText') }}>
          {() => null}
        </Read>
      </Page>
    );
  }

  const saved = known?.date === today ? known : null;
  const edited = doing.kind === 'editing' ? doing.checkIn : undefined;
  if (saved !== null && doing.kind === 'reading') {
    return (
      <Summary
        checkIn={saved}
        // Saved answers are here a moment before the form has heard of them.
        isJustSaved={savedFor === today || save.state.kind === 'saving'}
        onEdit={() => show({ kind: 'editing', checkIn: saved })}
        onRedo={() => show({ kind: 'redoing' })}
      />
    );
  }
  return (
    <CheckInForm
      key={edited === undefined ? (savedFor ?? 'new') : 'edit'}
      mode={edited === undefined ? (saved === null ? 'first' : 'redo') : 'edit'}
      save={save}
      checkIn={edited}
      today={today}
      notice={
        savedFor !== undefined &&
        savedFor !== today && (
          <Notice kind="success">{t('day.savedForOther', { date: format.longDate(savedFor) })}</Notice>
        )
      }
      onBegun={fetchAhead}
      onSaved={handleSaved}
      onCancel={saved === null && edited === undefined ? undefined : () => show({ kind: 'reading' })}
    />
  );
}

import { knownOf, useRead, useSave, useToday } from '@spire/client';
import type { LocalDate } from '@spire/domain/dates';
import { useFormat, useMessages } from '@spire/i18n';
import { useLocation, useNavigate, useSearchParams } from '@spire/remote-kit/router';
import { Notice } from '@spire/ui/Notice';
import { Page } from '@spire/ui/Page';
import { Read } from '@spire/ui/Read';
import { useEffect, useMemo, useRef, useState } from 'react';
import { checkin } from '../messages/namespace.ts';
import { useFetchAhead } from '../useFetchAhead.ts';
import { AGAIN, EDIT, SAVED } from './searchMarks.ts';
import type { CheckIn } from './answers.ts';
import { CheckInForm } from './CheckInForm.tsx';
import { SaveCheckInDocument } from './SaveCheckIn.generated.ts';
import { fetchSummary, Summary } from './Summary.tsx';
import { TodaysCheckInDocument } from './TodaysCheckIn.generated.ts';

/** The summary is here before anybody can have answered the form, also where the network is gone by then. */
const fetchAhead = () => void fetchSummary().catch(() => undefined);

type Doing = 'reading' | 'editing' | 'redoing';

/** Marks an entry of the browser's history that the summary lies right before. */
interface FromSummary {
  isFromSummary?: boolean;
}

/**
 * The person's activity on a check-in that exists; the saved answers stand until new ones are saved (trap 44). It stands
 * in the address: a reload goes on with it, and the browser's back leads from it to the summary.
 */
function useDoing() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: FromSummary | null };
  const doing: Doing = search.has(EDIT) ? 'editing' : search.has(AGAIN) ? 'redoing' : 'reading';
  return {
    search,
    doing,
    /** Changes with each beginning and end of an activity. */
    visit: useMemo(() => ({ doing }), [doing]),
    begin: (mark: string) => {
      setSearch({ [mark]: '' }, { state: { isFromSummary: true } satisfies FromSummary });
      window.scrollTo({ top: 0 });
    },
    leave: () => {
      if (doing !== 'reading' && state?.isFromSummary === true) void navigate(-1);
      else if (search.size > 0) setSearch({}, { replace: true });
      window.scrollTo({ top: 0 });
    },
  };
}

/** The daily check-in: the form, and once it is saved the summary with what follows from it (spec 2 §2). */
export default function CheckInPage() {
  const t = useMessages(checkin);
  const format = useFormat();
  const today = useToday();
  const { search, doing, visit, begin, leave } = useDoing();
  const read = useRead(TodaysCheckInDocument, { pick: ({ me }) => me.todaysCheckIn });
  const save = useSave(SaveCheckInDocument);
  const [savedFor, setSavedFor] = useState<LocalDate | undefined>(search.has(SAVED) ? today : undefined);

  const [edited, setEdited] = useState<CheckIn>();

  /** An answer may come late: whoever has gone on to something else by then is not called back. */
  const now = useRef(visit);
  useEffect(() => {
    now.current = visit;
  }, [visit]);
  function handleSaved(date: LocalDate) {
    setSavedFor(date);
    if (now.current === visit) leave();
  }
  function handleBegin(mark: string) {
    setSavedFor(undefined);
    begin(mark);
  }

  const known = knownOf(read);
  const saved = known?.date === today ? known : null;
  // The form goes on from the answers it began with, whatever is saved elsewhere meanwhile.
  if (doing !== 'editing' && edited !== undefined) setEdited(undefined);
  if (doing === 'editing' && edited === undefined && saved !== null) setEdited(saved);
  useFetchAhead(known === null, fetchAhead);
  if (known === undefined) {
    return (
      <Page title={t('modes.first.title')} isNarrow>
        <Read of={read} failed={{ title: t('page.loadFailedTitle'), text: t('page.loadFailedText') }}>
          {() => null}
        </Read>
      </Page>
    );
  }

  if (saved !== null && doing === 'reading') {
    return (
      <Summary
        checkIn={saved}
        // Saved answers are here a moment before the form has heard of them.
        isJustSaved={savedFor === today || save.state.kind === 'saving'}
        onEdit={() => handleBegin(EDIT)}
        onRedo={() => handleBegin(AGAIN)}
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
      onCancel={saved === null && edited === undefined ? undefined : leave}
    />
  );
}

import { knownOf, useRead, useSave, useToday } from '@spire/client';
import { calmPartOfDay, type LocalDate } from '@spire/domain/dates';
import { HARD_DAY, HARD_DAY_NEEDS } from '@spire/domain/hardDay';
import { LIMITS } from '@spire/domain/limits';
import { common, useFormat, useLanguage, useMessages } from '@spire/i18n';
import { showToast, usePagePath, useSession } from '@spire/remote-kit';
import { useForm } from '@spire/remote-kit/form';
import { PageLink, useNavigate } from '@spire/remote-kit/router';
import { BusyButton } from '@spire/ui/Button';
import { ChipGroup } from '@spire/ui/ChipGroup';
import { FlowFrame } from '@spire/ui/FlowFrame';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Page } from '@spire/ui/Page';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Scene } from '@spire/ui/Scene';
import { radius } from '@spire/ui/tokens.ts';
import { SomeoneToTalkTo } from '@spire/written/SomeoneToTalkTo';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { AfterHelpToday } from '../after-help/AfterHelpToday.tsx';
import { inputFrom, NO_ANSWERS } from '../check-in/answers.ts';
import { daysToSaveFor } from '../check-in/daysToSaveFor.ts';
import { OwnWords } from '../check-in/OwnWords.tsx';
import { SaveCheckInDocument } from '../check-in/SaveCheckIn.generated.ts';
import { SAVED } from '../check-in/searchMarks.ts';
import { TodaysCheckInDocument } from '../check-in/TodaysCheckIn.generated.ts';
import { useChips } from '../check-in/useChips.ts';
import { SIGNS } from '../drawings.ts';
import { checkin } from '../messages/namespace.ts';
import { useDayMode } from '@spire/written/day/useDayMode.ts';
import { useSetHelpAside } from '@spire/written/day/useSetHelpAside.ts';

/** The leaf of somebody who came. */
const LEAF = { hasCheckedIn: true };
/** Needs that are named, none to begin with, and the day on which that was begun. */
const NOTHING = { date: null as LocalDate | null, needMore: [] as readonly string[], needMoreText: '' };
const isBegun = ({ needMore, needMoreText }: typeof NOTHING) => needMore.length > 0 || needMoreText.trim() !== '';

/**
 * The way through for a day without anything good in it: one press saves that the day is hard, and naming what could
 * help is optional. A person who has checked in today is shown that check-in. Begun before midnight, it asks for its day
 * as the check-in does (trap 43).
 */
export default function HardDayPage() {
  const t = useMessages(checkin);
  const tCommon = useMessages(common);
  const format = useFormat();
  const language = useLanguage();
  const { userId } = useSession();
  const today = useToday();
  const navigate = useNavigate();
  const checkInPath = usePagePath('checkin') ?? '/';
  const read = useRead(TodaysCheckInDocument, { pick: ({ me }) => me.todaysCheckIn });
  const { day } = useDayMode();
  const notAboutMe = useSetHelpAside();
  const checkIn = knownOf(read);
  const [hour] = useState(() => calmPartOfDay(new Date().getHours()));
  const isDone = checkIn?.date === today;
  const chips = useChips('needMore').filter(({ id }) => HARD_DAY_NEEDS.some((need) => need === id));
  const form = useForm({
    name: `hardDay.${userId}`,
    initial: () => NOTHING,
    isBegun,
    toInput: ({ needMore, needMoreText }, date = today) =>
      inputFrom({ ...NO_ANSWERS, whatIsGoodText: HARD_DAY[language], needMore: [...needMore], needMoreText }, date),
    save: useSave(SaveCheckInDocument),
    onSaved: ({ saveCheckIn: { date } }) => {
      const isOfToday = date === today;
      if (!isOfToday) showToast({ kind: 'success', title: t('day.savedForOther', { date: format.longDate(date) }) });
      void navigate(isOfToday ? `${checkInPath}?${SAVED}` : checkInPath, { replace: true });
    },
    failure: { title: t('failed.title'), text: t('failed.kept') },
  });
  const { draft, errorOf, state, isSaving, submit, ref } = form;
  const begun = isBegun(draft) ? (draft.date ?? today) : today;
  const days = daysToSaveFor(begun, today);
  const [first] = days;
  const hasTurned = days.length > 1;
  const change = (part: Partial<typeof NOTHING>) => form.change({ ...part, date: begun });
  const isResting = state.kind === 'resting';

  useEffect(() => {
    if (isDone && isResting) void navigate(checkInPath, { replace: true });
  }, [isDone, isResting, navigate, checkInPath]);

  // After a save that made the day one after help, the page it leads to says so.
  if (day?.mode === 'afterHelp' && isResting)
    return <AfterHelpToday kind={day.helpKind} onNotMe={() => void notAboutMe('all')} />;
  return (
    <FlowFrame>
      <Page
        title={t('hardDay.title')}
        lead={t('hardDay.lead')}
        isNarrow
        back={
          <>
            <LinkButton as={PageLink} page="home">
              <LineDrawing lines={SIGNS.close} />
              {t('steps.close')}
            </LinkButton>
            <Picture>
              <Scene view="near" height="180px" hour={hour} deeds={LEAF} />
            </Picture>
          </>
        }
      >
        <div ref={ref}>
          <ChipGroup
            legend={t('hardDay.legend')}
            isLegendHidden
            isGrid
            options={chips}
            selected={draft.needMore}
            cap={LIMITS.checkInChipsCapped}
            capReason={t('capReason', { limit: LIMITS.checkInChipsCapped })}
            error={errorOf('needMore')}
            onChange={(needMore) => change({ needMore })}
          />
        </div>
        <OwnWords
          name="needMoreText"
          about={t('hardDay.legend')}
          value={draft.needMoreText}
          error={errorOf('needMoreText')}
          onChange={(needMoreText) => change({ needMoreText })}
        />
        <SaveNotice state={state} title={t('failed.title')}>
          <p>{t('failed.kept')}</p>
        </SaveNotice>

        {hasTurned && (
          <Notice kind="info" title={t(first?.name === 'yesterday' ? 'day.question' : 'day.questionOlder')}>
            {t('day.begun', { date: format.longDate(begun) })}
          </Notice>
        )}
        {days.map(({ date, name }, index) => (
          <BusyButton
            key={date}
            variant={index === 0 ? 'primary' : 'secondary'}
            isWide
            isBusy={isSaving}
            busyLabel={tCommon('states.saving')}
            onClick={() => void submit(undefined, date)}
          >
            {hasTurned ? t(`day.${name}`, { date: format.longDate(date) }) : t('hardDay.save')}
          </BusyButton>
        ))}

        <Centred>
          <SomeoneToTalkTo />
        </Centred>
      </Page>
    </FlowFrame>
  );
}

const Picture = styled.div`
  border-radius: ${radius.card};
  overflow: hidden;
`;

const Centred = styled.div`
  display: flex;
  justify-content: center;
`;

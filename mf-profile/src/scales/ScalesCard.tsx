import { addDays } from '@spire/domain/dates';
import { answerOn, type Scale } from '@spire/domain/scales';
import { useMessages } from '@spire/i18n';
import { useAppearance, useSession } from '@spire/remote-kit';
import { isNoted, note } from '@spire/remote-kit/dayNote';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { QuietLine } from '@spire/ui/QuietLine';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Ends } from '@spire/ui/Stack';
import { useIsWide } from '@spire/ui/useIsWide.ts';
import { useDayMode } from '@spire/written/day/useDayMode.ts';
import { useState } from 'react';
import { FoldedScales } from './FoldedScales.tsx';
import { LowEnergyOffer } from './LowEnergyOffer.tsx';
import { scales } from './messages/namespace.ts';
import { SameAsYesterday } from './SameAsYesterday.tsx';
import { ScaleList } from './ScaleList.tsx';
import { useScales } from './useScales.ts';

const FOLDED = 'scalesFolded';
/** The two lowest steps of energy. */
const LOW = 2;

interface ScalesCardProps {
  /**
   * One row until it is opened, where something else is the matter of the moment, and open where there is room for all.
   * A hard day and a day of rest have a row in any case.
   */
  isRow?: boolean;
}

/** Home's card of what is followed: today's answers, one scale at a time, and yesterday's where they are missing (D70). */
export default function ScalesCard({ isRow = false }: ScalesCardProps) {
  const t = useMessages(scales);
  const { userId } = useSession();
  const { isCalm } = useAppearance();
  const isWide = useIsWide();
  const { day } = useDayMode();
  const { today, followed, answers, carried, carryAll, carryState, isLowEnergy } = useScales();
  const yesterday = addDays(today, -1);
  const [wasFolded] = useState(() => isNoted(FOLDED, userId, today));
  const [isFolded, setFolded] = useState(wasFolded);
  const [isSelf, setSelf] = useState(false);
  const [isYesterday, setYesterday] = useState(false);
  const [isLow, setLow] = useState(false);
  if (followed.length === 0 || day === undefined || day.mode === 'afterHelp' || (isFolded && wasFolded)) return null;

  function handleFold() {
    note(FOLDED, userId, today);
    setFolded(true);
  }
  if (isFolded)
    return (
      <div role="status">
        <QuietLine
          link={
            <LinkButton type="button" onClick={() => setFolded(false)}>
              {t('answer.open')}
            </LinkButton>
          }
        >
          {t('answer.folded')}
        </QuietLine>
      </div>
    );
  const isDone = (date: string) => followed.every((scale) => answerOn(answers, scale, date) !== undefined);
  const isSame = day.mode === 'hard' && !isSelf && carried.length > 0;
  const date = isYesterday ? yesterday : today;
  const title = isYesterday ? t('answer.ofYesterday') : t('title');
  const canFold = day.mode === 'hard' || day.mode === 'rest' || (isRow && !isWide);
  const notToday = !isSame && !isYesterday && !isDone(today) && (
    <LinkButton type="button" onClick={handleFold}>
      {t('answer.notToday')}
    </LinkButton>
  );
  const content = (
    <>
      {isSame ? (
        <SameAsYesterday
          carried={carried}
          onSame={() => void carryAll()}
          onSelf={() => setSelf(true)}
          onNotToday={handleFold}
        />
      ) : (
        <ScaleList
          key={date}
          {...{ followed, answers, date }}
          onAnswer={(scale: Scale, value) =>
            scale === 'energy' && !isYesterday && setLow(value !== null && value <= LOW)
          }
        />
      )}
      {isLow && isLowEnergy === false && <LowEnergyOffer />}
      <Ends $gap={0}>
        {!isSame && !isCalm && (isYesterday || !isDone(yesterday)) && (
          <LinkButton type="button" onClick={() => setYesterday(!isYesterday)}>
            {t(isYesterday ? 'answer.today' : 'answer.yesterday')}
          </LinkButton>
        )}
        {canFold && notToday}
      </Ends>
      <SaveNotice state={carryState} title={t('answer.notSaved')} />
    </>
  );
  if (canFold)
    return (
      <FoldedScales title={title} {...{ followed, answers, today }}>
        {content}
      </FoldedScales>
    );
  return (
    <Card title={title} aside={notToday}>
      {content}
    </Card>
  );
}

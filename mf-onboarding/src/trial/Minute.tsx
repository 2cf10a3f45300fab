import { TRIAL_LIMITS } from '@spire/domain/trial';
import { calmPartOfDay } from '@spire/domain/dates';
import { useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { Page } from '@spire/ui/Page';
import { Scene } from '@spire/ui/Scene';
import { Ends, Stack } from '@spire/ui/Stack';
import { color, media, space, text } from '@spire/ui/tokens.ts';
import { useCountdown } from '@spire/ui/useCountdown.ts';
import type { KeptTimer } from '@spire/ui/useKeptTimer.ts';
import { useWakeLock } from '@spire/ui/useWakeLock.ts';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { trial } from './messages/namespace.ts';
import { SIGNS } from './signs.ts';

const SECONDS = TRIAL_LIMITS.seconds;
/** Seconds that are left from which on the time is said in other words. */
const SAID_FROM = { whole: 45, half: 20, little: 1 };

/** Never more than a minute, as a clock shows it. */
const clock = (seconds: number) => (seconds === SECONDS ? '1:00' : `0:${String(seconds).padStart(2, '0')}`);

interface MinuteProps {
  title: string;
  because: string;
  /** The suggestion's own words. */
  words: string;
  timer: KeptTimer;
  isHard: boolean;
  another: ReactNode;
  onDone: () => void;
  onClose: () => void;
}

/**
 * The running minute: the plant in its ring, whose leaf grows in three still steps. On a hard day and in the calm view
 * nothing moves, and the time is said in words.
 */
export function Minute({ title, because, words, timer, isHard, another, onDone, onClose }: MinuteProps) {
  const t = useMessages(trial);
  const { isCalm } = useAppearance();
  const [isHidden, setHidden] = useState(false);
  const [hour] = useState(() => (isHard ? calmPartOfDay(new Date().getHours()) : undefined));
  const { left, isRunning, pause, goOn } = useCountdown(SECONDS, {
    kept: timer,
    onOver: (wasAway) => {
      if (!wasAway) onDone();
    },
  });
  useWakeLock(isRunning && left > 0);
  const isStill = isHard || isCalm;
  const grown = left === 0 ? true : left <= SECONDS / 2 ? 'half' : false;
  const said = left >= SAID_FROM.whole ? 'whole' : left >= SAID_FROM.half ? 'half' : left > 0 ? 'little' : 'over';
  return (
    <Page
      title={title}
      lead={<p>{because}</p>}
      isNarrow
      back={
        <LinkButton type="button" onClick={onClose}>
          <LineDrawing lines={SIGNS.close} />
          {t('close')}
        </LinkButton>
      }
    >
      <Card>
        <Sides>
          <Dial>
            <Ring viewBox="0 0 100 100" aria-hidden>
              <Track cx="50" cy="50" r="47" />
              {!isStill && !isHidden && (
                <Left cx="50" cy="50" r="47" pathLength={1} strokeDasharray={`${left / SECONDS} 1`} />
              )}
            </Ring>
            <Round>
              <Scene level="sprout" view="plant" deeds={{ hasCheckedIn: grown }} {...(hour && { hour })} />
            </Round>
          </Dial>
          <Stack $gap={4}>
            {!isHidden && (
              <Time role="timer">
                {isStill || left === 0 ? (
                  t(`minute.${said}`)
                ) : (
                  <>
                    <Figures>{clock(left)}</Figures> {t('minute.left')}
                  </>
                )}
              </Time>
            )}
            <p>{words}</p>
            <VisuallyHidden role="status">
              {t(left === 0 ? 'minute.atEnd' : left <= SECONDS / 2 ? 'minute.halfway' : 'minute.begun')}
            </VisuallyHidden>
            <Buttons>
              {left > 0 && (
                <Button type="button" $isWide onClick={isRunning ? pause : goOn}>
                  <LineDrawing lines={isRunning ? SIGNS.pause : SIGNS.play} />
                  {t(isRunning ? 'minute.pause' : 'minute.goOn')}
                </Button>
              )}
              <Button type="button" $isWide $variant={left > 0 ? 'secondary' : 'primary'} onClick={onDone}>
                {t('minute.finish')}
              </Button>
            </Buttons>
          </Stack>
        </Sides>
      </Card>
      <Small>
        {t('minute.early')} {t(timer.wasUnderWay ? 'minute.hasGoneOn' : 'minute.goesOn')}
      </Small>
      <Ends>
        {another}
        <LinkButton type="button" onClick={() => setHidden(!isHidden)}>
          {t(isHidden ? 'minute.show' : 'minute.hide')}
        </LinkButton>
      </Ends>
    </Page>
  );
}

/** The ring above the words, or to their left where there is room. */
const Sides = styled.div`
  display: grid;
  gap: ${space(4)};
  ${media.wide} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${space(6)};
  }
`;

const Dial = styled.div`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  width: min(208px, 60vw);
  min-height: 0;
  aspect-ratio: 1;
  margin-inline: auto;
`;

const Ring = styled.svg`
  position: absolute;
  inset: 0;
  transform: rotate(-90deg);
  fill: none;
  stroke-width: 4;
`;

const Track = styled.circle`
  stroke: ${color.hairline};
`;

const Left = styled.circle`
  stroke: ${color.primary};
  stroke-linecap: round;
  ${media.forced} {
    stroke: Highlight;
  }
`;

const Round = styled.div`
  width: 83%;
  aspect-ratio: 1;
  border-radius: 50%;
  overflow: hidden;
`;

const Time = styled.p`
  min-height: 2.4rem;
  ${text.large}
  text-align: center;
  color: ${color.muted};
`;

const Figures = styled.span`
  font-size: 1.7rem;
  line-height: 1.2;
  font-weight: 700;
  color: ${color.ink};
  font-variant-numeric: tabular-nums;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  > * {
    flex: 1 1 8rem;
  }
`;

const Small = styled.p`
  ${text.small}
  color: ${color.muted};
`;

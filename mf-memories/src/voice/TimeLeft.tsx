import { MOST_VOICE_SECONDS } from '@spire/domain/voiceBucket';
import { useMessages } from '@spire/i18n';
import { Quiet } from '@spire/ui/Quiet';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { memories } from '../messages/namespace.ts';
import { asClock } from './clock.ts';

/** So many seconds before the end it is said. */
const SOON = 15;
const TICK = 250;

/** The time that is left of a recording that begins now; told aloud once, near its end. */
export function TimeLeft() {
  const t = useMessages(memories);
  const [endsAt] = useState(() => Date.now() + MOST_VOICE_SECONDS * 1000);
  const [left, setLeft] = useState(MOST_VOICE_SECONDS);
  useEffect(() => {
    const look = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
    const timer = window.setInterval(look, TICK);
    return () => window.clearInterval(timer);
  }, [endsAt]);
  return (
    <>
      <Time role="timer">{t('voice.left', { time: asClock(left) })}</Time>
      <Said role="status">{left <= SOON && <Quiet as="span">{t('voice.soon', { count: SOON })}</Quiet>}</Said>
    </>
  );
}

const Time = styled.span`
  font-variant-numeric: tabular-nums;
`;

const Said = styled.span`
  &:empty {
    display: none;
  }
`;

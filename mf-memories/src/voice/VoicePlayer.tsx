import { useVoices } from '@spire/client/lazy';
import { voiceSeconds } from '@spire/domain/voiceBucket';
import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Icon } from '@spire/ui/Icon';
import { Quiet } from '@spire/ui/Quiet';
import { color, radius, space, touch } from '@spire/ui/tokens.ts';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { memories } from '../messages/namespace.ts';
import { asClock } from './clock.ts';
import { toldLength } from './toldLength.ts';

type State = 'resting' | 'loading' | 'paused' | 'playing' | 'failed';

/** A voice note that is fetched with the first press and never plays by itself; its length stands there before that. */
export function VoicePlayer({ path }: { path: string }) {
  const t = useMessages(memories);
  const voices = useVoices();
  const sound = useRef<HTMLAudioElement>(undefined);
  const [state, setState] = useState<State>('resting');
  const [at, setAt] = useState(0);
  const [length, setLength] = useState(voiceSeconds(path));
  const isLoaded = state === 'paused' || state === 'playing';
  useEffect(
    () => () => {
      sound.current?.pause();
      if (sound.current !== undefined) URL.revokeObjectURL(sound.current.src);
    },
    [],
  );

  async function load(): Promise<HTMLAudioElement> {
    setState('loading');
    const content = await voices.read(path);
    if (content === undefined) throw new Error('The voice note cannot be had');
    const element = new Audio(URL.createObjectURL(content));
    const whole = await toldLength(element);
    if (whole !== undefined) setLength(Math.max(1, Math.round(whole)));
    element.addEventListener('play', () => setState('playing'));
    element.addEventListener('pause', () => setState('paused'));
    element.addEventListener('timeupdate', () => setAt(Math.floor(element.currentTime)));
    element.addEventListener('ended', () => setAt(0));
    setState('paused');
    sound.current = element;
    return element;
  }

  async function handlePlay() {
    if (state === 'loading') return;
    if (state === 'playing') {
      sound.current?.pause();
      return;
    }
    try {
      await (sound.current ?? (await load())).play();
    } catch (error) {
      // A browser that lets nothing sound so long after a press lets it with the next one.
      if (!(error instanceof DOMException && error.name === 'NotAllowedError')) setState('failed');
    }
  }

  function handleMove(seconds: number) {
    if (sound.current === undefined) return;
    sound.current.currentTime = seconds;
    setAt(seconds);
  }

  const isPlaying = state === 'playing';
  return (
    <div role="group" aria-label={t('voice.title')}>
      <Line>
        <PlayButton
          type="button"
          $variant="secondary"
          aria-disabled={state === 'loading' || undefined}
          onClick={() => void handlePlay()}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
          {t(isPlaying ? 'voice.pause' : 'voice.play')}
        </PlayButton>
        {isLoaded && length !== undefined && (
          <Place
            type="range"
            aria-label={t('voice.position')}
            aria-valuetext={t('voice.at', { at: asClock(at), whole: asClock(length) })}
            min={0}
            max={length}
            step={1}
            value={at}
            onChange={({ currentTarget }) => handleMove(Number(currentTarget.value))}
          />
        )}
        {length !== undefined && (
          <Time>{isLoaded ? t('voice.at', { at: asClock(at), whole: asClock(length) }) : asClock(length)}</Time>
        )}
      </Line>
      <Status role="status">
        {state === 'loading' && <Quiet>{t('voice.loading')}</Quiet>}
        {state === 'failed' && <Quiet>{t('voice.unheard')}</Quiet>}
      </Status>
    </div>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
`;

const PlayButton = styled(Button)`
  min-height: 48px;
  padding-inline: ${space(4)};
`;

const Place = styled.input`
  flex: 1 1 5rem;
  min-width: 0;
  height: ${touch.least};
  margin: 0;
  border-radius: ${radius.small};
  accent-color: ${color.primary};
`;

const Time = styled.span`
  font-variant-numeric: tabular-nums;
`;

const Status = styled.div`
  &:empty {
    display: none;
  }
`;

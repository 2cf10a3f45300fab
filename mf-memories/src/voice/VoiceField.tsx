import { useVoices } from '@spire/client/lazy';
import { LIMITS } from '@spire/domain/limits';
import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { FieldError } from '@spire/ui/Field';
import { Icon } from '@spire/ui/Icon';
import { Quiet } from '@spire/ui/Quiet';
import { Row, Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { space } from '@spire/ui/tokens.ts';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { withKnownChoices, type NewMemory } from '../add/memoryDraft.ts';
import { memories } from '../messages/namespace.ts';
import { MicrophoneDrawing } from './MicrophoneDrawing.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { useRecorder, type RecorderState } from './useRecorder.ts';
import { VoicePlayer } from './VoicePlayer.tsx';

const ConfirmRemove = lazy(() => import(/* webpackChunkName: "confirm" */ './ConfirmRemove.tsx'));

interface VoiceFieldProps {
  draft: NewMemory;
  error: string | undefined;
  onChange: (change: Partial<NewMemory>) => void;
  /** A recording has begun, or ended and is kept. */
  onRecording: (isRecording: boolean) => void;
}

const isRunning = ({ kind }: RecorderState) => kind === 'recording' || kind === 'keeping';

/** The voice note of a memory: recorded, heard, recorded again or removed, and words for it by hand. */
export function VoiceField({ draft, error, onChange, onRecording }: VoiceFieldProps) {
  const t = useMessages(memories);
  const id = useId();
  const voices = useVoices();
  const { voicePath, voiceText } = withKnownChoices(draft);
  const [isAsking, setAsking] = useState(false);
  const stop = useRef<HTMLButtonElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const {
    state,
    start,
    stop: end,
    rest,
  } = useRecorder(async (voice) => {
    const path = await voices.keep(voice);
    onChange({ voicePath: path });
    if (voicePath !== null) await voices.forget(voicePath);
  });
  const isRecording = isRunning(state);
  const wrong = state.kind === 'failed' ? `${t(`voice.problems.${state.problem}`)} ${t('form.nothingLost')}` : error;

  useEffect(() => onRecording(isRecording), [isRecording, onRecording]);
  // The button pressed is gone: the next one takes its place.
  useEffect(() => {
    if (state.kind === 'recording') stop.current?.focus();
    if (state.kind === 'ended' || state.kind === 'failed') again.current?.focus();
  }, [state.kind]);

  function handleRemove() {
    setAsking(false);
    onChange({ voicePath: null, voiceText: '' });
    rest();
    if (voicePath !== null) void voices.forget(voicePath);
  }

  return (
    <Group role="group" aria-labelledby={id}>
      <Title id={id}>{t('voice.title')}</Title>
      {voicePath !== null && !isRecording && <VoicePlayer key={voicePath} path={voicePath} />}
      {state.kind === 'recording' ? (
        <Row $gap={4} $wrap>
          <Button ref={stop} type="button" onClick={end}>
            <Square aria-hidden />
            {t('voice.stop')}
          </Button>
          <TimeLeft />
        </Row>
      ) : (
        <Row $gap={3} $wrap>
          <Start
            ref={again}
            type="button"
            $variant="secondary"
            aria-disabled={state.kind === 'opening' || state.kind === 'keeping' || undefined}
            aria-describedby={wrong === undefined ? undefined : `${id}-wrong`}
            onClick={() => {
              if (state.kind !== 'opening' && state.kind !== 'keeping') void start();
            }}
          >
            <MicrophoneDrawing />
            {t(voicePath === null ? 'voice.start' : 'voice.again')}
          </Start>
          {voicePath !== null && (
            <Start type="button" $variant="secondary" onClick={() => setAsking(true)}>
              <Icon name="remove" />
              {t('voice.remove')}
            </Start>
          )}
        </Row>
      )}
      {voicePath === null && state.kind === 'resting' && <Quiet>{t('voice.hint')}</Quiet>}
      <Status role="status">
        {state.kind === 'opening' && <Quiet>{t('voice.opening')}</Quiet>}
        {state.kind === 'recording' && (
          <Quiet>{t(voicePath === null ? 'voice.recording' : 'voice.recordingAgain')}</Quiet>
        )}
        {state.kind === 'ended' && voicePath !== null && <Quiet>{t(`voice.ended.${state.by}`)}</Quiet>}
      </Status>
      {wrong !== undefined && <FieldError id={`${id}-wrong`}>{wrong}</FieldError>}
      {voicePath !== null && (
        <TextField
          name="voiceText"
          label={t('voice.words')}
          hint={t('voice.wordsHint')}
          isOptional
          isMultiline
          rows={2}
          value={voiceText}
          limit={LIMITS.freeText}
          onChange={(next) => onChange({ voiceText: next })}
        />
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <ConfirmRemove onRemove={handleRemove} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Group>
  );
}

const Group = styled(Stack).attrs({ $gap: 3 })`
  min-width: 0;
`;

const Title = styled.span`
  font-weight: 650;
`;

const Start = styled(Button)`
  min-height: 48px;
  padding-inline: ${space(3)};
`;

const Square = styled.span`
  flex: none;
  width: 14px;
  height: 14px;
  border-radius: 3px;
  background: currentColor;
`;

/** Takes no room while nothing is said. */
const Status = styled.div`
  &:empty {
    display: none;
  }
`;

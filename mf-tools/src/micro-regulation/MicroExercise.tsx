import { LOCALES } from '@spire/domain/languages';
import { options, useLanguage, useMessages } from '@spire/i18n';
import { BusyButton, Button } from '@spire/ui/Button';
import { FlowActions } from '@spire/ui/FlowFrame';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Quiet } from '@spire/ui/Quiet';
import { Row, Stack } from '@spire/ui/Stack';
import { text } from '@spire/ui/tokens.ts';
import { usePageArrival } from '@spire/ui/usePageArrival.ts';
import { NextWait } from '@spire/written/NextWait';
import { OfferedNumber } from '@spire/written/OfferedHelp';
import { SourceTag } from '@spire/written/SourceTag';
import styled from 'styled-components';
import { usePlayerSoon } from '../player/GuidedSession.tsx';
import { SIGNS } from '../tool-frame/drawings.ts';
import { Seen } from '../tool-frame/Seen.tsx';
import { toolFrame } from '../tool-frame/messages/namespace.ts';
import { Steps } from '../tool-frame/Steps.tsx';
import { ToolFlow } from '../tool-frame/ToolFlow.tsx';
import { microRegulation } from './messages/namespace.ts';
import type { ShownExercise } from './microDraft.ts';
import { stepsOf } from './stepsOf.ts';
import type { useMicroExercise } from './useMicroExercise.ts';

interface MicroExerciseProps {
  exercise: ShownExercise;
  writing: ReturnType<typeof useMicroExercise>['writing'];
  onStart: () => void;
  onDone: () => void;
  onAnother: () => void;
  onClose: () => void;
}

/** The exercise, why it came, and where it comes from (S16). Done is never further than one press. */
export function MicroExercise(props: MicroExerciseProps) {
  const { exercise, writing, onStart, onDone, onAnother, onClose } = props;
  const t = useMessages(microRegulation);
  const tToolFrame = useMessages(toolFrame);
  const { emoji, title, instruction, source } = exercise;
  const heading = usePageArrival(title);
  usePlayerSoon();
  const isAsking = writing.state.kind === 'asking';
  return (
    <ToolFlow>
      <div>
        <LinkButton type="button" onClick={onClose}>
          <LineDrawing lines={SIGNS.close} />
          {tToolFrame('close')}
        </LinkButton>
      </div>
      <Title ref={heading} tabIndex={-1}>
        <span aria-hidden>{emoji}</span> {title}
      </Title>
      <Seen sentence={exercise.seen} />
      <Steps steps={stepsOf(instruction)} />
      <Stack $gap={2}>
        <Reason of={exercise} />
        <Row $gap={2} $wrap>
          <SourceTag source={source} />
        </Row>
      </Stack>
      {exercise.offered !== undefined && exercise.offered !== null && <OfferedNumber kind={exercise.offered} />}
      <div>
        <BusyButton variant="quiet" isBusy={isAsking} busyLabel={t('finding')} onClick={onAnother}>
          {t('another')}
        </BusyButton>
        {writing.state.kind === 'failed' && <Notice kind="error">{t('failedTitle')}</Notice>}
        {isAsking && <NextWait onGiveUp={writing.giveUp} />}
      </div>
      <FlowActions>
        <Button type="button" $variant="secondary" $isWide onClick={onDone}>
          {t('done')}
        </Button>
        <Button type="button" $isWide onClick={onStart}>
          <LineDrawing lines={SIGNS.play} />
          {t('start')}
        </Button>
      </FlowActions>
    </ToolFlow>
  );
}

/** Why this one, in the words that were chosen by, and in what is written of it; never by what somebody lives with. */
function Reason({ of: { because, reasoning } }: { of: ShownExercise }) {
  const t = useMessages(microRegulation);
  const tOptions = useMessages(options);
  const tToolFrame = useMessages(toolFrame);
  const locale = LOCALES[useLanguage()];
  const why =
    because.kind === 'need'
      ? t('because.need', { need: tOptions(`needMore.${because.need}`).toLocaleLowerCase(locale) })
      : because.kind === 'none'
        ? ''
        : because.feeling === null
          ? t('because.helpedBefore')
          : t('because.helped', { feeling: tToolFrame(`feelings.${because.feeling}`) });
  const words = [why, reasoning].filter((each) => each !== '').join(' ');
  return words === '' ? null : <Quiet>{words}</Quiet>;
}

const Title = styled.h1`
  ${text.title}
`;

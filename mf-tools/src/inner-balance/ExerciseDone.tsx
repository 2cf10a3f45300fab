import { knownOf, type SaveState } from '@spire/client';
import type { AfterFeeling } from '@spire/domain/toolOptions';
import { common, useMessages } from '@spire/i18n';
import type { Day } from '@spire/remote-kit/dayOf';
import { Button } from '@spire/ui/Button';
import { FlowActions } from '@spire/ui/FlowFrame';
import { Page } from '@spire/ui/Page';
import { Quiet } from '@spire/ui/Quiet';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { LoadingState } from '@spire/ui/states';
import type { ReactNode } from 'react';
import { AfterFeelings } from '../tool-frame/AfterFeelings.tsx';
import { Again } from '../tool-frame/Again.tsx';
import { DoneForNow } from '../tool-frame/DoneForNow.tsx';
import { Actions } from '../tool-frame/EndActions.ts';
import { toolFrame } from '../tool-frame/messages/namespace.ts';
import { ToolEnd } from '../tool-frame/ToolEnd.tsx';
import { ToolFlow } from '../tool-frame/ToolFlow.tsx';
import { isQuiet } from '@spire/written/day/useDayMode.ts';
import { doesGood } from '../tool-frame/felt.ts';
import { useExerciseLog } from './useExerciseLog.ts';
import { innerBalance } from './messages/namespace.ts';

interface ExerciseDoneProps {
  day: Day | undefined;
  /** The exercise. */
  id: string;
  title: string;
  state: SaveState;
  feeling: AfterFeeling | null;
  onFeel: (feeling: AfterFeeling) => void;
  onAnother: () => void;
  onRetry: () => void;
  /** How saving the feeling went, where the person has to do something about it. */
  children: ReactNode;
}

/** The thank-you, once it is in the log or lies safely here, with how it is now, which may be passed over; else what happened, and a way to try again (trap 13). */
export function ExerciseDone(props: ExerciseDoneProps) {
  const { day, id, title, state, feeling, onFeel, onAnother, onRetry, children } = props;
  const t = useMessages(innerBalance);
  const tCommon = useMessages(common);
  const tToolFrame = useMessages(toolFrame);
  const felt = (knownOf(useExerciseLog())?.nodes ?? []).map(({ record }) =>
    record.__typename === 'InnerBalanceRecord' && record.activity === id ? record.feltAfter : null,
  );
  if (state.kind === 'saving' || state.kind === 'resting')
    return (
      <ToolFlow>
        <Page title={title} isNarrow>
          <LoadingState isInWords text={tCommon('states.saving')} slowText={tCommon('states.loadingSlow')} />
        </Page>
      </ToolFlow>
    );
  if (state.kind === 'failed' || state.kind === 'refused')
    return (
      <ToolFlow>
        <Page title={title} isNarrow>
          <SaveNotice state={state} title={tToolFrame('end.failed')}>
            <p>{tToolFrame('end.kept')}</p>
          </SaveNotice>
        </Page>
        <FlowActions>
          <Button type="button" $variant="secondary" $isWide onClick={onAnother}>
            {t('done.another')}
          </Button>
          <Button type="button" $isWide onClick={onRetry}>
            {tCommon('actions.retry')}
          </Button>
        </FlowActions>
      </ToolFlow>
    );
  return (
    <ToolEnd
      isLow
      day={day}
      line={state.kind === 'saved' ? t('done.line', { title }) : title}
      praise={t('done.praise')}
      saved={state.kind}
    >
      <AfterFeelings selected={feeling} error={undefined} onChange={onFeel} />
      {doesGood(felt) && <Quiet>{tToolFrame('end.helpedBefore', { title })}</Quiet>}
      {children}
      <Actions>
        <DoneForNow />
        {!isQuiet(day) && <Again label={t('done.another')} onAgain={onAnother} />}
      </Actions>
    </ToolEnd>
  );
}

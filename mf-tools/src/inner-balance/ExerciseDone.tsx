import type { SaveState } from '@spire/client';
import { common, useMessages } from '@spire/i18n';
import type { Day } from '@spire/remote-kit/dayOf';
import { Button } from '@spire/ui/Button';
import { FlowActions } from '@spire/ui/FlowFrame';
import { Page } from '@spire/ui/Page';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { LoadingState } from '@spire/ui/states';
import { Again } from '../tool-frame/Again.tsx';
import { DoneForNow } from '../tool-frame/DoneForNow.tsx';
import { toolFrame } from '../tool-frame/messages/namespace.ts';
import { ToolEnd } from '../tool-frame/ToolEnd.tsx';
import { ToolFlow } from '../tool-frame/ToolFlow.tsx';
import { isQuiet } from '@spire/written/day/useDayMode.ts';
import { innerBalance } from './messages/namespace.ts';

interface ExerciseDoneProps {
  day: Day | undefined;
  title: string;
  state: SaveState;
  onAnother: () => void;
  onRetry: () => void;
}

/** The thank-you, once it is in the log or lies safely here; else what happened, and a way to try again (trap 13). */
export function ExerciseDone({ day, title, state, onAnother, onRetry }: ExerciseDoneProps) {
  const t = useMessages(innerBalance);
  const tCommon = useMessages(common);
  const tToolFrame = useMessages(toolFrame);
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
      day={day}
      line={state.kind === 'saved' ? t('done.line', { title }) : title}
      praise={t('done.praise')}
      saved={state.kind}
    >
      <FlowActions>
        {!isQuiet(day) && <Again label={t('done.another')} onAgain={onAnother} />}
        <DoneForNow />
      </FlowActions>
    </ToolEnd>
  );
}

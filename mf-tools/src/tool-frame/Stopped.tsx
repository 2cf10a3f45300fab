import type { SaveState } from '@spire/client';
import { useMessages } from '@spire/i18n';
import type { Day } from '@spire/remote-kit/dayOf';
import { AFTER_FEELINGS, type AfterFeeling } from '@spire/domain/toolOptions';
import { FlowActions } from '@spire/ui/FlowFrame';
import { LinkButton } from '@spire/ui/LinkButton';
import { Page } from '@spire/ui/Page';
import { Quiet } from '@spire/ui/Quiet';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { space } from '@spire/ui/tokens.ts';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { DoneForNow } from './DoneForNow.tsx';
import { GentlerWays, type GentlerWaysProps } from './GentlerWays.tsx';
import { toolFrame } from './messages/namespace.ts';
import { ToolEnd } from './ToolEnd.tsx';
import { ToolFlow } from './ToolFlow.tsx';

/** After "Stop": praise, something milder, and a way to a person. Nothing is saved, and nothing is lost by it. */
export function Stopped(ways: GentlerWaysProps) {
  const t = useMessages(toolFrame);
  return (
    <ToolFlow>
      <Page title={t('stop.title')} lead={t('stop.text')} isNarrow>
        <GentlerWays {...ways} />
        <Quiet>{t('stop.after')}</Quiet>
      </Page>
      <FlowActions>
        <DoneForNow />
      </FlowActions>
    </ToolFlow>
  );
}

interface WorseProps extends GentlerWaysProps {
  day: Day | undefined;
  /** The exercise, by its title. */
  title: string;
  feeling: AfterFeeling;
  /** Lets the exercise be suggested again. */
  onUndo: () => void;
  /** How far that has come. */
  undoing: SaveState;
  /** The result of saving, where that needs the person. */
  children?: ReactNode;
}

/** After an exercise that made things worse: the same ways, and that it rests from now on, which can be undone (D82, D90). */
export function Worse({ day, title, feeling, onUndo, undoing, children, ...ways }: WorseProps) {
  const t = useMessages(toolFrame);
  const [isUndone, setUndone] = useState(false);
  return (
    <ToolEnd day={day} title={t('worse.title')} line={t('worse.text')}>
      <GentlerWays {...ways} />
      <Rests>
        <span aria-hidden>{AFTER_FEELINGS[feeling]}</span>
        <p role="status">
          {isUndone && undoing.kind !== 'failed'
            ? t('worse.undone')
            : t('worse.rests', { feeling: t(`feelings.${feeling}`), title })}
        </p>
        {(!isUndone || undoing.kind === 'failed') && (
          <LinkButton
            type="button"
            onClick={() => {
              onUndo();
              setUndone(true);
            }}
          >
            {t('worse.undo')}
          </LinkButton>
        )}
      </Rests>
      <SaveNotice state={undoing} title={t('end.failed')} />
      <Quiet>{t('worse.doctor')}</Quiet>
      {children}
      <FlowActions>
        <DoneForNow />
      </FlowActions>
    </ToolEnd>
  );
}

const Rests = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  > span {
    font-size: 1.6rem;
  }
  > p {
    flex: 1;
  }
`;

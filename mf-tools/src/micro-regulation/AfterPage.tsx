import type { AfterFeeling } from '@spire/domain/toolOptions';
import { common, useMessages } from '@spire/i18n';
import type { Day } from '@spire/remote-kit/dayOf';
import type { Form } from '@spire/remote-kit/form';
import { BusyButton } from '@spire/ui/Button';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { AfterFeelings } from '../tool-frame/AfterFeelings.tsx';
import { space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { Again } from '../tool-frame/Again.tsx';
import { Actions } from '../tool-frame/EndActions.ts';
import { toolFrame } from '../tool-frame/messages/namespace.ts';
import { ToolEnd } from '../tool-frame/ToolEnd.tsx';
import { microRegulation } from './messages/namespace.ts';
import type { MicroDraft } from './microDraft.ts';

interface AfterPageProps {
  day: Day | undefined;
  form: Form<MicroDraft>;
  onBack: () => void;
  onFeel: (feeling: AfterFeeling) => void;
  /** Home, and what is chosen is saved. */
  onEnd: () => void;
  /** One more, and what is chosen is saved. */
  onAnother: () => void;
  /** It has made things lighter often enough for that to be said. */
  hasHelpedBefore: boolean;
}

/** The end: the bird, and how it is now. To answer nothing is as easy, and nothing is saved then. */
export function AfterPage(props: AfterPageProps) {
  const { day, form, onBack, onFeel, onEnd, onAnother, hasHelpedBefore } = props;
  const t = useMessages(microRegulation);
  const tCommon = useMessages(common);
  const tToolFrame = useMessages(toolFrame);
  const { draft, errorOf, state, isSaving, submit, ref } = form;
  return (
    <ToolEnd day={day} isLow>
      <Stack $gap={4} ref={ref}>
        <AfterFeelings selected={draft.afterFeeling} error={errorOf('afterFeeling')} onChange={onFeel} />
        {hasHelpedBefore && <Quiet>{tToolFrame('end.helpedBefore', { title: draft.exercise?.title ?? '' })}</Quiet>}
        <div>
          <LinkButton type="button" onClick={onBack}>
            {t('after.toExercise')}
          </LinkButton>
        </div>
        <SaveNotice state={state} title={t('after.failedTitle')}>
          <p>
            {t('after.failed')} {t('after.kept')}
          </p>
        </SaveNotice>
      </Stack>
      <Actions>
        <BusyButton isWide isBusy={isSaving} busyLabel={tCommon('states.saving')} onClick={onEnd}>
          {tToolFrame('doneForNow')}
        </BusyButton>
        <Ways>
          <Again label={t('after.another')} onAgain={onAnother} />
          <LinkButton type="button" onClick={() => void submit()}>
            {t('after.save')}
          </LinkButton>
        </Ways>
      </Actions>
    </ToolEnd>
  );
}

const Ways = styled.div`
  display: flex;
  justify-content: center;
  gap: ${space(8)};
`;

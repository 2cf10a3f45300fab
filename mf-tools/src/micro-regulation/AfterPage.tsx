import { common, useMessages } from '@spire/i18n';
import type { Day } from '@spire/remote-kit/dayOf';
import type { Form } from '@spire/remote-kit/form';
import { BusyButton, Button } from '@spire/ui/Button';
import { FlowActions } from '@spire/ui/FlowFrame';
import { LinkButton } from '@spire/ui/LinkButton';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { AfterFeelings } from '../tool-frame/AfterFeelings.tsx';
import { ToolEnd } from '../tool-frame/ToolEnd.tsx';
import { microRegulation } from './messages/namespace.ts';
import type { MicroDraft } from './microDraft.ts';

interface AfterPageProps {
  day: Day | undefined;
  form: Form<MicroDraft>;
  onBack: () => void;
  onSkip: () => void;
}

/** The end: the bird, and how it is now. To skip is as easy, and nothing is saved then. */
export function AfterPage({ day, form, onBack, onSkip }: AfterPageProps) {
  const t = useMessages(microRegulation);
  const tCommon = useMessages(common);
  const { draft, change, errorOf, state, isSaving, submit, ref } = form;
  return (
    <ToolEnd day={day}>
      <Stack $gap={4} ref={ref}>
        <AfterFeelings
          selected={draft.afterFeeling}
          error={errorOf('afterFeeling')}
          onChange={(afterFeeling) => change({ afterFeeling })}
        />
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
      <FlowActions>
        <Button type="button" $variant="secondary" $isWide onClick={onSkip}>
          {t('after.skip')}
        </Button>
        <BusyButton isWide isBusy={isSaving} busyLabel={tCommon('states.saving')} onClick={() => void submit()}>
          {t('after.save')}
        </BusyButton>
      </FlowActions>
    </ToolEnd>
  );
}

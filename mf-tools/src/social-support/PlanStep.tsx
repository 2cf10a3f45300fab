import { useMessages } from '@spire/i18n';
import type { Form } from '@spire/remote-kit/form';
import { BusyButton } from '@spire/ui/Button';
import { Notice } from '@spire/ui/Notice';
import { Quiet } from '@spire/ui/Quiet';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import { NextWait } from '@spire/written/NextWait';
import { Seen } from '../tool-frame/Seen.tsx';
import { AiPart } from '../written/AiPart.tsx';
import { writtenTools } from '../written/messages/namespace.ts';
import { Origin } from '../written/Origin.tsx';
import { Messages } from './Messages.tsx';
import { socialSupport } from './messages/namespace.ts';
import type { Contact, Plan, PlanDraft } from './plan.ts';
import { PlanSections } from './PlanSections.tsx';
import type { useSocialPlan } from './useSocialPlan.ts';

interface PlanStepProps {
  form: Form<PlanDraft>;
  plan: Plan;
  contacts: readonly Contact[];
  writing: ReturnType<typeof useSocialPlan>;
}

/** The plan, in its colours, with a message for each who is ticked; another one can be had. */
export function PlanStep({ form, plan, contacts, writing }: PlanStepProps) {
  const t = useMessages(socialSupport);
  const tWrittenTools = useMessages(writtenTools);
  const { draft, state, ref, errorOf } = form;
  const { sections, contactIds, source, isFromHere } = plan;
  const ids = draft.contactIds.length > 0 ? draft.contactIds : contactIds;
  const people = contacts.filter(({ id }) => ids.includes(id));
  const addressed = contacts.find(({ id }) => id === contactIds[0])?.name;
  const message = sections.find(({ kind }) => kind === 'message');
  const isAsking = writing.state.kind === 'asking';
  return (
    <Stack ref={ref} $gap={4}>
      <VisuallyHidden role="status">{!isAsking && t('plan.ready')}</VisuallyHidden>
      {isFromHere && <Quiet role="status">{tWrittenTools('offline')}</Quiet>}
      <Seen sentence={plan.seen} />
      <PlanSections
        sections={sections}
        message={message && <Messages message={message.text} addressed={addressed} people={people} />}
      />
      <Origin source={source} />
      <BusyButton
        variant="secondary"
        isWide
        isBusy={isAsking}
        busyLabel={t('generating')}
        onClick={() => writing.write(draft)}
      >
        {t('plan.another')}
      </BusyButton>
      {isAsking && <NextWait onGiveUp={writing.giveUp} />}
      {writing.state.kind === 'failed' && (
        <Notice kind="error" title={t('failed')}>
          {t('failedKept')}
        </Notice>
      )}
      <AiPart />
      {errorOf('socialWants') !== undefined && <Notice kind="error">{t('wants.noneToComplete')}</Notice>}
      <SaveNotice state={state} title={t('plan.notSaved')}>
        <p>{t('plan.notSavedKept')}</p>
      </SaveNotice>
    </Stack>
  );
}

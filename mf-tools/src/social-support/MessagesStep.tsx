import { options, useMessages } from '@spire/i18n';
import type { Form } from '@spire/remote-kit/form';
import { BusyButton } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Notice } from '@spire/ui/Notice';
import { Quiet } from '@spire/ui/Quiet';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import { NextWait } from '@spire/written/NextWait';
import { OfferedHelp } from '@spire/written/OfferedHelp';
import { Seen } from '../tool-frame/Seen.tsx';
import { AiPart } from '../written/AiPart.tsx';
import { writtenTools } from '../written/messages/namespace.ts';
import { Origin } from '../written/Origin.tsx';
import { StepFrame } from '../written/StepFrame.tsx';
import { Columns } from './Columns.tsx';
import { MessageCard } from './MessageCard.tsx';
import { socialSupport } from './messages/namespace.ts';
import { NobodyToAsk } from './NobodyToAsk.tsx';
import { type Contact, type DraftMessage, MOST_CHARACTERS, type Plan, type PlanDraft, shownMessages } from './plan.ts';
import { PlanSections } from './PlanSections.tsx';
import { SafetyLine } from './SafetyLine.tsx';
import { STEPS } from './steps.ts';
import { useCount } from './useCount.ts';
import type { useSocialPlan } from './useSocialPlan.ts';

interface MessagesStepProps {
  form: Form<PlanDraft>;
  plan: Plan;
  contacts: readonly Contact[];
  writing: ReturnType<typeof useSocialPlan>;
  onBack: () => void;
}

const isTooLong = ({ text }: DraftMessage) => [...text].length > MOST_CHARACTERS;

/** A message for each who is ticked, to change and take along, and the plan in its colours; nothing is sent from here. */
export function MessagesStep({ form, plan, contacts, writing, onBack }: MessagesStepProps) {
  const t = useMessages(socialSupport);
  const tOptions = useMessages(options);
  const tWrittenTools = useMessages(writtenTools);
  const { draft, change, state, ref, errorOf, isSaving, submit } = form;
  const title = useTitle(draft, contacts);
  const shown = shownMessages(draft);
  const isForNobody = draft.contactIds.length === 0;
  const isAsking = writing.state.kind === 'asking';
  const tooLong = form.textOf({ field: 'message', code: 'TOO_LONG', limit: MOST_CHARACTERS });
  const put = (message: DraftMessage) =>
    change({ messages: draft.messages.map((each) => (each.contactId === message.contactId ? message : each)) });
  const cards = shown.map((message, at) => (
    <MessageCard
      key={message.contactId}
      message={message}
      contact={contacts.find(({ id }) => id === message.contactId)}
      wants={draft.wants}
      isFirst={at === 0}
      error={isTooLong(message) ? tooLong : undefined}
      onChange={put}
      onWants={async (wants) => put(await writing.remade(draft, message, wants))}
    />
  ));

  return (
    <StepFrame
      title={tOptions('tools.social_support.title')}
      lead={t('lead')}
      question={title.question}
      hint={title.hint}
      at={2}
      count={STEPS}
      onBack={onBack}
      isLong
      isWide
      actions={
        <BusyButton
          isWide
          isBusy={isSaving}
          busyLabel={t('plan.saving')}
          disabledReason={shown.some(isTooLong) ? tooLong : undefined}
          onClick={() => void submit()}
        >
          {t('plan.complete')}
        </BusyButton>
      }
    >
      <Stack ref={ref} $gap={4}>
        <VisuallyHidden role="status">{!isAsking && t('plan.ready')}</VisuallyHidden>
        {plan.isFromHere && <Quiet role="status">{tWrittenTools('offline')}</Quiet>}
        <Seen sentence={plan.seen} />
        {isForNobody ? (
          <NobodyToAsk onAdd={onBack}>{cards}</NobodyToAsk>
        ) : (
          <>
            {cards.length > 1 ? <Columns>{cards}</Columns> : cards}
            {cards.length > 0 && <Afterwards draft={draft} contacts={contacts} />}
          </>
        )}
        <SafetyLine
          said={(isForNobody ? [] : shown).flatMap(({ safety, text }) =>
            safety !== null && text.includes(safety) ? safety : [],
          )}
        />
        <PlanSections
          sections={cards.length === 0 ? plan.sections : plan.sections.filter(({ kind }) => kind !== 'message')}
        />
        <OfferedHelp told={shown.map(({ text }) => text)} />
        <Origin source={plan.source} />
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
    </StepFrame>
  );
}

function useTitle(draft: PlanDraft, contacts: readonly Contact[]) {
  const t = useMessages(socialSupport);
  const count = useCount();
  const shown = shownMessages(draft);
  const [only] = shown;
  if (draft.contactIds.length === 0) return { question: t('nobody.title'), hint: t('nobody.lead') };
  if (only === undefined) return { question: t('questions.plan'), hint: t('hints.plan') };
  if (shown.length > 1) {
    const words = count(shown.length);
    const messages = words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
    return { question: t('message.several', { messages }), hint: t('message.oneIsEnough') };
  }
  const name = contacts.find(({ id }) => id === only.contactId)?.name ?? t('message.someone');
  return { question: t('message.one', { name }), hint: t('message.change') };
}

/** The meaning of a no, and things to do until there is an answer. */
function Afterwards({ draft, contacts }: { draft: PlanDraft; contacts: readonly Contact[] }) {
  const t = useMessages(socialSupport);
  const ticked = contacts.filter(({ id }) => draft.contactIds.includes(id));
  const [only, ...others] = ticked;
  const name = only === undefined || others.length > 0 ? t('message.someone') : only.name;
  return (
    <Card>
      <Stack $gap={3}>
        <div>
          <h3>{t('afterwards.no', { name })}</h3>
          <Quiet>{t('afterwards.noText')}</Quiet>
        </div>
        <div>
          <h3>{t('afterwards.wait')}</h3>
          <Quiet>{t('afterwards.waitText')}</Quiet>
        </div>
      </Stack>
    </Card>
  );
}

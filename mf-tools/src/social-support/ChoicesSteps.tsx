import { keysOf } from '@spire/domain/lists';
import { common, options, useMessages } from '@spire/i18n';
import type { Form } from '@spire/remote-kit/form';
import { BusyButton } from '@spire/ui/Button';
import { ChipGroup } from '@spire/ui/ChipGroup';
import { Notice } from '@spire/ui/Notice';
import { Quiet } from '@spire/ui/Quiet';
import { Read } from '@spire/ui/Read';
import { NextWait } from '@spire/written/NextWait';
import { writtenTools } from '../written/messages/namespace.ts';
import { StepFrame } from '../written/StepFrame.tsx';
import type { useStep } from '../written/useStep.ts';
import { AddContact } from './AddContact.tsx';
import { ContactList } from './ContactList.tsx';
import { EarlierPlans } from './EarlierPlans.tsx';
import { socialSupport } from './messages/namespace.ts';
import { planErrors, wantsOf, type Contact, type PlanDraft } from './plan.ts';
import { PlanStep } from './PlanStep.tsx';
import { SafetyLine } from './SafetyLine.tsx';
import type { Contacts } from './useContacts.ts';
import type { useSocialPlan } from './useSocialPlan.ts';
import { WANT_SIGNS } from './wantSigns.ts';

/** Wishes, people, the plan. */
export const STEPS = 3;
const QUESTIONS = ['wants', 'people', 'plan'] as const;

interface ChoicesStepsProps {
  form: Form<PlanDraft>;
  step: ReturnType<typeof useStep>;
  contacts: Contacts;
  list: readonly Contact[];
  writing: ReturnType<typeof useSocialPlan>;
  /** Help was shown because somebody chosen may be dangerous (S15). */
  isDangerous: boolean;
}

/** One step a screen; the last is there once there is a plan. */
export function ChoicesSteps({ form, step, contacts, list, writing, isDangerous }: ChoicesStepsProps) {
  const t = useMessages(socialSupport);
  const tCommon = useMessages(common);
  const tOptions = useMessages(options);
  const tWrittenTools = useMessages(writtenTools);
  const { draft, change, isSaving, submit } = form;
  const { plan, wants, contactIds } = draft;
  const at = plan === null ? Math.min(step.at, STEPS - 1) : step.at;
  const question = QUESTIONS[at - 1] ?? 'wants';
  const isAsking = writing.state.kind === 'asking';
  const tooMany = planErrors(draft).find(({ field }) => field === 'selectedContacts');
  const noneReason = wants.length === 0 ? t('wants.none') : undefined;

  return (
    <StepFrame
      title={tOptions('tools.social_support.title')}
      lead={t('lead')}
      question={t(`questions.${question}`)}
      hint={t(`hints.${question}`)}
      at={at}
      count={STEPS}
      minutes={2}
      onBack={at === 1 ? undefined : () => step.show(at - 1)}
      below={at === 1 && <EarlierPlans contacts={list} />}
      isLong
      actions={
        question === 'wants' ? (
          <BusyButton isWide busyLabel="" disabledReason={noneReason} onClick={() => step.show(2)}>
            {tWrittenTools('next')}
          </BusyButton>
        ) : question === 'people' ? (
          <BusyButton
            isWide
            isBusy={isAsking}
            busyLabel={t('generating')}
            disabledReason={noneReason ?? (tooMany && t('people.tooMany', { limit: tooMany.limit ?? 0 }))}
            onClick={() => writing.write(draft)}
          >
            {t('generate')}
          </BusyButton>
        ) : (
          <BusyButton isWide isBusy={isSaving} busyLabel={tCommon('states.saving')} onClick={() => void submit()}>
            {t('plan.complete')}
          </BusyButton>
        )
      }
    >
      {question === 'wants' && (
        <ChipGroup
          legend={t('questions.wants')}
          isLegendHidden
          isGrid
          options={keysOf(WANT_SIGNS).map((id) => ({ id, emoji: WANT_SIGNS[id], label: t(`want.${id}`) }))}
          selected={wants}
          onChange={(ids) => change({ wants: wantsOf(ids) })}
        />
      )}
      {question === 'people' && (
        <>
          {isDangerous && <Notice kind="info">{t('danger')}</Notice>}
          <Read of={contacts.read} failed={{ title: t('people.failed') }} isQuiet>
            {(people) => (
              <>
                {people.length === 0 && <Quiet>{t('people.empty')}</Quiet>}
                <ContactList
                  contacts={contacts}
                  list={people}
                  selected={contactIds}
                  onChange={(ids) => change({ contactIds: ids })}
                />
              </>
            )}
          </Read>
          <AddContact onAdded={(id) => change({ contactIds: [...contactIds, id] })} />
          <SafetyLine />
          {isAsking && <NextWait onGiveUp={writing.giveUp} />}
          {writing.state.kind === 'failed' && (
            <Notice kind="error" title={t('failed')}>
              {t('failedKept')}
            </Notice>
          )}
          <Quiet>{tWrittenTools('private')}</Quiet>
        </>
      )}
      {question === 'plan' && plan !== null && <PlanStep form={form} plan={plan} contacts={list} writing={writing} />}
    </StepFrame>
  );
}

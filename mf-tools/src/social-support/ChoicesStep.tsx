import { options, useMessages } from '@spire/i18n';
import type { Form } from '@spire/remote-kit/form';
import { BusyButton } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Notice } from '@spire/ui/Notice';
import { Quiet } from '@spire/ui/Quiet';
import { Read } from '@spire/ui/Read';
import { Stack } from '@spire/ui/Stack';
import { text } from '@spire/ui/tokens.ts';
import { NextWait } from '@spire/written/NextWait';
import styled from 'styled-components';
import type { SocialWant } from '@spire/domain/toolOptions';
import { writtenTools } from '../written/messages/namespace.ts';
import { StepFrame } from '../written/StepFrame.tsx';
import { AddContact } from './AddContact.tsx';
import { Columns } from './Columns.tsx';
import { ContactList } from './ContactList.tsx';
import { EarlierPlans } from './EarlierPlans.tsx';
import { socialSupport } from './messages/namespace.ts';
import { planErrors, type Contact, type PlanDraft } from './plan.ts';
import { STEPS } from './steps.ts';
import { useCount } from './useCount.ts';
import type { Contacts } from './useContacts.ts';
import type { useSocialPlan } from './useSocialPlan.ts';
import { WantsField } from './WantsField.tsx';

interface ChoicesStepProps {
  form: Form<PlanDraft>;
  contacts: Contacts;
  list: readonly Contact[];
  usedBefore: readonly SocialWant[];
  writing: ReturnType<typeof useSocialPlan>;
  /** Help was shown because somebody chosen may be dangerous (S15). */
  isDangerous: boolean;
}

/** The wants and the possible people, on one page. A plan made for other choices goes when they change. */
export function ChoicesStep({ form, contacts, list, usedBefore, writing, isDangerous }: ChoicesStepProps) {
  const t = useMessages(socialSupport);
  const tOptions = useMessages(options);
  const tWrittenTools = useMessages(writtenTools);
  const messages = useCount();
  const { draft, change } = form;
  const { wants, contactIds } = draft;
  const tooMany = planErrors(draft).find(({ field }) => field === 'selectedContacts');
  const noneReason = wants.length === 0 ? t('wants.none') : undefined;
  const count = list.filter(({ id }) => contactIds.includes(id)).length;
  const tick = (ids: readonly string[]) => change({ contactIds: ids, plan: null });

  return (
    <StepFrame
      title={tOptions('tools.social_support.title')}
      lead={t('lead')}
      question={t('questions.wants')}
      at={1}
      count={STEPS}
      onBack={undefined}
      below={<EarlierPlans contacts={list} />}
      isLong
      isWide
      actions={
        <BusyButton
          isWide
          isBusy={writing.state.kind === 'asking'}
          busyLabel={t('generating')}
          disabledReason={noneReason ?? (tooMany && t('people.tooMany', { limit: tooMany.limit ?? 0 }))}
          onClick={() => writing.write(draft)}
        >
          {count === 0 ? t('generate') : t('generateMessages', { count, messages: messages(count) })}
        </BusyButton>
      }
    >
      <Columns>
        <WantsField
          wants={wants}
          usedBefore={usedBefore}
          onChange={(chosen) => change({ wants: chosen, plan: null })}
        />
        <Stack $gap={3}>
          <Question>{t('questions.people')}</Question>
          {isDangerous && <Notice kind="info">{t('danger')}</Notice>}
          <Card>
            <Read of={contacts.read} failed={{ title: t('people.failed') }} isQuiet>
              {(people) => (
                <>
                  {people.length === 0 && <Quiet>{t('people.empty')}</Quiet>}
                  <ContactList contacts={contacts} list={people} selected={contactIds} onChange={tick} />
                </>
              )}
            </Read>
            <AddContact onAdded={(id) => tick([...contactIds, id])} />
          </Card>
          {writing.state.kind === 'asking' && <NextWait onGiveUp={writing.giveUp} />}
          {writing.state.kind === 'failed' && (
            <Notice kind="error" title={t('failed')}>
              {t('failedKept')}
            </Notice>
          )}
          <Quiet>{tWrittenTools('private')}</Quiet>
        </Stack>
      </Columns>
    </StepFrame>
  );
}

const Question = styled.h2`
  ${text.heading}
`;

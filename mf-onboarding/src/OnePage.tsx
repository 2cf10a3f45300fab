import { ONE_PAGE_CONSIDERATIONS } from '@spire/domain/considerations';
import type { FieldError } from '@spire/domain/errorCodes';
import { common, useMessages } from '@spire/i18n';
import { readAnswers } from '@spire/profile-form/answers';
import { QUESTIONS } from '@spire/profile-form/questions';
import { BusyButton } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Page } from '@spire/ui/Page';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { onboarding } from './messages/namespace.ts';
import { NotSaved } from './NotSaved.tsx';
import { OtherForm } from './OtherForm.tsx';
import { obstacle, STEPS, type OnboardingForm } from './wizard.ts';

/** The questions of this form (spec 1 §2): the language is chosen already, and own words are for the steps. */
const ASKED = ['nickname', 'considerations', 'capacityLevel', 'goals', 'avoidSuggestions'] as const;

const isError = (error: FieldError | undefined): error is FieldError => error !== undefined;

/** The older form: everything at once, for whoever would rather see the whole (D4, D13). */
export function OnePage({ form }: { form: OnboardingForm }) {
  const t = useMessages(onboarding);
  const tCommon = useMessages(common);
  const { draft, change, errorOf, textOf, isSaving, submit, ref } = form;
  const answers = readAnswers(draft);
  const missing = STEPS.map(({ id }) => obstacle(id, answers)).filter(isError);
  return (
    <Page isNarrow title={t('onePage.title')} lead={t('onePage.lead')} back={<OtherForm to="steps" />}>
      <Stack as="form" ref={ref} $gap={5} noValidate onSubmit={(event) => void submit(event)}>
        {ASKED.map((id) => {
          const Question = QUESTIONS[id];
          return (
            <Card key={id} title={t(`steps.${id}.title`)}>
              <Question offered={ONE_PAGE_CONSIDERATIONS} answers={answers} onChange={change} error={errorOf(id)} />
            </Card>
          );
        })}
        <NotSaved form={form} />
        <BusyButton
          type="submit"
          isWide
          isBusy={isSaving}
          busyLabel={tCommon('states.saving')}
          disabledReason={missing.length === 0 ? undefined : missing.map(textOf).join('. ')}
        >
          {t('steps.summary.start')}
        </BusyButton>
        <Quiet>{t('kept')}</Quiet>
      </Stack>
    </Page>
  );
}

import { common, useMessages } from '@spire/i18n';
import { readAnswers } from '@spire/profile-form/answers';
import { EnergyQuestion, QUESTIONS } from '@spire/profile-form/questions';
import { keptTrial } from '@spire/remote-kit/trial';
import { BusyButton, Button } from '@spire/ui/Button';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { Row, Stack } from '@spire/ui/Stack';
import { StepProgress } from '@spire/ui/StepProgress';
import { useEffect, useRef, useState } from 'react';
import { FlowPage } from './FlowPage.tsx';
import { onboarding } from './messages/namespace.ts';
import { NotSaved } from './NotSaved.tsx';
import { OtherForm } from './OtherForm.tsx';
import { nameError } from './short.ts';
import { useShortPart } from './useShortPart.ts';
import { PlantCut, WelcomePicture } from './WelcomePicture.tsx';
import type { OnboardingForm } from './wizard.ts';

const PARTS = 2;
/** Whether the leaf of a trial is on this device: it is seen again on the way in. */
const hasLeaf = () => keptTrial().tried.length > 0;
const deedsHere = () => ({ hasCheckedIn: hasLeaf() });

/** The first way in: a name and how much somebody manages, either of which can be skipped; the rest comes later (D68). */
export function ShortStart({ form }: { form: OnboardingForm }) {
  const { part, goOn, goBack } = useShortPart();
  return part === 1 ? <NamePart form={form} onNext={goOn} /> : <EnergyPart form={form} onBack={goBack} />;
}

function Progress({ part }: { part: number }) {
  const t = useMessages(onboarding);
  return <StepProgress current={part} total={PARTS} label={t('progress', { step: part, total: PARTS })} />;
}

function NamePart({ form, onNext }: { form: OnboardingForm; onNext: () => void }) {
  const t = useMessages(onboarding);
  const tCommon = useMessages(common);
  const answers = readAnswers(form.draft);
  const around = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  const wrong = nameError(answers) ?? (answers.nickname.trim() === '' ? MISSING : undefined);
  useEffect(() => {
    if (refusals > 0) around.current?.querySelector('input')?.focus();
  }, [refusals]);

  function handleNext() {
    if (wrong === undefined) onNext();
    else setRefusals(refusals + 1);
  }
  function handleSkip() {
    form.change({ nickname: '' });
    onNext();
  }
  return (
    <FlowPage
      title={t('short.name.title')}
      lead={hasLeaf() ? t('short.leaf') : undefined}
      links={<OtherForm to="steps" />}
      progress={
        <Stack $gap={5}>
          <Progress part={1} />
          <WelcomePicture deeds={deedsHere()}>{t('short.welcome')}</WelcomePicture>
        </Stack>
      }
      onSubmit={handleNext}
      actions={
        <>
          <Button type="button" $variant="secondary" onClick={handleSkip}>
            {t('short.skip')}
          </Button>
          <Button type="submit">{tCommon('actions.next')}</Button>
        </>
      }
    >
      <Stack $gap={2} ref={around}>
        <QUESTIONS.nickname
          answers={answers}
          onChange={form.change}
          error={refusals > 0 && wrong !== undefined ? form.textOf(wrong) : form.errorOf('nickname')}
        />
        <Quiet>{t('short.name.later')}</Quiet>
      </Stack>
    </FlowPage>
  );
}

const MISSING = { field: 'nickname', code: 'REQUIRED' } as const;

function EnergyPart({ form, onBack }: { form: OnboardingForm; onBack: () => void }) {
  const t = useMessages(onboarding);
  const tCommon = useMessages(common);
  const { isSaving, submit, errorOf, ref } = form;
  /** The pressed button, which says that it is at work. */
  const [isSkipping, setSkipping] = useState(false);
  const save = (isSkipped: boolean) => {
    setSkipping(isSkipped);
    void submit(undefined, isSkipped ? 'shortWithoutEnergy' : 'short');
  };
  return (
    <FlowPage
      title={t('short.energy.title')}
      lead={t('short.energy.lead')}
      picture={<PlantCut deeds={deedsHere()} />}
      links={
        <>
          <LinkButton type="button" onClick={onBack}>
            <Icon name="back" />
            {t('short.back')}
          </LinkButton>
          <OtherForm to="steps" />
        </>
      }
      progress={<Progress part={PARTS} />}
      onSubmit={() => save(false)}
      actions={
        <>
          <BusyButton
            variant="secondary"
            isWide
            isBusy={isSaving && isSkipping}
            busyLabel={tCommon('states.saving')}
            onClick={() => save(true)}
          >
            {t('short.skip')}
          </BusyButton>
          <BusyButton type="submit" isWide isBusy={isSaving && !isSkipping} busyLabel={tCommon('states.saving')}>
            {t('short.done')}
          </BusyButton>
        </>
      }
    >
      <Stack $gap={4} ref={ref}>
        <EnergyQuestion
          answers={readAnswers(form.draft)}
          onChange={form.change}
          error={errorOf('capacityLevel')}
          consentError={errorOf('healthConsent')}
        />
        {errorOf('nickname') !== undefined && <Quiet role="alert">{errorOf('nickname')}</Quiet>}
        <NotSaved form={form} />
        <Row as={Quiet} $gap={2}>
          <Icon name="clock" />
          <span>{t('short.energy.rest')}</span>
        </Row>
      </Stack>
    </FlowPage>
  );
}

import { REFUSAL_TONES, type RefusalTone } from '@spire/domain/refusals';
import { options, useMessages } from '@spire/i18n';
import type { Form } from '@spire/remote-kit/form';
import { BusyButton } from '@spire/ui/Button';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { RadioCards } from '@spire/ui/RadioCards';
import { Row } from '@spire/ui/Stack';
import { OfferedHelp, OfferedNumber } from '@spire/written/OfferedHelp';
import { useState } from 'react';
import { Seen } from '../tool-frame/Seen.tsx';
import { Told } from './Told.tsx';
import { Origin } from '../written/Origin.tsx';
import { writtenTools } from '../written/messages/namespace.ts';
import { StepFrame } from '../written/StepFrame.tsx';
import type { BoundaryDraft, FoundRefusals, Wording } from './boundary.ts';
import { selfPriority } from './messages/namespace.ts';
import { STEPS } from './steps.ts';

interface WaysStepProps {
  form: Form<BoundaryDraft>;
  found: FoundRefusals;
  onBack: () => void;
  onChosen: (wording: Wording) => void;
}

/** Three whole ways to say no, to choose one from; others come from what was found already, and cost nothing. */
export function WaysStep({ form: { draft, change }, found, onBack, onChosen }: WaysStepProps) {
  const t = useMessages(selfPriority);
  const tOptions = useMessages(options);
  const tWrittenTools = useMessages(writtenTools);
  // Each tone has its own turn, so that another offer leaves the other two as they are.
  const [turns, setTurns] = useState<Readonly<Record<RefusalTone, number>>>({ short: 0, warm: 0, offer: 0 });
  const of = (tone: RefusalTone) => found.wordings.filter((each) => each.tone === tone);
  const shown = REFUSAL_TONES.flatMap((tone) => {
    const all = of(tone);
    return all[turns[tone] % Math.max(1, all.length)] ?? [];
  });
  const chosen = shown.find(({ tone }) => tone === draft.tone);

  return (
    <StepFrame
      title={tOptions('tools.self_priority.title')}
      lead={t('lead')}
      question={t('ways.title')}
      hint={t('ways.lead')}
      at={2}
      count={STEPS}
      onBack={onBack}
      isLong
      actions={
        <BusyButton
          isWide
          busyLabel={tWrittenTools('waiting')}
          disabledReason={chosen === undefined ? t('ways.chooseOne') : undefined}
          onClick={() => chosen && onChosen(chosen)}
        >
          {t('ways.use')}
        </BusyButton>
      }
    >
      <Seen sentence={found.seen} />
      {found.isFromHere && <Quiet role="status">{tWrittenTools('offline')}</Quiet>}
      <Told words={draft.shouldDo} onChange={onBack} />
      {found.offered !== null && (
        <section aria-label={t('ways.pressure')}>
          <p>{t('ways.pressure')}</p>
          <OfferedNumber kind={found.offered} />
        </section>
      )}
      <RadioCards
        legend={t('ways.title')}
        isLegendHidden
        options={shown.map(({ tone, text }) => ({ id: tone, title: t(`ways.${tone}`), text }))}
        selected={draft.tone}
        onChange={(id) => change({ tone: REFUSAL_TONES.find((each) => each === id) ?? null })}
      />
      <Row $gap={4} $wrap>
        <LinkButton
          type="button"
          onClick={() => setTurns(({ short, warm, offer }) => ({ short: short + 1, warm: warm + 1, offer: offer + 1 }))}
        >
          {t('ways.others')}
        </LinkButton>
        <LinkButton type="button" onClick={() => setTurns((before) => ({ ...before, offer: before.offer + 1 }))}>
          {t('ways.anotherOffer')}
        </LinkButton>
      </Row>
      {found.offered === null && <OfferedHelp told={[draft.shouldDo, draft.needText]} />}
      <Origin source={shown.some(({ source }) => source === 'ai') ? 'ai' : 'built_in'} />
    </StepFrame>
  );
}

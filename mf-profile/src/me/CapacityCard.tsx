import { useSave } from '@spire/client';
import { nextCapacity, type CapacityDirection } from '@spire/domain/capacity';
import { common, options, useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { BusyButton, Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Quiet } from '@spire/ui/Quiet';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { me as namespace } from './messages/namespace.ts';
import type { Me } from './person.ts';
import { StepCapacityDocument } from './StepCapacity.generated.ts';

/** So many steps up within one visit are asked about once: from the gentlest texts to the most demanding ones is far. */
const FAR = 3;

/** How much the person manages, and one step either way, equally easy (D33, trap 97). */
export function CapacityCard({ me }: { me: Me }) {
  const t = useMessages(namespace);
  const tCommon = useMessages(common);
  const tOptions = useMessages(options);
  const { state, save } = useSave(StepCapacityDocument);
  const [direction, setDirection] = useState<CapacityDirection>('up');
  const [climbed, setClimbed] = useState(0);
  const [question, setQuestion] = useState<'unasked' | 'asking' | 'asked'>('unasked');
  const isAsking = question === 'asking';
  const level = me.profile?.capacityLevel ?? null;
  const isOverridden = me.settings.brainInjuryMode || me.settings.lowEnergyToday;
  const isAtLimit = state.kind === 'failed' && state.problem.code === 'CAPACITY_AT_LIMIT';

  function step(way: CapacityDirection) {
    if (isAsking) setQuestion('asked');
    setDirection(way);
    setClimbed(way === 'up' ? climbed + 1 : 0);
    void save({ direction: way });
  }

  function handleStep(way: CapacityDirection) {
    if (way === 'up' && climbed + 1 === FAR && question === 'unasked') setQuestion('asking');
    else step(way);
  }

  if (level === null)
    return (
      <Card title={t('capacity.title')}>
        <p>{t('capacity.unknown')}</p>
        <LinkButton as={PageLink} page="profileSettings">
          {t('rows.profileSettings')}
        </LinkButton>
      </Card>
    );
  return (
    <Card title={t('capacity.title')}>
      <Stack $gap={3}>
        <div>
          <p>{tOptions(`capacityLevels.${level}.title`)}</p>
          <Quiet>{tOptions(`capacityLevels.${level}.text`)}</Quiet>
        </div>
        {isAsking && <FarQuestion onYes={() => step('up')} onNo={() => setQuestion('asked')} />}
        {(['up', 'down'] as const)
          .filter(() => !isAsking)
          .filter((way) => nextCapacity(level, way) !== undefined)
          .map((way) => (
            <BusyButton
              key={way}
              variant="secondary"
              isWide
              isBusy={state.kind === 'saving' && direction === way}
              busyLabel={tCommon('states.saving')}
              onClick={() => handleStep(way)}
            >
              {t(`capacity.${way}`)}
            </BusyButton>
          ))}
        {state.kind === 'saved' && !isAsking && (
          <Notice kind="success" title={t(`capacity.${direction}Done`)}>
            <p>{t(`capacity.${direction}DoneText`)}</p>
            {isOverridden && <p>{t('capacity.overridden')}</p>}
          </Notice>
        )}
        {isAtLimit ? (
          <Notice kind="info">{t(direction === 'up' ? 'capacity.atHighest' : 'capacity.atLowest')}</Notice>
        ) : (
          <SaveNotice state={state} title={t('capacity.failed')}>
            <p>{t('capacity.failedText')}</p>
          </SaveNotice>
        )}
      </Stack>
    </Card>
  );
}

interface FarQuestionProps {
  onYes: () => void;
  onNo: () => void;
}

/** In the place of the two buttons; it has the focus, since the pressed one is gone. */
function FarQuestion({ onYes, onNo }: FarQuestionProps) {
  const t = useMessages(namespace);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <>
      <Question ref={question} tabIndex={-1}>
        {t('capacity.far')}
      </Question>
      <Button type="button" $variant="secondary" $isWide onClick={onYes}>
        {t('capacity.farYes')}
      </Button>
      <Button type="button" $variant="secondary" $isWide onClick={onNo}>
        {t('capacity.farNo')}
      </Button>
    </>
  );
}

const Question = styled.p`
  font-weight: 650;
`;

import { useSave } from '@spire/client';
import { nextCapacity, type CapacityDirection } from '@spire/domain/capacity';
import { common, options, useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { BusyButton } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Quiet } from '@spire/ui/Quiet';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { useState } from 'react';
import { me as namespace } from './messages/namespace.ts';
import type { Me } from './person.ts';
import { StepCapacityDocument } from './StepCapacity.generated.ts';

/** How much the person manages, and one step either way, equally easy (D33, trap 97). */
export function CapacityCard({ me }: { me: Me }) {
  const t = useMessages(namespace);
  const tCommon = useMessages(common);
  const tOptions = useMessages(options);
  const { state, save } = useSave(StepCapacityDocument);
  const [direction, setDirection] = useState<CapacityDirection>('up');
  const level = me.profile?.capacityLevel ?? null;
  const isOverridden = me.settings.brainInjuryMode || me.settings.lowEnergyToday;
  const isAtLimit = state.kind === 'failed' && state.problem.code === 'CAPACITY_AT_LIMIT';

  function handleStep(way: CapacityDirection) {
    setDirection(way);
    void save({ direction: way });
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
        {(['up', 'down'] as const)
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
        {state.kind === 'saved' && (
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

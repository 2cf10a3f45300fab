import type { Save } from '@spire/client';
import { CONSENT_VERSIONS } from '@spire/domain/consents';
import { useMessages } from '@spire/i18n';
import { HealthConsent } from '@spire/profile-form/questions';
import { Button } from '@spire/ui/Button';
import { Notice } from '@spire/ui/Notice';
import { Quiet } from '@spire/ui/Quiet';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Row, Stack } from '@spire/ui/Stack';
import { useState } from 'react';
import styled from 'styled-components';
import { profile } from '../messages/namespace.ts';

/** The person's decision about health, as it is sent. */
export interface HealthDecision {
  kind: 'health';
  version: string;
  isGiven: boolean;
}

interface HealthYesProps {
  isGiven: boolean;
  write: Save<object, HealthDecision>;
  error: string | undefined;
}

/** The consent over what it covers, kept when it is ticked; taking it back asks once, and says what is gone (S2). */
export function HealthYes({ isGiven, write, error }: HealthYesProps) {
  const t = useMessages(profile);
  const { state, save } = write;
  const [isAsking, setAsking] = useState(false);
  const [wanted, setWanted] = useState<boolean>();
  const isOn = wanted ?? isGiven;

  async function decide(next: boolean) {
    setAsking(false);
    setWanted(next);
    const answer = await save({ kind: 'health', version: CONSENT_VERSIONS.health.at(-1) ?? '', isGiven: next });
    if (answer.kind !== 'saved' && answer.kind !== 'waiting') setWanted(undefined);
  }

  return (
    <Stack $gap={3}>
      <HealthConsent
        isGiven={isOn}
        onChange={(next) => (next ? void decide(true) : setAsking(true))}
        error={isOn ? undefined : error}
      />
      {isAsking && (
        <Notice kind="info" title={t('settings.health.question')}>
          <Stack $gap={3}>
            <p>{t('settings.health.text')}</p>
            <Row $gap={3} $wrap>
              <Button type="button" $variant="secondary" onClick={() => setAsking(false)}>
                {t('settings.health.keep')}
              </Button>
              <Button type="button" $variant="danger" onClick={() => void decide(false)}>
                {t('settings.health.delete')}
              </Button>
            </Row>
          </Stack>
        </Notice>
      )}
      <Said role="status">
        {wanted === false && state.kind === 'saved' && t('settings.health.deleted')}
        {wanted === false && state.kind === 'waiting' && t('settings.health.willBe')}
      </Said>
      {state.kind === 'failed' && <SaveNotice state={state} title={t('settings.failedTitle')} />}
    </Stack>
  );
}

const Said = styled(Quiet)`
  &:empty {
    display: none;
  }
`;

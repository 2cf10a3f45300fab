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
import type { HealthYes } from './useHealthYes.ts';

/** The consent over what it covers, kept when it is ticked; taking it back asks once, and says what is gone (S2). */
export function HealthYesBox({ yes, error }: { yes: HealthYes; error: string | undefined }) {
  const t = useMessages(profile);
  const { isGiven, decide, takenBack, state } = yes;
  const [isAsking, setAsking] = useState(false);

  function handleDelete() {
    setAsking(false);
    decide(false);
  }
  return (
    <Stack $gap={3}>
      <HealthConsent
        isGiven={isGiven}
        onChange={(next) => (next ? decide(true) : setAsking(true))}
        error={isGiven ? undefined : error}
      />
      {isAsking && (
        <Notice kind="info" title={t('settings.health.question')}>
          <Stack $gap={3}>
            <p>{t('settings.health.text')}</p>
            <Row $gap={3} $wrap>
              <Button type="button" $variant="secondary" onClick={() => setAsking(false)}>
                {t('settings.health.keep')}
              </Button>
              <Button type="button" $variant="danger" onClick={handleDelete}>
                {t('settings.health.delete')}
              </Button>
            </Row>
          </Stack>
        </Notice>
      )}
      <Said role="status">
        {takenBack === 'saved' && t('settings.health.deleted')}
        {takenBack === 'waiting' && t('settings.health.willBe')}
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

import { useSave } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { BusyButton, Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Row, Stack } from '@spire/ui/Stack';
import { useState } from 'react';
import { DeleteSafetyPlanDocument } from './DeleteSafetyPlan.generated.ts';
import { plan } from './messages/namespace.ts';

/** Deletes the whole plan, after one question. */
export function RemovePlan({ isEmpty }: { isEmpty: boolean }) {
  const t = useMessages(plan);
  const [isAsking, setAsking] = useState(false);
  const { save, state } = useSave(DeleteSafetyPlanDocument);
  if (isEmpty) return <Quiet role="status">{state.kind === 'saved' && t('remove.done')}</Quiet>;
  if (!isAsking)
    return (
      <div>
        <LinkButton type="button" onClick={() => setAsking(true)}>
          {t('remove.open')}
        </LinkButton>
      </div>
    );
  return (
    <Card>
      <Stack $gap={3}>
        <p role="status">{t('remove.sure')}</p>
        <Row $gap={3} $wrap>
          <BusyButton
            variant="danger"
            isBusy={state.kind === 'saving'}
            busyLabel={t('remove.busy')}
            onClick={() => void save({}).then(({ kind }) => kind === 'saved' && setAsking(false))}
          >
            {t('remove.yes')}
          </BusyButton>
          <Button type="button" $variant="secondary" onClick={() => setAsking(false)}>
            {t('remove.no')}
          </Button>
        </Row>
        <SaveNotice state={state} title={t('remove.failed')} />
      </Stack>
    </Card>
  );
}

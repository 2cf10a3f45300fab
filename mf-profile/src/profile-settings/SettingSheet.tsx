import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Dialog } from '@spire/ui/Dialog';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { profile } from '../messages/namespace.ts';
import { FieldState } from './FieldState.tsx';
import type { RowId } from './fields.ts';
import type { FieldSave } from './useFieldSave.ts';

interface SettingSheetProps {
  id: RowId;
  field: FieldSave;
  panel: 'left' | 'right';
  /** Closes; where something is written it is saved first. */
  onDone: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The sheet of one row: one question, what became of the answer, and the way out, which only closes. */
export function SettingSheet({ id, field, panel, onDone, onClose, children }: SettingSheetProps) {
  const t = useMessages(profile);
  return (
    <Dialog
      isOpen
      panel={panel}
      onClose={onClose}
      title={t(`settings.titles.${id}`)}
      closeLabel={t('settings.row.close')}
      actions={
        <Foot>
          <FieldState of={field} />
          <Button type="button" $isWide onClick={onDone}>
            {t('settings.row.done')}
          </Button>
        </Foot>
      }
    >
      <Stack $gap={4}>
        <Quiet>{t(`settings.leads.${id}`)}</Quiet>
        {children}
      </Stack>
    </Dialog>
  );
}

const Foot = styled(Stack).attrs({ $gap: 1 })`
  width: 100%;
`;

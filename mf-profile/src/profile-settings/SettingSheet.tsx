import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Dialog } from '@spire/ui/Dialog';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { profile } from '../messages/namespace.ts';
import { FieldState } from './FieldState.tsx';
import type { FieldSave } from './useFieldSave.ts';

interface SettingSheetProps {
  title: string;
  lead: string;
  field: FieldSave;
  panel: 'left' | 'right';
  /** Closes; where something is written it is saved first. */
  onDone: () => void;
  onClose: () => void;
  /** Other ways out, below the button. */
  ways?: ReactNode;
  children: ReactNode;
}

/** The sheet of one row: one question, what became of the answer, and the way out, which only closes. */
export function SettingSheet({ title, lead, field, panel, onDone, onClose, ways, children }: SettingSheetProps) {
  const t = useMessages(profile);
  return (
    <Dialog
      isOpen
      panel={panel}
      onClose={onClose}
      title={title}
      closeLabel={t('settings.row.close')}
      actions={
        <Foot>
          <FieldState of={field} />
          <Button type="button" $isWide onClick={onDone}>
            {t('settings.row.done')}
          </Button>
          {ways}
        </Foot>
      }
    >
      <Stack $gap={4}>
        <Quiet>{lead}</Quiet>
        {children}
      </Stack>
    </Dialog>
  );
}

const Foot = styled(Stack).attrs({ $gap: 1 })`
  width: 100%;
`;

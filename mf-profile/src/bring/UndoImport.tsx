import { problemOf, type Problem, useToday } from '@spire/client';
import { useTransfer } from '@spire/client/lazy';
import { REST_PATHS } from '@spire/domain/restPaths';
import { useFormat, useMessages, useProblemText } from '@spire/i18n';
import { BusyButton, Button } from '@spire/ui/Button';
import { Notice } from '@spire/ui/Notice';
import { Quiet } from '@spire/ui/Quiet';
import { Row, Stack } from '@spire/ui/Stack';
import { useState } from 'react';
import { bring } from './messages/namespace.ts';
import type { KnownImport } from './knownImport.ts';

type Undoing = { kind: 'resting' | 'asking' | 'busy' } | { kind: 'failed'; problem: Problem };

interface UndoImportProps {
  known: KnownImport;
  onUndone: () => void;
}

/** Takes a whole import back, with its pictures, until its last date. */
export function UndoImport({ known: { id, entries, undoUntil }, onUndone }: UndoImportProps) {
  const t = useMessages(bring);
  const format = useFormat();
  const textOf = useProblemText();
  const transfer = useTransfer();
  const [state, setState] = useState<Undoing>({ kind: 'resting' });
  if (useToday() > undoUntil) return null;

  async function undo() {
    setState({ kind: 'busy' });
    try {
      await transfer(REST_PATHS.importOf.replace('{id}', id), { method: 'DELETE' });
      onUndone();
    } catch (error) {
      setState({ kind: 'failed', problem: problemOf(error) });
    }
  }

  return (
    <Stack $gap={3}>
      <Quiet>{t('undoText', { date: format.shortDate(undoUntil) })}</Quiet>
      {state.kind === 'resting' ? (
        <Button type="button" $variant="secondary" $isWide onClick={() => setState({ kind: 'asking' })}>
          {t('undo')}
        </Button>
      ) : (
        <>
          <p role="status">{t('undoSure', { count: entries })}</p>
          <Row $wrap>
            <Button type="button" $variant="secondary" onClick={() => setState({ kind: 'resting' })}>
              {t('cancel')}
            </Button>
            <BusyButton isBusy={state.kind === 'busy'} busyLabel={t('undoBusy')} onClick={() => void undo()}>
              {t('undoNow')}
            </BusyButton>
          </Row>
        </>
      )}
      {state.kind === 'failed' && (
        <Notice kind="error" title={t('undoFailed')}>
          <p>{textOf(state.problem)}</p>
        </Notice>
      )}
    </Stack>
  );
}

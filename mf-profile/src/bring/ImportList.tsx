import { useRead } from '@spire/client';
import { useFormat, useMessages } from '@spire/i18n';
import { Card } from '@spire/ui/Card';
import { Quiet } from '@spire/ui/Quiet';
import { Read } from '@spire/ui/Read';
import { Stack } from '@spire/ui/Stack';
import { ImportsDocument } from './Imports.generated.ts';
import type { KnownImport } from './knownImport.ts';
import { bring } from './messages/namespace.ts';
import { UndoImport } from './UndoImport.tsx';
import { useSourceName } from './useSourceName.ts';

/** Every file that was taken in, those that were undone too. */
export function ImportList() {
  const t = useMessages(bring);
  const imports = useRead(ImportsDocument, {
    pick: ({ me }) => me.imports,
    isEmpty: (all) => all.length === 0,
    asks: 'each time',
  });
  return (
    <Read of={imports} loading={t('importsLoading')} failed={{ title: t('importsFailed') }} empty={<></>}>
      {(all) => (
        <Stack>
          {all.map((each) => (
            <OneImport key={each.id} known={each} onUndone={imports.retry} />
          ))}
        </Stack>
      )}
    </Read>
  );
}

function OneImport({ known, onUndone }: { known: KnownImport; onUndone: () => void }) {
  const t = useMessages(bring);
  const format = useFormat();
  const source = useSourceName()(known.source);
  if (known.undoneAt !== null)
    return (
      <Card title={t('importGone', { source, count: known.entries })}>
        <Quiet>{t('undoneOn', { date: format.shortDate(known.undoneAt) })}</Quiet>
      </Card>
    );
  return (
    <Card title={t('importTitle', { source, count: known.days })}>
      <Stack $gap={3}>
        <Quiet>{t('keptFor', { date: format.shortDate(known.date) })}</Quiet>
        <UndoImport known={known} onUndone={onUndone} />
      </Stack>
    </Card>
  );
}

import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import { Row } from '@spire/ui/Stack';
import { color, radius, space } from '@spire/ui/tokens.ts';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { memories as namespace } from '../messages/namespace.ts';
import type { Deleting } from '../open/useDeleting.ts';

/** The notice of a deleted memory, with an undo for ten seconds (A24). */
export function UndoDelete({ deleting: { deleted, undo } }: { deleting: Deleting }) {
  const t = useMessages(namespace);
  const button = useRef<HTMLButtonElement>(null);
  const id = deleted?.id;
  useEffect(() => {
    if (id !== undefined) button.current?.focus();
  }, [id]);
  return (
    <>
      <VisuallyHidden role="status">{deleted && t('delete.done', { title: deleted.title })}</VisuallyHidden>
      {deleted !== undefined && (
        <Line $wrap>
          <span>{t('delete.done', { title: deleted.title })}</span>
          {deleted.canBeUndone && (
            <Button ref={button} type="button" $variant="secondary" onClick={() => void undo()}>
              {t('form.undo')}
            </Button>
          )}
        </Line>
      )}
    </>
  );
}

const Line = styled(Row)`
  justify-content: space-between;
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.control};
  background: ${color.sunk};
  overflow-wrap: anywhere;
`;

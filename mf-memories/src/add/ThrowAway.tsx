import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { LinkButton } from '@spire/ui/LinkButton';
import { Row } from '@spire/ui/Stack';
import { useEffect, useRef } from 'react';
import { memories } from '../messages/namespace.ts';

interface ThrowAwayProps {
  /** There is something written that can be thrown away. */
  isOffered: boolean;
  /** It has just been thrown away and can still be had back. */
  isDone: boolean;
  onThrowAway: () => void;
  onUndo: () => void;
}

/** Empties the form, and takes it back for as long as nothing new is written (A24). */
export function ThrowAway({ isOffered, isDone, onThrowAway, onUndo }: ThrowAwayProps) {
  const t = useMessages(memories);
  const undo = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isDone) undo.current?.focus();
  }, [isDone]);

  return (
    <>
      {isOffered && (
        <div>
          <LinkButton type="button" onClick={onThrowAway}>
            {t('form.discard')}
          </LinkButton>
        </div>
      )}
      <div role="status">
        {isDone && (
          <Row $wrap>
            <span>{t('form.discarded')}</span>
            <Button ref={undo} type="button" $variant="secondary" onClick={onUndo}>
              {t('form.undo')}
            </Button>
          </Row>
        )}
      </div>
    </>
  );
}

import { common, useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Notice } from '@spire/ui/Notice';
import { Stack } from '@spire/ui/Stack';
import { useEffect, useRef } from 'react';

interface MovingOnProps {
  /** Says what was done, where the page's own title does not. */
  title?: string;
  text: string;
  /** Milliseconds until it goes on by itself. */
  after: number;
  onContinue: () => void;
}

/** A step that goes on by itself: said in words, with a button that does not wait (A23). */
export function MovingOn({ title, text, after, onContinue }: MovingOnProps) {
  const tCommon = useMessages(common);
  const goOn = useRef(onContinue);
  useEffect(() => {
    goOn.current = onContinue;
  });
  useEffect(() => {
    const timer = window.setTimeout(() => goOn.current(), after);
    return () => window.clearTimeout(timer);
  }, [after]);
  return (
    <Stack>
      <Notice kind="success" {...(title === undefined ? {} : { title })}>
        {text}
      </Notice>
      <Button type="button" $isWide onClick={onContinue}>
        {tCommon('actions.continue')}
      </Button>
    </Stack>
  );
}

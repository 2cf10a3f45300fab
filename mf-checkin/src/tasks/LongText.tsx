import { beginningOf } from '@spire/domain/beginning';
import { useMessages } from '@spire/i18n';
import { LinkButton } from '@spire/ui/LinkButton';
import { useState, type MouseEvent } from 'react';
import { checkin } from '../messages/namespace.ts';

/** A text that is folded when it is long, with the way to all of it. */
export function LongText({ text, shown }: { text: string; shown: number }) {
  const t = useMessages(checkin);
  const [isOpen, setOpen] = useState(false);
  if (text.length <= shown) return text;

  function handleClick(event: MouseEvent) {
    // It may stand in the label of a box, which is another thing to press.
    event.preventDefault();
    setOpen(!isOpen);
  }

  return (
    <>
      {isOpen ? text : beginningOf(text, shown)}{' '}
      <LinkButton type="button" aria-expanded={isOpen} onClick={handleClick}>
        {t(isOpen ? 'completedTasks.less' : 'completedTasks.more')}
      </LinkButton>
    </>
  );
}

import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { color } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { SIGNS } from '../drawings.ts';
import { checkin } from '../messages/namespace.ts';
import type { Interactions } from './useInteractions.ts';

/** The ways to say that it is done and that it is liked, each taken back where it was said while that can be (A24). */
export function MarkButtons({ of: { liked, completed, mark, undo } }: { of: Interactions }) {
  const t = useMessages(checkin);
  return (
    <>
      {completed === 'undoable' && (
        <Button type="button" $variant="secondary" onClick={() => undo('completed')}>
          <LineDrawing lines={SIGNS.undo} />
          {t('suggestion.undo')}
        </Button>
      )}
      {completed === 'open' && (
        <Button type="button" $variant="secondary" onClick={() => void mark('completed')}>
          <LineDrawing lines={SIGNS.done} />
          {t('suggestion.markDone')}
        </Button>
      )}
      <Like
        type="button"
        $variant="secondary"
        aria-pressed={liked !== 'open'}
        aria-disabled={liked === 'locked' || undefined}
        onClick={() => (liked === 'undoable' ? undo('liked') : void mark('liked'))}
      >
        <LineDrawing lines={SIGNS.like} />
        {t(liked === 'open' ? 'suggestion.like' : 'suggestion.liked')}
      </Like>
    </>
  );
}

const Like = styled(Button)`
  &[aria-pressed='true'] > svg {
    fill: currentColor;
  }
  &[aria-pressed='true'] {
    background: ${color.primarySoft};
    border-color: ${color.primary};
    color: ${color.ink};
  }
`;

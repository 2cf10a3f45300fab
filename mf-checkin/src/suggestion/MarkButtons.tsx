import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { color } from '@spire/ui/tokens.ts';
import type { ElementType } from 'react';
import styled from 'styled-components';
import { SIGNS } from '../drawings.ts';
import { checkin } from '../messages/namespace.ts';
import type { Interactions } from './useInteractions.ts';

interface MarkButtonsProps {
  of: Interactions;
  /** The look of the buttons. */
  as: ElementType;
  /** Without the way to like it, where few ways are enough. */
  isShort?: boolean;
  /** The title of the suggestion, where there are several on the page. */
  about?: string;
}

const named = (words: string, about: string | undefined) =>
  about === undefined ? {} : { 'aria-label': `${words}: ${about}` };

/** The ways to say that it is done, which locks, and that it is liked, which is taken back by the same button (D89). */
export function MarkButtons({ of: { isLiked, isCompleted, mark, undo }, as: Look, isShort, about }: MarkButtonsProps) {
  const t = useMessages(checkin);
  const like = t(isLiked ? 'suggestion.liked' : 'suggestion.like');
  return (
    <>
      <Look
        type="button"
        {...named(t('suggestion.markDone'), about)}
        aria-disabled={isCompleted || undefined}
        onClick={() => void mark('completed')}
      >
        <LineDrawing lines={SIGNS.done} />
        <span>{t('suggestion.markDone')}</span>
      </Look>
      {isShort !== true && (
        <Look
          type="button"
          {...named(like, about)}
          aria-pressed={isLiked}
          // The second press of a double one is no wish to take the first back.
          onClick={({ detail }: { detail: number }) => (!isLiked ? void mark('liked') : detail < 2 && undo('liked'))}
        >
          <Heart $isFull={isLiked}>
            <LineDrawing lines={SIGNS.like} />
          </Heart>
          <span>{like}</span>
        </Look>
      )}
    </>
  );
}

/** Takes back that it is done: beside the locked button all day, in a place that nothing else moves into (D89). */
export function UndoDone({ of: { undo }, as: Look, about }: MarkButtonsProps) {
  const t = useMessages(checkin);
  return (
    <Look type="button" {...named(t('suggestion.undo'), about)} onClick={() => undo('completed')}>
      <LineDrawing lines={SIGNS.undo} />
      <span>{t('suggestion.undo')}</span>
    </Look>
  );
}

/** The look of buttons for them. */
export const Outlined = styled(Button).attrs({ $variant: 'secondary' })`
  &[aria-pressed='true'] {
    background: ${color.primarySoft};
    border-color: ${color.primary};
  }
`;

const Heart = styled.span<{ $isFull: boolean }>`
  flex: none;
  > svg {
    fill: ${({ $isFull }) => ($isFull ? 'currentColor' : 'none')};
  }
`;

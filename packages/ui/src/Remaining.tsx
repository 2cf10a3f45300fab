import { characterCount, SHOW_REMAINING_FROM } from '@spire/domain/limits';
import { common, useMessages } from '@spire/i18n';
import styled from 'styled-components';
import { color, text } from './tokens.ts';
import { useSettled } from './useSettled.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const ANNOUNCE_AFTER = 1200;

/** Whether a text is long enough for its limit to matter (D17). */
export function showsRemaining(value: string, limit: number): boolean {
  return characterCount(value) >= limit * SHOW_REMAINING_FROM;
}

/** How many characters are left, or how many are too many: said, never cut (D17). */
export function Remaining({ id, value, limit }: { id: string; value: string; limit: number }) {
  const tCommon = useMessages(common);
  const left = limit - characterCount(value);
  const words = left < 0 ? tCommon('overLimit', { count: -left }) : tCommon('remaining', { count: left });
  const settled = useSettled(words, ANNOUNCE_AFTER);
  return (
    <>
      <Line id={id} $isOver={left < 0}>
        {words}
      </Line>
      <VisuallyHidden role="status">{settled}</VisuallyHidden>
    </>
  );
}

const Line = styled.p<{ $isOver: boolean }>`
  ${text.small}
  color: ${({ $isOver }) => ($isOver ? color.danger : color.muted)};
  font-weight: ${({ $isOver }) => ($isOver ? 600 : 400)};
`;

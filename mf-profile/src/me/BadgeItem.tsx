import type { BadgeProgress } from '@spire/domain/badges';
import { LEVELS } from '@spire/domain/growth';
import { isOneOf } from '@spire/domain/lists';
import type { Tool } from '@spire/domain/options';
import { options, useMessages } from '@spire/i18n';
import { BadgeDrawing } from '@spire/ui/BadgeDrawing';
import { color, media, space, text } from '@spire/ui/tokens.ts';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import styled from 'styled-components';
import { me as namespace } from './messages/namespace.ts';

const TITLED = ['inner_balance', 'social_support', 'self_priority'] as const satisfies readonly Tool[];
const LEVEL_IDS = LEVELS.map(({ id }) => id);

/** A milestone: reached, or dashed with what is left in words (D32). A level says how far only where numbers are wanted. */
export function BadgeItem({ badge, hasNumbers }: { badge: BadgeProgress; hasNumbers: boolean }) {
  const { id, isEarned, has, needs } = badge;
  const t = useMessages(namespace);
  const tOptions = useMessages(options);
  const isLevel = isOneOf(LEVEL_IDS, id);
  const name = isLevel
    ? tOptions(`levels.${id}`)
    : isOneOf(TITLED, id)
      ? tOptions(`tools.${id}.title`)
      : t(`badges.names.${id}`);
  return (
    <Item>
      <Circle $isEarned={isEarned}>
        <BadgeDrawing id={id} />
      </Circle>
      <Name>{name}</Name>
      {isEarned ? (
        <VisuallyHidden>{t('badges.earned')}</VisuallyHidden>
      ) : (
        <Left>{isLevel && !hasNumbers ? t('badges.comes') : t('badges.left', { count: needs - has })}</Left>
      )}
    </Item>
  );
}

const Item = styled.li`
  display: flex;
  flex-direction: column;
  align-items: center;
  text-align: center;
`;

const Circle = styled.span<{ $isEarned: boolean }>`
  display: grid;
  place-content: center;
  width: 4.2rem;
  height: 4.2rem;
  margin-bottom: ${space(1)};
  border-radius: 50%;
  border: 1.5px ${({ $isEarned }) => ($isEarned ? `solid transparent` : `dashed ${color.edge}`)};
  background: ${({ $isEarned }) => ($isEarned ? color.primarySoft : 'transparent')};
  color: ${({ $isEarned }) => ($isEarned ? color.primary : color.muted)};
  font-size: 1.1rem;
  ${media.forced} {
    border-color: CanvasText;
  }
`;

const Name = styled.span`
  ${text.small}
  line-height: 1.3;
  font-weight: 650;
  hyphens: manual;
`;

const Left = styled.span`
  ${text.small}
  color: ${color.muted};
`;

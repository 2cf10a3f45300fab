import { isTold } from '@spire/domain/memoryRules';
import { options, useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { color, media, motion, radius, space, text, tint, type Tint } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { memories as namespace } from '../messages/namespace.ts';
import { MemoryPicture, tintOf } from '../memories/MemoryPicture.tsx';
import type { Memory } from '../memories/useMemories.ts';

interface MemoryTileProps {
  memory: Memory;
  isLarge: boolean;
  /** It is on this device alone so far. */
  isUnsent: boolean;
}

/**
 * One memory among others: its picture or emoji, its name, and the category in words beside its tint. The large one is
 * the newest, which a toast leaves in sight.
 */
export function MemoryTile({ memory, isLarge, isUnsent }: MemoryTileProps) {
  const t = useMessages(namespace);
  const tOptions = useMessages(options);
  const tintName = tintOf(memory);
  return (
    <Whole data-told={isLarge || undefined}>
      <Tile as={PageLink} page="memoryBank" query={`memory=${memory.id}`} $tint={tintName} $isLarge={isLarge}>
        <Frame $isLarge={isLarge}>
          <MemoryPicture memory={memory} size={isLarge ? 'large' : 'small'} isDecoration />
        </Frame>
        <Words>
          <Title>{memory.title}</Title>
          {isTold(memory, 'category') && (
            <Category $tint={tintName}>{tOptions(`memoryCategories.${memory.category}`)}</Category>
          )}
          {isUnsent && <Unsent>{t('item.waiting')}</Unsent>}
        </Words>
      </Tile>
    </Whole>
  );
}

const Whole = styled.article`
  height: 100%;
`;

const Tile = styled.a<{ $tint: Tint | undefined; $isLarge: boolean }>`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${({ $tint }) => ($tint === undefined ? color.sunk : tint($tint).soft)};
  color: ${color.ink};
  text-decoration: none;
  transition: border-color ${motion.quick};
  &:hover {
    border-color: ${color.primary};
  }
`;

const Frame = styled.span<{ $isLarge: boolean }>`
  display: block;
  flex: 1 0 auto;
  height: ${({ $isLarge }) => ($isLarge ? '172px' : '108px')};
  --emoji: ${({ $isLarge }) => ($isLarge ? '4.2rem' : '3rem')};
  ${media.wide} {
    :root:not([data-calm='true']) & {
      height: ${({ $isLarge }) => ($isLarge ? '380px' : '148px')};
    }
  }
`;

const Words = styled.span`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(0.5)};
  padding: ${space(3)} ${space(3)} ${space(4)};
`;

const Title = styled.span`
  max-width: 100%;
  font-weight: 650;
  line-height: 1.35;
  overflow-wrap: anywhere;
  hyphens: auto;
`;

const Category = styled.span<{ $tint: Tint | undefined }>`
  ${text.small}
  font-weight: 600;
  color: ${({ $tint }) => ($tint === undefined ? color.muted : tint($tint).ink)};
`;

const Unsent = styled.span`
  ${text.small}
`;

import { useToday } from '@spire/client';
import { FORMAT_LOCALES } from '@spire/domain/languages';
import { useLanguage, useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Icon } from '@spire/ui/Icon';
import { Quiet } from '@spire/ui/Quiet';
import { color, radius, space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { MemoryPicture } from '../memories/MemoryPicture.tsx';
import type { Memory } from '../memories/useMemories.ts';
import { memories as namespace } from '../messages/namespace.ts';
import { monthOf } from './monthOf.ts';

interface MemoryLineProps {
  memory: Memory;
  /** The picture is what is seen of it, with the words below. */
  isLarge?: boolean;
}

/** A memory in one press: its picture, its name and when it is from; pressed, it opens. */
export function MemoryLine({ memory, isLarge = false }: MemoryLineProps) {
  const t = useMessages(namespace);
  const locale = FORMAT_LOCALES[useLanguage()];
  const today = useToday();
  const when = memory.date === today ? t('card.today') : t('card.from', { month: monthOf(memory.date, today, locale) });
  return (
    <Line as={PageLink} page="memoryBank" query={`memory=${memory.id}`} $isLarge={isLarge}>
      <Frame $isLarge={isLarge}>
        <MemoryPicture key={memory.id} memory={memory} size={isLarge ? 'large' : 'small'} isDecoration />
      </Frame>
      <Words>
        <Title>{memory.title}</Title>
        <Quiet as="span">{when}</Quiet>
      </Words>
      <Icon name="right" />
    </Line>
  );
}

const Line = styled.a<{ $isLarge: boolean }>`
  display: flex;
  flex-wrap: ${({ $isLarge }) => ($isLarge ? 'wrap' : 'nowrap')};
  align-items: center;
  gap: ${space(3)};
  color: ${color.ink};
  text-decoration: none;
  &:hover span:first-child {
    text-decoration: underline;
  }
  > svg {
    flex: none;
  }
`;

const Frame = styled.span<{ $isLarge: boolean }>`
  flex: none;
  display: block;
  width: ${({ $isLarge }) => ($isLarge ? '100%' : '88px')};
  height: ${({ $isLarge }) => ($isLarge ? '168px' : '72px')};
  border-radius: ${({ $isLarge }) => ($isLarge ? radius.control : radius.small)};
  overflow: hidden;
  --emoji: ${({ $isLarge }) => ($isLarge ? '4.2rem' : '2.2rem')};
`;

const Words = styled.span`
  flex: 1 1 auto;
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Title = styled.span`
  font-weight: 650;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

import { useToday } from '@spire/client';
import { useFormat, useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Icon } from '@spire/ui/Icon';
import { Quiet } from '@spire/ui/Quiet';
import { color, radius, space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { MemoryPicture } from '../memories/MemoryPicture.tsx';
import type { Memory } from '../memories/useMemories.ts';
import { memories as namespace } from '../messages/namespace.ts';

/** A memory as one line: its picture, its name and when it is from; pressed, it opens. */
export function MemoryLine({ memory }: { memory: Memory }) {
  const t = useMessages(namespace);
  const format = useFormat();
  const today = useToday();
  const when = memory.date === today ? t('card.today') : t('card.from', { month: format.month(memory.date) });
  return (
    <Line as={PageLink} page="memoryBank" query={`memory=${memory.id}`}>
      <Frame>
        <MemoryPicture key={memory.id} memory={memory} size="small" isDecoration />
      </Frame>
      <Words>
        <Title>{memory.title}</Title>
        <Quiet as="span">{when}</Quiet>
      </Words>
      <Icon name="right" />
    </Line>
  );
}

const Line = styled.a`
  display: flex;
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

const Frame = styled.span`
  flex: none;
  display: block;
  width: 88px;
  height: 72px;
  border-radius: ${radius.small};
  overflow: hidden;
  --emoji: 2.2rem;
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

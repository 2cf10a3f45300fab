import { useToday } from '@spire/client';
import { FORMAT_LOCALES } from '@spire/domain/languages';
import { useLanguage, useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Quiet } from '@spire/ui/Quiet';
import { color, radius, space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { MemoryPicture } from '../memories/MemoryPicture.tsx';
import type { Memory } from '../memories/useMemories.ts';
import { memories as namespace } from '../messages/namespace.ts';
import { monthOf } from './monthOf.ts';

/** A memory in one press: its picture, its name and when it is from; pressed, it opens in the memory bank. */
export function MemoryLine({ memory }: { memory: Memory }) {
  const t = useMessages(namespace);
  const locale = FORMAT_LOCALES[useLanguage()];
  const today = useToday();
  const when = memory.date === today ? t('card.today') : t('card.from', { month: monthOf(memory.date, today, locale) });
  return (
    <Line as={PageLink} page="memoryBank" query={`memory=${memory.id}`}>
      <Frame>
        <MemoryPicture key={memory.id} memory={memory} size="small" isDecoration />
      </Frame>
      <Words>
        <Title>{memory.title}</Title>
        <Quiet as="span">{when}</Quiet>
      </Words>
    </Line>
  );
}

const Line = styled.a`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  color: ${color.ink};
  text-decoration: none;
  &:hover span:first-child {
    text-decoration: underline;
  }
`;

const Frame = styled.span`
  flex: none;
  display: block;
  width: 72px;
  height: 72px;
  border-radius: ${radius.small};
  overflow: hidden;
  --emoji: 2.2rem;
`;

const Words = styled.span`
  flex: 1 1 7rem;
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

/** Two lines keep Home short; opened, the memory has the whole of it. */
const Title = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  font-weight: 650;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

import { useIsWaiting } from '@spire/client';
import { MEMORY_CATEGORIES } from '@spire/domain/options';
import { common, options, useFormat, useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { Tag } from '@spire/ui/Tag';
import { color, space, text } from '@spire/ui/tokens.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { memories as namespace } from '../messages/namespace.ts';
import { MemoryEmoji } from '../memories/MemoryEmoji.tsx';
import type { Memory } from '../memories/useMemories.ts';
import { opening } from './opening.ts';
import { ratingWord } from './ratingWord.ts';

/** One memory: its picture and name, when it was, what it gives, and how it felt in words. */
export function MemoryItem({ memory }: { memory: Memory }) {
  const t = useMessages(namespace);
  const tCommon = useMessages(common);
  const tOptions = useMessages(options);
  const format = useFormat();
  const { isCalm } = useAppearance();
  const isWaiting = useIsWaiting()('addMemory', { id: memory.id });
  const [isOpen, setOpen] = useState(false);
  const beginning = opening(memory.description);
  const withNumber = (words: string, rating: number) =>
    isCalm ? words : `${words} (${t('item.outOfTen', { rating })})`;

  return (
    <Card as="article">
      <Head>
        <MemoryEmoji memory={memory} size="52px" />
        <div>
          <Title>{memory.title}</Title>
          <Quiet>
            <time dateTime={memory.date}>{format.shortDate(memory.date)}</time>
          </Quiet>
          {isWaiting && <Tag>{t('item.waiting')}</Tag>}
        </div>
      </Head>
      <Description>{isOpen || beginning === null ? memory.description : beginning}</Description>
      {beginning !== null && (
        <LinkButton type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? tCommon('actions.showLess') : tCommon('actions.showMore')}
        </LinkButton>
      )}
      <Category>
        <Tag tint={MEMORY_CATEGORIES[memory.category]}>{tOptions(`memoryCategories.${memory.category}`)}</Tag>
      </Category>
      <Facts>
        <span>{withNumber(t(`item.joy.${ratingWord(memory.goodnessRating)}`), memory.goodnessRating)}</span>
        <span>{withNumber(t(`item.effort.${ratingWord(memory.effortRating)}`), memory.effortRating)}</span>
      </Facts>
    </Card>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  margin-bottom: ${space(3)};
  > :last-child {
    min-width: 0;
  }
`;

const Title = styled.h2`
  ${text.heading}
  overflow-wrap: anywhere;
`;

const Description = styled.p`
  max-width: 60ch;
  white-space: pre-line;
`;

const Category = styled.div`
  margin-top: ${space(4)};
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  margin-top: ${space(2)};
  ${text.small}
  color: ${color.muted};
`;

import { isTold } from '@spire/domain/memoryRules';
import { MEMORY_CATEGORIES } from '@spire/domain/options';
import { options, useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { Page } from '@spire/ui/Page';
import { Quiet } from '@spire/ui/Quiet';
import { Tag } from '@spire/ui/Tag';
import { color, gutter, media, radius, space, text, touch } from '@spire/ui/tokens.ts';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { MemoryEmoji, wordsOf } from '../memories/MemoryPicture.tsx';
import type { Memory } from '../memories/useMemories.ts';
import { WholePicture } from '../memories/WholePicture.tsx';
import { useWhen } from '../memories/useWhen.ts';
import { memories as namespace } from '../messages/namespace.ts';
import { VoicePlayer } from '../voice/VoicePlayer.tsx';
import { lingerOn } from './lingerOn.ts';
import { ratingWord } from './ratingWord.ts';

interface MemoryViewProps {
  memory: Memory;
  /** The ways on, to other memories. */
  moves: ReactNode;
  /** Further actions on it. */
  more: ReactNode;
}

/** A memory large, to stay in for a while: picture, words as they were written, and one question to linger on. */
export function MemoryView({ memory, moves, more }: MemoryViewProps) {
  const t = useMessages(namespace);
  const tOptions = useMessages(options);
  const when = useWhen();
  const emoji = (
    <Tinted>
      <MemoryEmoji memory={memory} />
    </Tinted>
  );
  const { picturePath } = memory;
  return (
    <Spread $isWide={picturePath !== null}>
      <Frame>
        <Back as={PageLink} page="memoryBank">
          <Icon name="back" />
          {t('open.back')}
        </Back>
        <Shape>
          {picturePath === null ? (
            emoji
          ) : (
            <WholePicture key={picturePath} path={picturePath} alt={wordsOf(memory)} fallback={emoji} />
          )}
        </Shape>
      </Frame>
      <Page
        title={memory.title}
        isNarrow
        {...(isTold(memory, 'category') && {
          back: <Tag tint={MEMORY_CATEGORIES[memory.category]}>{tOptions(`memoryCategories.${memory.category}`)}</Tag>,
        })}
        lead={<Quiet as="span">{when.whole(memory.date)}</Quiet>}
      >
        <Text>{memory.description}</Text>
        {memory.voicePath !== null && <VoicePlayer key={memory.voicePath} path={memory.voicePath} />}
        {memory.voiceText !== '' && (
          <Said>
            <Quiet as="span">{t('voice.said')}</Quiet>
            <Text>{memory.voiceText}</Text>
          </Said>
        )}
        {memory.morePictures.map(({ path, text: words }) => (
          <WholePicture key={path} path={path} alt={words === '' ? memory.title : words} isWithin />
        ))}
        {(isTold(memory, 'goodnessRating') || isTold(memory, 'effortRating')) && (
          <Facts>
            {isTold(memory, 'goodnessRating') && <span>{t(`item.joy.${ratingWord(memory.goodnessRating)}`)}</span>}
            {isTold(memory, 'effortRating') && <span>{t(`item.effort.${ratingWord(memory.effortRating)}`)}</span>}
          </Facts>
        )}
        <Linger>
          <Icon name="leaf" />
          <p>{t(`linger.${lingerOn(memory.id)}`)}</p>
        </Linger>
        {moves}
        {more}
      </Page>
    </Spread>
  );
}

/** Where there is room for both, the picture stands at the left and the words at the right; one column if calm (A33). */
const Spread = styled.div<{ $isWide: boolean }>`
  max-width: 34rem;
  margin-inline: auto;
  ${media.wide} {
    ${({ $isWide }) =>
      $isWide &&
      css`
        :root:not([data-calm='true']) & {
          display: grid;
          grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
          align-items: start;
          gap: ${space(8)};
          max-width: none;
        }
      `}
  }
`;

const Frame = styled.div`
  position: relative;
  min-height: 72px;
  margin: 0 calc(-1 * ${gutter}) ${space(4)};
  @media (min-width: 37.5rem) {
    margin-inline: 0;
  }
`;

const Shape = styled.div`
  overflow: hidden;
  @media (min-width: 37.5rem) {
    border-radius: ${radius.card};
  }
`;

/** The emoji stands on its tint in a room of its own. */
const Tinted = styled.div`
  height: min(292px, 42vh);
  --emoji: min(6rem, 17vh);
  @media (min-width: 37.5rem) {
    height: 340px;
  }
`;

/**
 * The link back stands on the picture, on a ground of its own, so that nothing comes between the head of the page and
 * the memory. Where a picture may be narrower than its room, it stands above it.
 */
const Back = styled(LinkButton)`
  position: absolute;
  z-index: 1;
  inset: ${space(3)} auto auto ${gutter};
  padding: ${space(1)} ${space(4)} ${space(1)} ${space(3)};
  border-radius: ${radius.chip};
  background: ${color.surface};
  @media (min-width: 37.5rem) {
    position: static;
    display: inline-flex;
    align-items: center;
    gap: ${space(1.5)};
    min-height: ${touch.least};
    margin-bottom: ${space(3)};
    padding: 0;
    background: none;
  }
`;

const Text = styled.p`
  ${text.large}
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Said = styled.div`
  display: grid;
  gap: ${space(1)};
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  ${text.small}
  color: ${color.muted};
`;

const Linger = styled.div`
  display: flex;
  gap: ${space(3)};
  padding: ${space(4)};
  border-radius: ${radius.control};
  background: ${color.sunk};
  svg {
    flex: none;
  }
`;

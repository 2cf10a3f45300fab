import { isTold } from '@spire/domain/memoryRules';
import { options, useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { color, media, radius, space, text, tint, type Tint } from '@spire/ui/tokens.ts';
import { memo } from 'react';
import styled from 'styled-components';
import { MemoryPicture, tintOf } from '../memories/MemoryPicture.tsx';
import type { Memory } from '../memories/useMemories.ts';
import { useWhen } from '../memories/useWhen.ts';
import { memories as namespace } from '../messages/namespace.ts';
import { decadesOf } from './yearsOf.ts';

interface YearsProps {
  memories: readonly Memory[];
  /** Whether one is on this device alone so far. */
  isUnsent: (id: string) => boolean;
}

/** Memories year by year along one thin line; a year without any is not there, and those without a date stand last. */
export function Years({ memories, isUnsent }: YearsProps) {
  const t = useMessages(namespace);
  return (
    <Decades>
      {decadesOf(memories).map(({ key, years }) => (
        <div key={key}>
          {years.map(({ year, memories: ofYear }) => (
            <Year key={year ?? ''}>
              <Heading>{year ?? t('when.unknown')}</Heading>
              <ul>
                {ofYear.map((memory) => (
                  <Row key={memory.id} memory={memory} isUnsent={isUnsent(memory.id)} />
                ))}
              </ul>
            </Year>
          ))}
        </div>
      ))}
    </Decades>
  );
}

const Row = memo(function Row({ memory, isUnsent }: { memory: Memory; isUnsent: boolean }) {
  const t = useMessages(namespace);
  const tOptions = useMessages(options);
  const { isCalm } = useAppearance();
  const when = useWhen().withinYear(memory.date);
  const tintName = tintOf(memory);
  return (
    <li>
      <Line as={PageLink} page="memoryBank" query={`memory=${memory.id}`}>
        {!isCalm && (
          <Frame>
            <MemoryPicture memory={memory} size="small" isDecoration />
          </Frame>
        )}
        <Words>
          <Title>{memory.title}</Title>
          <Facts>
            {when !== undefined && <span>{when}</span>}
            {isTold(memory, 'category') && (
              <Category $tint={tintName}>{tOptions(`memoryCategories.${memory.category}`)}</Category>
            )}
            {isUnsent && <span>{t('item.waiting')}</span>}
          </Facts>
        </Words>
      </Line>
    </li>
  );
});

/** One decade beside the other where there is room. */
const Decades = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.wide} {
    :root:not([data-calm='true']) & {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${space(4)} ${space(8)};
    }
  }
`;

/** The ring on the line begins a year, and the line leads on to the next. Far out of sight it is not laid out. */
const Year = styled.section`
  position: relative;
  padding: 0 0 ${space(4)} ${space(6)};
  content-visibility: auto;
  contain-intrinsic-size: auto 320px;
  &::before {
    content: '';
    position: absolute;
    inset: 0.8em auto 0 7px;
    border-inline-start: 2px solid ${color.hairline};
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0.45em auto auto 1px;
    width: 14px;
    height: 14px;
    border: 3px solid ${color.primary};
    border-radius: 50%;
    background: ${color.background};
  }
`;

const Heading = styled.h2`
  ${text.heading}
`;

const Line = styled.a`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  min-height: 48px;
  padding: ${space(1.5)} 0;
  border-radius: ${radius.small};
  color: ${color.ink};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

const Frame = styled.span`
  flex: none;
  display: block;
  width: 60px;
  height: 60px;
  border-radius: ${radius.small};
  overflow: hidden;
  --emoji: 1.9rem;
`;

const Words = styled.span`
  flex: 1 1 8rem;
  min-width: 0;
`;

const Title = styled.span`
  display: block;
  font-weight: 650;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

/** Facts in one line, with a point between. */
const Facts = styled.span`
  ${text.small}
  display: block;
  color: ${color.muted};
  > :not(:first-child)::before {
    content: ' · ';
    color: ${color.muted};
    font-weight: 400;
  }
`;

const Category = styled.span<{ $tint: Tint | undefined }>`
  font-weight: 650;
  color: ${({ $tint }) => ($tint === undefined ? color.muted : tint($tint).ink)};
`;

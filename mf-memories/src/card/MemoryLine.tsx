import { useToday } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Quiet } from '@spire/ui/Quiet';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import { color, radius, space } from '@spire/ui/tokens.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { MemoryPicture } from '../memories/MemoryPicture.tsx';
import type { Memory } from '../memories/useMemories.ts';
import { useWhen } from '../memories/useWhen.ts';
import { memories as namespace } from '../messages/namespace.ts';

interface MemoryLineProps {
  memory: Memory;
  /** Which of how many it is: for whoever listens, and short for the eye. */
  position?: { said: string; shown: string | undefined } | undefined;
  /** Its role here, above its name. */
  above?: string;
  /** When it was, where the line is to say it otherwise. */
  when?: string;
  /** At the end of its date, below it where there is no room; the name has the whole width. */
  actions: ReactNode;
}

/** A memory in one press: its picture, its name and when it is from; pressed, it opens in the memory bank. */
export function MemoryLine({ memory, position, above, when, actions }: MemoryLineProps) {
  const t = useMessages(namespace);
  const today = useToday();
  const said = useWhen().said(memory.date);
  const usual =
    memory.date === today ? t('card.today') : said === undefined ? t('card.once') : t('card.from', { month: said });
  return (
    <Line>
      <Frame>
        <MemoryPicture key={memory.id} memory={memory} size="small" isDecoration />
      </Frame>
      <Words>
        <div aria-live="polite" aria-atomic>
          {above !== undefined && <Quiet as="span">{above}</Quiet>}
          {position !== undefined && <VisuallyHidden>{position.said}</VisuallyHidden>}
          <Whole as={PageLink} page="memoryBank" query={`memory=${memory.id}`}>
            <Title>{memory.title}</Title>
          </Whole>
        </div>
        <Foot>
          <Quiet as="span">
            {when ?? usual}
            {position?.shown !== undefined && (
              <>
                {' '}
                <Place>
                  · <span aria-hidden>{position.shown}</span>
                </Place>
              </>
            )}
          </Quiet>
          {actions}
        </Foot>
      </Words>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(2.5)};
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

const Words = styled.div`
  flex: 1 1 7rem;
  min-width: 0;
`;

/** All of the row is its target, but for what stands at the date's end. */
const Whole = styled.a`
  color: ${color.ink};
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
  }
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
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

/** Beside the last word of the date, or on the line below with its point. */
const Place = styled.span`
  white-space: nowrap;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 ${space(1)};
  min-height: 1.5em;
  > :first-child {
    flex: 1 1 6.5rem;
  }
  > :not(:first-child) {
    position: relative;
    z-index: 1;
  }
`;

import { useMessages } from '@spire/i18n';
import { cardGround } from '@spire/ui/Card';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { color, space, text } from '@spire/ui/tokens.ts';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { SIGNS } from './drawings.ts';
import { toolFrame } from './messages/namespace.ts';

/** Three rows of actions, and room to see that more follows. */
const FOOT = space(68);

interface StepsProps {
  steps: readonly string[];
  /** The one somebody is at, from 1: large, and those before it ticked. All alike when left out. */
  current?: number;
}

/** An exercise step by step, all of it in sight, so that nothing has to be remembered. */
export function Steps({ steps, current }: StepsProps) {
  const t = useMessages(toolFrame);
  const now = useInSight(current);
  return (
    <List>
      {steps.map((step, index) => {
        const place = current === undefined || index + 1 === current ? 'now' : index + 1 < current ? 'done' : 'ahead';
        const isCurrent = current !== undefined && place === 'now';
        return (
          <li key={step} ref={isCurrent ? now : undefined} aria-current={isCurrent ? 'step' : undefined}>
            <Mark $isNow={isCurrent} aria-hidden>
              {place === 'done' ? <LineDrawing lines={SIGNS.done} /> : index + 1}
            </Mark>
            <Words $isNow={isCurrent} $isAhead={place === 'ahead'}>
              {step}
              {place === 'done' && <VisuallyHidden> ({t('stepDone')})</VisuallyHidden>}
            </Words>
          </li>
        );
      })}
    </List>
  );
}

/** A step that has just come is brought into view, clear of the actions at the foot; the first stands there already. */
function useInSight(current: number | undefined) {
  const item = useRef<HTMLLIElement>(null);
  const before = useRef(current);
  useEffect(() => {
    if (before.current === current) return;
    before.current = current;
    item.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return item;
}

const List = styled.ol`
  ${cardGround}
  display: grid;
  gap: ${space(4)};
  padding: ${space(5)} ${space(4)};
  > li {
    display: flex;
    gap: ${space(3)};
    scroll-margin-top: ${space(4)};
    scroll-margin-bottom: ${FOOT};
  }
`;

const Mark = styled.span<{ $isNow: boolean }>`
  flex: none;
  display: grid;
  place-content: center;
  width: 2rem;
  height: 2rem;
  border-radius: 50%;
  ${text.small}
  font-weight: 650;
  color: ${({ $isNow }) => ($isNow ? color.onPrimary : color.primary)};
  background: ${({ $isNow }) => ($isNow ? color.primary : color.primarySoft)};
`;

const Words = styled.span<{ $isNow: boolean; $isAhead: boolean }>`
  padding-top: ${space(0.5)};
  ${({ $isNow }) => ($isNow ? `${text.large} font-weight: 650;` : '')}
  color: ${({ $isAhead }) => ($isAhead ? color.muted : color.ink)};
`;

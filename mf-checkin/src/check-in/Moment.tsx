import { knownOf, useRead } from '@spire/client';
import { calmPartOfDay, partOfDay } from '@spire/domain/dates';
import { Hero } from '@spire/ui/Hero';
import { space, text } from '@spire/ui/tokens.ts';
import { usePageArrival } from '@spire/ui/usePageArrival.ts';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { PlantDocument } from './Plant.generated.ts';

const SCENE = 330;

interface MomentProps {
  title: string;
  line: string;
  /** The evening all day, for a hard one. */
  isCalm?: boolean;
  children: ReactNode;
}

/** The plant with its new leaf, and the sentence that stands below it. */
export function Moment({ title, line, isCalm = false, children }: MomentProps) {
  const heading = usePageArrival(title);
  const level = knownOf(useRead(PlantDocument, { pick: ({ me }) => me.growth.level }));
  const [now] = useState(() => new Date());
  const hour = (isCalm ? calmPartOfDay : partOfDay)(now.getHours());
  return (
    <div>
      <Hero isNear hour={hour} height={SCENE} deeds={LEAF} {...(level && { level })} />
      {children}
      <Title ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <p>{line}</p>
      <div data-notices />
    </div>
  );
}

const LEAF = { hasCheckedIn: true };

const Title = styled.h1`
  ${text.title}
  margin-bottom: ${space(1)};
`;

import type { PartOfDay } from '@spire/domain/dates';
import { Scene } from '@spire/ui/Scene';
import { radius } from '@spire/ui/tokens.ts';
import styled from 'styled-components';

interface TrialPictureProps {
  hasLeaf: boolean;
  height: string;
  /** The hour of the day it is drawn in; that of now when left out. */
  hour?: PartOfDay | undefined;
}

/** The plant of a trial, with its leaf once that has grown. */
export function TrialPicture({ hasLeaf, height, hour }: TrialPictureProps) {
  return (
    <Round>
      <Scene level="sprout" view="near" height={height} deeds={{ hasCheckedIn: hasLeaf }} {...(hour && { hour })} />
    </Round>
  );
}

const Round = styled.div`
  border-radius: ${radius.card};
  overflow: hidden;
`;

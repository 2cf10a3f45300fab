import styled from 'styled-components';
import { LinkRow } from './LinkRow.tsx';
import type { LinkTarget } from './linkTarget.ts';
import { LogoMark } from './Logo.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface LevelLineProps extends LinkTarget {
  /** Says to a screen reader what the level is of. */
  label: string;
  level: string;
  /** Today's deed, or what else is to be said of today. */
  line?: string | undefined;
}

/** How far the plant has come and what is new with it, in one row under the scene that leads on. */
export function LevelLine({ label, level, line, ...link }: LevelLineProps) {
  return (
    <LinkRow icon={<LogoMark size="1.25em" />} {...link}>
      <VisuallyHidden>{label} </VisuallyHidden>
      <Level>{level}</Level>
      {line !== undefined && ` · ${line}`}
    </LinkRow>
  );
}

const Level = styled.strong`
  font-weight: 650;
`;

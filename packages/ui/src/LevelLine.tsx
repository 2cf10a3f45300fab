import styled from 'styled-components';
import { LinkRow } from './LinkRow.tsx';
import type { LinkTarget } from './linkTarget.ts';
import { LogoMark } from './Logo.tsx';
import { text } from './tokens.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface LevelLineProps extends LinkTarget {
  /** Says to a screen reader what the level is of. */
  label: string;
  level: string;
  /** Today's deed, in a word or two. */
  line?: string | undefined;
  /** A whole sentence about today where nothing is new, on a line of its own. */
  sentence?: string | undefined;
}

/** How far the plant has come and what is new with it, in one row under the scene that leads on. */
export function LevelLine({ label, level, line, sentence, ...link }: LevelLineProps) {
  return (
    <LinkRow icon={<LogoMark size="1.25em" />} {...link}>
      <VisuallyHidden>{label} </VisuallyHidden>
      <Level>{level}</Level>
      {line !== undefined && ` · ${line}`}
      {sentence !== undefined && <Sentence> {sentence}</Sentence>}
    </LinkRow>
  );
}

const Level = styled.strong`
  font-weight: 650;
`;

const Sentence = styled.span`
  display: block;
  ${text.small}
  line-height: 1.35;
  text-wrap: balance;
`;

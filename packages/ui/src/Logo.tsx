import styled from 'styled-components';
import { LOGO, logoStyle } from './logoDrawing.ts';

interface LogoMarkProps {
  /** Height and width as a CSS length. */
  size?: string;
}

/** The sprout with two leaves. Decoration: the name stands beside it. */
export function LogoMark({ size = LOGO.size }: LogoMarkProps) {
  return (
    <svg viewBox={LOGO.viewBox} width={size} height={size} aria-hidden fill="none">
      {LOGO.paths.map((path) => (
        <path key={path.d} {...path} />
      ))}
    </svg>
  );
}

/** Mark and name. The name is the same in every language. */
export function Logo({ size }: LogoMarkProps) {
  return (
    <Lockup>
      <LogoMark {...(size === undefined ? {} : { size })} />
      {LOGO.name}
    </Lockup>
  );
}

const Lockup = styled.span`
  ${logoStyle}
`;

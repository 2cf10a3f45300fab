import styled from 'styled-components';
import { color, space } from './tokens.ts';

interface LogoMarkProps {
  /** Height and width as a CSS length. */
  size?: string;
}

/** The sprout with two leaves. Decoration: the name stands beside it. */
export function LogoMark({ size = '2.1rem' }: LogoMarkProps) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden fill="none">
      <path d="M8.5 28h15M16 27.5V15" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M16 17.4C8.6 17.6 4.6 14 4.2 6.9 11.6 6.6 15.7 10.2 16 17.4Z" fill="currentColor" />
      <path d="M16.4 13.6C16.5 7 20.4 3.5 27.4 3.6 27.4 10.2 23.5 13.7 16.4 13.6Z" fill="currentColor" opacity="0.58" />
    </svg>
  );
}

const Lockup = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color.primary};
  font-size: 1.2rem;
  font-weight: 700;
  letter-spacing: -0.01em;
  line-height: 1;
`;

/** Mark and name. The name is the same in every language. */
export function Logo({ size }: LogoMarkProps) {
  return (
    <Lockup>
      <LogoMark {...(size === undefined ? {} : { size })} />
      Spire
    </Lockup>
  );
}

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { helpStyle } from './frame.ts';
import type { LinkTarget } from './linkTarget.ts';
import { Logo } from './Logo.tsx';
import { color, media, radius, space, touch } from './tokens.ts';

interface AppHeaderProps {
  /** Left out where there is no home to go to, as in the language chooser. */
  homeLink?: LinkTarget;
  helpLink: LinkTarget;
  helpLabel: string;
  /** Content before help, where a screen has one thing more. */
  beside?: ReactNode;
}

/** Name on the left, help on the right: at the same place on every page, signed in or not (A31). */
export function AppHeader({ homeLink, helpLink, helpLabel, beside }: AppHeaderProps) {
  return (
    <Head>
      {homeLink === undefined ? (
        <Logo />
      ) : (
        <Home {...homeLink}>
          <Logo />
        </Home>
      )}
      <End>
        {beside}
        <HeaderPill {...helpLink}>{helpLabel}</HeaderPill>
      </End>
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
`;

const Home = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${touch.least};
  border-radius: ${radius.small};
  text-decoration: none;
`;

const End = styled.div`
  display: flex;
  gap: ${space(2)};
`;

/** A link or button of the header. */
export const HeaderPill = styled.a`
  display: inline-flex;
  align-items: center;
  ${helpStyle}
  @media (max-width: 22rem) {
    padding-inline: ${space(1.5)};
  }
  border-radius: ${radius.chip};
  background: var(--on-sky, ${color.primarySoft});
  color: ${color.primary};
  font-weight: 650;
  text-decoration: none;
  cursor: pointer;
  &:hover {
    border-color: ${color.primary};
  }
  ${media.forced} {
    border-color: LinkText;
  }
`;

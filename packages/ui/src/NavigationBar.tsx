import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { LinkTarget } from './linkTarget.ts';
import { color, media, motion, radius, space } from './tokens.ts';

interface NavigationItem {
  id: string;
  label: string;
  /** A drawing such as `<Icon name="home" />`; the label is its word. */
  icon: ReactNode;
  /** `page` where the person is, `true` where the page they are at belongs to it. */
  current: 'page' | true | undefined;
  link: LinkTarget;
}

/**
 * The main places of the app: a bar under the thumb on a phone, a rail on the left from 900 px. Its words grow with the
 * person's text; where the five have no room at their size, the signs stand alone and a word shows while its sign is
 * pressed.
 */
export function NavigationBar({ label, items }: { label: string; items: readonly NavigationItem[] }) {
  return (
    <Bar aria-label={label}>
      <Entries>
        {items.map((item) => (
          <li key={item.id}>
            <Entry {...item.link} aria-current={item.current}>
              <Pill>{item.icon}</Pill>
              <Label>{item.label}</Label>
            </Entry>
          </li>
        ))}
      </Entries>
    </Bar>
  );
}

const Bar = styled.nav`
  position: fixed;
  z-index: 20;
  inset: auto 0 0;
  padding-bottom: env(safe-area-inset-bottom, 0px);
  border-top: 1px solid ${color.hairline};
  background: ${color.surface};
  @media (max-width: 56.24rem) {
    container: bar / inline-size;
    :root[data-flow] & {
      display: none;
    }
  }
  ${media.wide} {
    inset: 0 auto 0 0;
    width: var(--rail);
    padding: ${space(24)} 0 ${space(4)};
    border-top: 0;
    border-inline-end: 1px solid ${color.hairline};
    overflow-y: auto;
  }
`;

const Entries = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  max-width: 34rem;
  margin-inline: auto;
  padding-inline: env(safe-area-inset-left, 0px) env(safe-area-inset-right, 0px);
  ${media.wide} {
    grid-auto-flow: row;
    gap: ${space(2)};
  }
`;

const Entry = styled.a`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  min-height: 64px;
  padding: 5px 2px;
  border-radius: 14px;
  color: ${color.muted};
  position: relative;
  font-size: min(0.8rem, 4.2vw);
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current] {
    color: ${color.primary};
    font-weight: 700;
  }
  ${media.wide} {
    font-size: 0.82rem;
    padding-block: 6px;
  }
`;

/** Below this width, in the person's own rem, five words would be smaller than seven tenths of it. */
const NARROW = '@container bar (max-width: 16.5rem)';

const Label = styled.span`
  ${NARROW} {
    position: absolute;
    bottom: calc(100% + 8px);
    padding: ${space(1)} ${space(3)};
    border: 1px solid ${color.edge};
    border-radius: ${radius.small};
    background: ${color.surface};
    font-size: 1rem;
    white-space: nowrap;
    a:not(:active, :focus-visible, :hover) > & {
      opacity: 0;
      pointer-events: none;
    }
    li:first-child & {
      left: 4px;
    }
    li:last-child & {
      right: 4px;
    }
  }
`;

const Pill = styled.span`
  display: grid;
  place-content: center;
  width: min(64px, 92%);
  height: 32px;
  border-radius: 16px;
  font-size: 17px;
  ${NARROW} {
    height: 44px;
    border-radius: 22px;
    font-size: 1.05rem;
  }
  transition: background ${motion.quick};
  a[aria-current] & {
    background: ${color.primarySoft};
  }
  a:hover & {
    background: ${color.sunk};
  }
  a[aria-current]:hover & {
    background: ${color.primarySoft};
  }
  ${media.forced} {
    a[aria-current] & {
      outline: 2px solid Highlight;
    }
  }
`;

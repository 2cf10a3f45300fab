import { useLayoutEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, gutter, media, space } from './tokens.ts';

/**
 * A flow in progress: on a phone the bottom bar steps aside for the flow's own actions, for as long as
 * it is there. The way out and help stay above.
 */
export function FlowFrame({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    dataset['flow'] = '';
    style.setProperty('--bar', 'env(safe-area-inset-bottom, 0px)');
    return () => {
      delete dataset['flow'];
      style.removeProperty('--bar');
    };
  }, []);
  return <Frame>{children}</Frame>;
}

/** Text and choices keep clear of the actions below them when they take the focus (A6). */
const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-height: calc(100dvh - 92px);
  margin-bottom: calc(-1 * ${space(3)});
  ${media.wide} {
    margin-bottom: calc(-1 * ${space(8)});
  }
  button,
  input,
  summary,
  textarea {
    scroll-margin-bottom: ${space(24)};
  }
  /* Buttons marked so stand at the foot of a phone, however deep in the page they are. */
  @media (max-width: 56.24rem) {
    :has([data-foot]) {
      display: flex;
      flex-direction: column;
      flex: 1 0 auto;
    }
  }
`;

/**
 * The buttons of a flow, on a phone at the foot of the screen when the page is longer. Not while somebody writes, so that
 * they never cover the words, and not where a low screen or large words leave no room to spare.
 */
export const FlowActions = styled.div<{ $isFloating?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  margin-top: auto;
  gap: ${space(3)};
  > * {
    flex: 1 1 6rem;
  }
  @media (max-width: 56.24rem) and (min-height: 34rem) {
    ${({ $isFloating = true }) => $isFloating && 'position: sticky;'}
    z-index: 1;
    bottom: 0;
    margin-inline: calc(-1 * ${gutter});
    padding: ${space(3)} ${gutter} calc(${space(3)} + env(safe-area-inset-bottom, 0px));
    border-top: 1px solid ${color.hairline};
    background: ${color.background};
    :root[data-text-size='150'] &,
    ${Frame}:has(textarea:focus) & {
      position: static;
    }
  }
`;

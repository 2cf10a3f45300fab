import { common, useMessages } from '@spire/i18n';
import type { Backdrop } from '@spire/remote-kit';
import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { columnStyle, topStyle } from './frame.ts';
import { color, media, radius, space, touch } from './tokens.ts';

interface AppFrameProps {
  header: ReactNode;
  /** A NavigationBar; none for a visitor who is not signed in. */
  navigation?: ReactNode;
  /** The sky over the header where the page begins with a scene, and a picture behind both. */
  backdrop?: Backdrop | undefined;
  children: ReactNode;
}

/** Moves the focus without touching the address, which belongs to the router. */
function handleSkip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** Header, navigation and the one main column, in reading order, with a way past them for the keyboard. */
export function AppFrame({ header, navigation, backdrop, children }: AppFrameProps) {
  const tCommon = useMessages(common);
  return (
    <Frame $hasNavigation={navigation !== undefined}>
      <Skip href="#main" onClick={handleSkip}>
        {tCommon('skipToContent')}
      </Skip>
      {backdrop !== undefined && <Backdrop>{backdrop.picture}</Backdrop>}
      <Top as="header" $sky={backdrop?.sky} style={{ minHeight: backdrop?.room }}>
        {header}
      </Top>
      {navigation}
      <Main as="main" id="main" tabIndex={-1}>
        {children}
      </Main>
    </Frame>
  );
}

const Skip = styled.a`
  position: fixed;
  z-index: 60;
  top: 8px;
  left: 8px;
  display: inline-flex;
  align-items: center;
  min-height: ${touch.least};
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius.small};
  background: ${color.surface};
  font-weight: 650;
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

const Frame = styled.div<{ $hasNavigation: boolean }>`
  --rail: 7rem;
  --bleed: 100vw;
  position: relative;
  overflow-x: clip;
  min-height: 100dvh;
  padding-bottom: calc(${({ $hasNavigation }) => ($hasNavigation ? 'var(--bar)' : '0px')} + ${space(3)});
  ${media.wide} {
    padding-bottom: ${space(12)};
    ${({ $hasNavigation }) => $hasNavigation && '--bleed: calc(100vw - var(--rail)); padding-inline-start: var(--rail);'}
  }
`;

const Column = styled.div`
  ${columnStyle}
`;

const Top = styled(Column)<{ $sky: string | undefined }>`
  ${topStyle}
  position: relative;
  ${({ $sky }) => $sky !== undefined && `${$sky}--on-sky:${color.surface};`}
`;

const Backdrop = styled.div`
  position: absolute;
  inset: 0 0 auto;
`;

const Main = styled(Column)`
  position: relative;
  outline: none;
`;

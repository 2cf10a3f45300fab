import { BESIDE_HELP } from '@spire/domain/besideHelp';
import { LOCALES } from '@spire/domain/languages';
import { SHELL_PAGES } from '@spire/domain/routes';
import { common, forgetLanguage, setLanguage, useLanguage, useMessages } from '@spire/i18n';
import { AppFrame } from '@spire/ui/AppFrame';
import { AppHeader, HeaderPill } from '@spire/ui/AppHeader';
import { LinkButton } from '@spire/ui/LinkButton';
import { space } from '@spire/ui/tokens.ts';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { go } from '../location.ts';
import { shell } from '../messages/namespace.ts';
import { useShell } from '../ShellContext.tsx';
import { PlainLink } from './PlainLink.tsx';

interface VisitorFrameProps {
  children: ReactNode;
  /** Switches to the other language on the spot, where leaving for the chooser would lose something. */
  switchesInPlace?: boolean;
  /** A scene behind the header, which then has the other language in it. */
  backdrop?: ComponentProps<typeof AppFrame>['backdrop'];
}

/** Header, content, and the way to another language: the frame of every screen before login. */
export function VisitorFrame({ children, switchesInPlace = false, backdrop }: VisitorFrameProps) {
  const { tell } = useShell();
  const t = useMessages(shell);
  const tCommon = useMessages(common);
  const other = useLanguage() === 'no' ? 'en' : 'no';

  async function handleSwitch() {
    await setLanguage(other);
    tell({ kind: 'languageChosen' });
  }

  function handleChangeLanguage() {
    forgetLanguage();
    go(`/${window.location.search}`);
    tell({ kind: 'languageForgotten' });
  }

  return (
    <AppFrame
      backdrop={backdrop}
      header={
        <AppHeader
          beside={
            backdrop === undefined ? (
              <span {...{ [BESIDE_HELP]: '' }} />
            ) : (
              <HeaderPill as="button" type="button" lang={LOCALES[other]} onClick={() => void handleSwitch()}>
                {tCommon(`languages.${other}`)}
              </HeaderPill>
            )
          }
          homeLink={{ as: PlainLink, to: SHELL_PAGES.auth.path }}
          helpLink={{ as: PlainLink, to: SHELL_PAGES.help.path }}
          helpLabel={tCommon('help')}
        />
      }
    >
      {children}
      {backdrop === undefined && (
        <Foot>
          {switchesInPlace ? (
            <LinkButton type="button" lang={LOCALES[other]} onClick={() => void handleSwitch()}>
              {tCommon(`languages.${other}`)}
            </LinkButton>
          ) : (
            <LinkButton type="button" onClick={handleChangeLanguage}>
              {t('changeLanguage')}
            </LinkButton>
          )}
        </Foot>
      )}
    </AppFrame>
  );
}

const Foot = styled.div`
  display: flex;
  justify-content: center;
  margin-top: ${space(8)};
`;

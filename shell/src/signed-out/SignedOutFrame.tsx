import { BESIDE_HELP } from '@spire/domain/besideHelp';
import { partOfDay } from '@spire/domain/dates';
import { LOCALES } from '@spire/domain/languages';
import { SHELL_PAGES } from '@spire/domain/routes';
import { common, forgetLanguage, setLanguage, useLanguage, useMessages } from '@spire/i18n';
import { AppFrame } from '@spire/ui/AppFrame';
import { AppHeader, HeaderPill } from '@spire/ui/AppHeader';
import { LinkButton } from '@spire/ui/LinkButton';
import { Scene, skyOf } from '@spire/ui/Scene';
import { space } from '@spire/ui/tokens.ts';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { go } from '../location.ts';
import { hasLeaf } from './leafHere.ts';
import { visitor } from './messages/namespace.ts';
import { useShell } from '../ShellContext.tsx';
import { PlainLink } from './PlainLink.tsx';
import { WELCOME_SCENE } from './Welcome.tsx';

interface SignedOutFrameProps {
  children: ReactNode;
  /** Switches to the other language on the spot, where leaving for the chooser would lose something. */
  switchesInPlace?: boolean;
  /** The welcome screen: the scene behind the header, and the other language in it. */
  hasScene?: boolean;
}

/** Header, content, and the way to another language: the frame of every screen before login. */
export function SignedOutFrame({ children, switchesInPlace = false, hasScene = false }: SignedOutFrameProps) {
  const { tell } = useShell();
  const t = useMessages(visitor);
  const tCommon = useMessages(common);
  const other = useLanguage() === 'no' ? 'en' : 'no';
  const [hour] = useState(() => partOfDay(new Date().getHours()));

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
      {...(hasScene && {
        backdrop: {
          picture: (
            <Scene
              level="sprout"
              hour={hour}
              view="near"
              height={WELCOME_SCENE}
              deeds={{ hasCheckedIn: hasLeaf() }}
              melts
            />
          ),
          sky: skyOf(hour),
        },
      })}
      header={
        <AppHeader
          beside={
            hasScene ? (
              <HeaderPill as="button" type="button" lang={LOCALES[other]} onClick={() => void handleSwitch()}>
                {tCommon(`languages.${other}`)}
              </HeaderPill>
            ) : (
              <span {...{ [BESIDE_HELP]: '' }} />
            )
          }
          homeLink={{ as: PlainLink, to: SHELL_PAGES.auth.path }}
          helpLink={{ as: PlainLink, to: SHELL_PAGES.help.path }}
          helpLabel={tCommon('help')}
        />
      }
    >
      {children}
      {!hasScene && (
        <Foot>
          {switchesInPlace ? (
            <LinkButton type="button" lang={LOCALES[other]} onClick={() => void handleSwitch()}>
              {tCommon(`languages.${other}`)}
            </LinkButton>
          ) : (
            <LinkButton type="button" onClick={handleChangeLanguage}>
              {t('auth.changeLanguage')}
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

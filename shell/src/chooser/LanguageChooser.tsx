import { LANGUAGES, LOCALES, type Language } from '@spire/domain/languages';
import { DELAYS } from '@spire/domain/limits';
import { SHELL_PAGES } from '@spire/domain/routes';
import { setLanguage } from '@spire/i18n';
import { AppFrame } from '@spire/ui/AppFrame';
import { AppHeader } from '@spire/ui/AppHeader';
import { Button } from '@spire/ui/Button';
import { Scene } from '@spire/ui/Scene';
import { color, space, text } from '@spire/ui/tokens.ts';
import { usePageArrival } from '@spire/ui/usePageArrival.ts';
import { Fragment, useEffect, useState } from 'react';
import styled from 'styled-components';
import { hasSignedInHere } from '../gate/signedInBefore.ts';
import { go, loginPath, welcomePath } from '../location.ts';
import { useShell } from '../ShellContext.tsx';
import { PlainLink } from '../signed-out/PlainLink.tsx';
import en from './messages/en.ts';
import no from './messages/no.ts';

/** Both languages at once: whoever stands here has not said which one they read. */
const catalogues = { no, en } as const;
const t = (language: Language, key: keyof typeof no) => catalogues[language][key];

function Both({ of }: { of: 'title' | 'choose' | 'later' }) {
  return LANGUAGES.map((language, index) => (
    <Fragment key={language}>
      {index > 0 && <span aria-hidden>{'\u00A0· '}</span>}
      <span lang={LOCALES[language]}>{t(language, of)}</span>
    </Fragment>
  ));
}

/**
 * The first screen of all (spec 1 §2). The choice is kept at once; a visitor goes on to the login screen, or to the
 * welcome screen where nobody has ever signed in (D51).
 */
export function LanguageChooser({ isSignedIn }: { isSignedIn: boolean }) {
  const { tell } = useShell();
  const [chosen, setChosen] = useState<Language | null>(null);
  const heading = usePageArrival(LANGUAGES.map((language) => t(language, 'title')).join(' · '));
  // The language is changed from the end of a page, so that the chooser would be arrived at scrolled down.
  useEffect(() => {
    // No value must come back: newer browsers answer with a promise.
    window.scrollTo(0, 0);
  }, []);

  async function handleChoose(language: Language) {
    setChosen(language);
    await setLanguage(language);
    window.setTimeout(() => {
      const here = new URL(window.location.href);
      if (!isSignedIn) go(hasSignedInHere() ? loginPath(here) : welcomePath(here), { isReplacing: true });
      tell({ kind: 'languageChosen' });
    }, DELAYS.afterLanguageChoice);
  }

  return (
    <AppFrame
      header={
        <AppHeader
          helpLink={{ as: PlainLink, to: SHELL_PAGES.help.path }}
          helpLabel={`${t('no', 'help')} · ${t('en', 'help')}`}
        />
      }
    >
      <Middle>
        <Scene level="sprout" view="plant" size="9rem" />
        <div>
          <Title ref={heading} tabIndex={-1}>
            <Both of="title" />
          </Title>
          <Lead>
            <Both of="choose" />
          </Lead>
        </div>
        <Choices>
          {LANGUAGES.map((language) => (
            <Choice
              key={language}
              type="button"
              lang={LOCALES[language]}
              aria-pressed={chosen === language}
              $variant={chosen === language ? 'primary' : 'secondary'}
              onClick={() => void handleChoose(language)}
            >
              {t(language, 'language')}
            </Choice>
          ))}
        </Choices>
        <Small>
          <Both of="later" />
        </Small>
      </Middle>
    </AppFrame>
  );
}

const Middle = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(6)};
  padding-top: ${space(6)};
  text-align: center;
`;

const Title = styled.h1`
  ${text.title}
`;

const Lead = styled.p`
  ${text.large}
  color: ${color.muted};
`;

const Choices = styled.div`
  display: grid;
  gap: ${space(3)};
  width: min(22rem, 100%);
`;

const Choice = styled(Button)`
  min-height: 72px;
  ${text.large}
  font-weight: 650;
`;

const Small = styled.p`
  ${text.small}
  color: ${color.muted};
`;

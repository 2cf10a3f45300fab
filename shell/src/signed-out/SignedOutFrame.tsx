import { ROUTES } from '@spire/domain/routes';
import { common, forgetLanguage, useMessages } from '@spire/i18n';
import { AppFrame } from '@spire/ui/AppFrame';
import { AppHeader } from '@spire/ui/AppHeader';
import { LinkButton } from '@spire/ui/LinkButton';
import { media, space } from '@spire/ui/tokens.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { go } from '../location.ts';
import { shell } from '../messages/namespace.ts';
import { useShell } from '../ShellContext.tsx';
import { PlainLink } from './PlainLink.tsx';

const Foot = styled.div`
  display: flex;
  justify-content: center;
  margin-top: ${space(8)};
  ${media.wide} {
    justify-content: flex-start;
  }
`;

/** Header, content, and the way to another language: the frame of every screen before login. */
export function SignedOutFrame({ children }: { children: ReactNode }) {
  const { tell } = useShell();
  const t = useMessages(shell);
  const tCommon = useMessages(common);

  function handleChangeLanguage() {
    forgetLanguage();
    go('/');
    tell({ kind: 'languageForgotten' });
  }

  return (
    <AppFrame
      header={
        <AppHeader
          homeLink={{ as: PlainLink, to: ROUTES.auth.path }}
          helpLink={{ as: PlainLink, to: ROUTES.help.path }}
          helpLabel={tCommon('help')}
        />
      }
    >
      {children}
      <Foot>
        <LinkButton type="button" onClick={handleChangeLanguage}>
          {t('auth.changeLanguage')}
        </LinkButton>
      </Foot>
    </AppFrame>
  );
}

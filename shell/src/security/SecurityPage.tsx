import { SHELL_PAGES } from '@spire/domain/routes';
import { common, useMessages } from '@spire/i18n';
import { Link } from '@spire/remote-kit/router';
import { CardLink } from '@spire/ui/Card';
import { Page } from '@spire/ui/Page';
import { useCallback } from 'react';
import { BackToSender } from '../BackToSender.tsx';
import { useShell } from '../ShellContext.tsx';
import { EmailSection } from './email/EmailSection.tsx';
import { security } from './messages/namespace.ts';
import { PasswordSection } from './password/PasswordSection.tsx';
import { SecondStepSection } from './second-step/SecondStepSection.tsx';
import { SessionsDocument } from './sessions/Sessions.generated.ts';
import { SessionsSection } from './sessions/SessionsSection.tsx';
import { useAnswer } from './useAnswer.ts';
import { useGraph } from './useGraph.ts';

/**
 * How one logs in, and where one is logged in. Each section is one matter, asks for itself and fails for itself. `?from=` is the id of the
 * page that led here, for the way back.
 */
export function SecurityPage() {
  const { config } = useShell();
  const graph = useGraph();
  const t = useMessages(security);
  const tCommon = useMessages(common);
  const readSessions = useCallback(async () => (await graph(SessionsDocument)).me.sessions, [graph]);
  const [sessions, askSessions] = useAnswer(readSessions);

  return (
    <Page title={tCommon('navigation.security')} lead={t('page.lead')} back={<BackToSender />} isNarrow>
      <PasswordSection onChanged={askSessions} />
      <EmailSection />
      <SecondStepSection onChanged={askSessions} />
      <SessionsSection state={sessions} onAsk={askSessions} />
      {config.diagnostics && (
        <CardLink
          as={Link}
          to={SHELL_PAGES.diagnostics.path}
          title={tCommon('navigation.diagnostics')}
          text={t('page.diagnosticsText')}
        />
      )}
    </Page>
  );
}

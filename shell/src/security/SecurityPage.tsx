import { ROUTES } from '@spire/domain/routes';
import { common, useMessages } from '@spire/i18n';
import { Link } from '@spire/remote-kit/router';
import { CardLink } from '@spire/ui/Card';
import { Page } from '@spire/ui/Page';
import { icon } from '@spire/ui/tokens.ts';
import { ArrowLeft } from 'lucide-react';
import { useCallback } from 'react';
import { useShell } from '../ShellContext.tsx';
import { EmailSection } from './email/EmailSection.tsx';
import { security } from './messages/namespace.ts';
import { PasswordSection } from './password/PasswordSection.tsx';
import { SecondStepSection } from './second-step/SecondStepSection.tsx';
import { SessionsDocument } from './sessions/Sessions.generated.ts';
import { SessionsSection } from './sessions/SessionsSection.tsx';
import { useAnswer } from './useAnswer.ts';
import { useGraph } from './useGraph.ts';

/** How one logs in, and where one is logged in. Each section is one matter, asks for itself and fails for itself. */
export function SecurityPage() {
  const { config } = useShell();
  const graph = useGraph();
  const t = useMessages(security);
  const c = useMessages(common);
  const readSessions = useCallback(async () => (await graph(SessionsDocument)).me.sessions, [graph]);
  const [sessions, askSessions] = useAnswer(readSessions);

  return (
    <Page
      title={c('navigation.security')}
      lead={t('page.lead')}
      back={
        <Link to={ROUTES.me.path}>
          <ArrowLeft {...icon} />
          {c('navigation.me')}
        </Link>
      }
      isNarrow
    >
      <PasswordSection onChanged={askSessions} />
      <EmailSection />
      <SecondStepSection onChanged={askSessions} />
      <SessionsSection state={sessions} onAsk={askSessions} />
      {config.diagnostics && (
        <CardLink
          as={Link}
          to={ROUTES.diagnostics.path}
          title={c('navigation.diagnostics')}
          text={t('page.diagnosticsText')}
        />
      )}
    </Page>
  );
}

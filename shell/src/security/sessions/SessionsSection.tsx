import { FORMAT_LOCALES } from '@spire/domain/languages';
import { useLanguage, useMessages } from '@spire/i18n';
import { BusyButton } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Stack } from '@spire/ui/Stack';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import type { Later } from '../../loading.ts';
import { useShell } from '../../ShellContext.tsx';
import { Answered } from '../Answered.tsx';
import { security } from '../messages/namespace.ts';
import { Plain, Status } from '../SectionParts.tsx';
import { TroubleNotice } from '../TroubleText.tsx';
import { troubleOf, type Trouble } from '../troubles.ts';
import { useGraph } from '../useGraph.ts';
import { deviceOf } from '@spire/domain/deviceOf';
import { EndSessionDocument } from './EndSession.generated.ts';
import { momentWords } from '../../momentWords.ts';
import { inOrder, type OpenSession } from './openSessions.ts';
import { SessionItem } from './SessionItem.tsx';

interface SessionsSectionProps {
  state: Later<OpenSession[]>;
  onAsk: () => void;
}

/** Every device that is logged in, in plain words, and the ways to log it out. After each the list is asked for anew. */
export function SessionsSection({ state, onAsk }: SessionsSectionProps) {
  const { auth } = useShell();
  const graph = useGraph();
  const t = useMessages(security);
  const locale = FORMAT_LOCALES[useLanguage()];
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const status = useRef<HTMLParagraphElement>(null);

  function nameOf({ userAgent, isCurrent }: OpenSession): string {
    const { browser, system } = deviceOf((isCurrent ? navigator.userAgent : userAgent) ?? '');
    if (browser !== undefined && system !== undefined) return t('sessions.named', { browser, system });
    return browser ?? system ?? t('sessions.unknown');
  }

  async function run(name: string, work: () => Promise<unknown>, done: string) {
    setBusyWith(name);
    setTrouble(null);
    setSaid('');
    try {
      await work();
      setSaid(done);
      onAsk();
      status.current?.focus();
    } catch (error) {
      setTrouble(troubleOf(error));
    }
    setBusyWith(null);
  }

  async function endOthers() {
    const { error } = await (await auth()).signOut({ scope: 'others' });
    if (error !== null) throw error;
  }

  return (
    <Card title={t('sessions.title')}>
      <Answered
        state={state}
        loadingText={t('sessions.loading')}
        failedTitle={t('sessions.failedTitle')}
        onRetry={onAsk}
      >
        {(sessions) => (
          <Stack>
            <Plain>{t(sessions.length > 1 ? 'sessions.text' : 'sessions.only')}</Plain>
            <List>
              {inOrder(sessions).map((session) => (
                <SessionItem
                  key={session.id}
                  session={session}
                  name={nameOf(session)}
                  lastUsed={momentWords(new Date(session.lastUsedAt), new Date(), locale)}
                  isBusy={busyWith === session.id}
                  onEnd={() =>
                    void run(
                      session.id,
                      () => graph(EndSessionDocument, { id: session.id }),
                      t('sessions.ended', { device: nameOf(session) }),
                    )
                  }
                />
              ))}
            </List>
            <TroubleNotice title={t('sessions.failed')} trouble={trouble} />
            {sessions.length > 1 && (
              <div>
                <BusyButton
                  variant="secondary"
                  isBusy={busyWith === 'others'}
                  busyLabel={t('sessions.ending')}
                  onClick={() => void run('others', endOthers, t('sessions.endedOthers'))}
                >
                  {t('sessions.endOthers')}
                </BusyButton>
                <Plain>{t('sessions.endOthersHint')}</Plain>
              </div>
            )}
          </Stack>
        )}
      </Answered>
      <Status ref={status} role="status" tabIndex={-1}>
        {said}
      </Status>
    </Card>
  );
}

const List = styled.ul`
  display: grid;
`;

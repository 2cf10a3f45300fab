import { writeAnew } from '@spire/client/lazy';
import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Dialog } from '@spire/ui/Dialog';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { Page } from '@spire/ui/Page';
import { Quiet } from '@spire/ui/Quiet';
import { EmptyState, LoadingState } from '@spire/ui/states';
import { useState } from 'react';
import { status as words } from './messages/namespace.ts';
import { OvertakenCard } from './OvertakenCard.tsx';
import { RefusedCard } from './RefusedCard.tsx';
import type { ToldWrite } from './told.ts';
import { useTold, type WaitingState } from './useTold.ts';
import { WaitingCard } from './WaitingCard.tsx';
import { useRowWords } from './WaitingRow.tsx';
import { WorksOffline } from './WorksOffline.tsx';

/** Writes that are only on this device so far: those that need the person first, then those that go by themselves. */
export function WaitingPage() {
  const t = useMessages(words);
  const state = useTold();
  return (
    <Page
      title={t('page.title')}
      lead={t('page.lead')}
      isNarrow
      back={
        <LinkButton as={PageLink} page="home">
          <Icon name="back" />
          {t('page.back')}
        </LinkButton>
      }
    >
      {state === undefined ? <LoadingState text={t('page.looking')} /> : <Waiting of={state} />}
      <WorksOffline />
    </Page>
  );
}

function Waiting({ of: { client, refused, waiting } }: { of: WaitingState }) {
  const t = useMessages(words);
  const { outbox } = client;
  const { overtaken } = outbox.state();
  const [asked, setAsked] = useState<ToldWrite>();
  const [said, setSaid] = useState('');
  const isEmpty = refused.length + waiting.length + overtaken.length === 0;

  async function handleAnew({ write, asNew }: ToldWrite) {
    if (asNew === undefined) return;
    const isKept = await writeAnew(client, write.id, asNew());
    setSaid(t(isKept ? 'page.savedAnew' : 'page.notSavedAnew'));
  }
  async function handleTry() {
    setSaid(t('page.trying'));
    await outbox.retry();
    setSaid(outbox.state().waiting.length > 0 ? t('page.stillHere') : '');
  }

  return (
    <>
      {refused.map((each) => (
        <RefusedCard
          key={each.write.id}
          of={each}
          onRetry={() => void outbox.retry(each.write.id)}
          onSaveAnew={() => void handleAnew(each)}
          onRemove={() => setAsked(each)}
        />
      ))}
      {overtaken.length > 0 && <OvertakenCard of={overtaken} onRead={outbox.acknowledge} />}
      {waiting.length > 0 && <WaitingCard of={waiting} onRemove={setAsked} onTry={() => void handleTry()} />}
      <Quiet role="status">{said}</Quiet>
      {isEmpty && <EmptyState title={t('page.nothing')} text={t('page.nothingText')} />}
      {asked !== undefined && (
        <RemoveDialog
          of={asked}
          onKeep={() => setAsked(undefined)}
          onRemove={() => {
            setAsked(undefined);
            void outbox.discard(asked.write.id);
          }}
        />
      )}
    </>
  );
}

interface RemoveDialogProps {
  of: ToldWrite;
  onKeep: () => void;
  onRemove: () => void;
}

/** Asks before anything that is nowhere else is thrown away. */
function RemoveDialog({ of, onKeep, onRemove }: RemoveDialogProps) {
  const t = useMessages(words);
  const { title } = useRowWords()(of);
  return (
    <Dialog
      isOpen
      onClose={onKeep}
      title={t('page.removeTitle')}
      closeLabel={t('close')}
      actions={
        <>
          <Button type="button" $variant="secondary" onClick={onKeep}>
            {t('page.keep')}
          </Button>
          <Button type="button" $variant="danger" onClick={onRemove}>
            {t('remove')}
          </Button>
        </>
      }
    >
      <p>{title}</p>
      <p>{t('page.removeText')}</p>
    </Dialog>
  );
}

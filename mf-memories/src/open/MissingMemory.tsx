import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { Page } from '@spire/ui/Page';
import { EmptyState } from '@spire/ui/states';
import type { ReactNode } from 'react';
import { memories as namespace } from '../messages/namespace.ts';

/** A memory that was deleted elsewhere, or was never there. */
export function MissingMemory() {
  const t = useMessages(namespace);
  return (
    <Nothing title={t('open.missing')} why={t('open.missingWhy')} text={t('open.missingText')}>
      <Button as={PageLink} page="memoryBank" $variant="secondary">
        {t('find.all')}
      </Button>
    </Nothing>
  );
}

/** The message for an empty pick, with alternatives: no memory of about a year ago, or no memory at all. */
export function NothingPicked({ by }: { by: 'random' | 'yearAgo' }) {
  const t = useMessages(namespace);
  const isOld = by === 'yearAgo';
  return (
    <Nothing
      title={t(`find.${by}`)}
      why={t(`open.none.${by}`)}
      text={isOld ? t('open.none.yearAgoText') : t('empty.text')}
    >
      <Button as={PageLink} page="memoryBank" query={isOld ? 'pick=random' : 'view=new'} $variant="secondary">
        {isOld ? t('find.random') : t('empty.action')}
      </Button>
    </Nothing>
  );
}

interface NothingProps {
  title: string;
  why: string;
  text: string;
  children: ReactNode;
}

function Nothing({ title, why, text, children }: NothingProps) {
  const t = useMessages(namespace);
  return (
    <Page
      title={title}
      isNarrow
      back={
        <LinkButton as={PageLink} page="memoryBank">
          <Icon name="back" />
          {t('open.back')}
        </LinkButton>
      }
    >
      <EmptyState title={why} text={text}>
        {children}
      </EmptyState>
    </Page>
  );
}

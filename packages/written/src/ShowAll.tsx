import { useMessages } from '@spire/i18n';
import { LinkButton } from '@spire/ui/LinkButton';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { useShowAll } from './day/useShowAll.ts';
import { written } from './messages/namespace.ts';

/** Leaves a hard day, a rest day or one of low energy for today, on every device (D58). */
export function ShowAll() {
  const t = useMessages(written);
  const { showAll, state } = useShowAll();
  return (
    <div>
      <LinkButton type="button" onClick={showAll}>
        {t('showAll')}
      </LinkButton>
      <SaveNotice state={state} title={t('showAllFailed')} />
    </div>
  );
}

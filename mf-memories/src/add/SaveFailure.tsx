import { problemOf } from '@spire/client';
import { common, useMessages } from '@spire/i18n';
import { Notice } from '@spire/ui/Notice';
import { memories } from '../messages/namespace.ts';

/** That the memory was not saved, that nothing is lost, and the cause when a person can do something about it. */
export function SaveFailure({ error }: { error: unknown }) {
  const t = useMessages(memories);
  const c = useMessages(common);
  const { code } = problemOf(error);
  return (
    <Notice kind="error" title={t('form.failedTitle')}>
      <p>
        {t('form.failedText')} {t('form.nothingLost')}
      </p>
      {code !== 'INTERNAL' && <p>{c(`errors.${code}`)}</p>}
    </Notice>
  );
}

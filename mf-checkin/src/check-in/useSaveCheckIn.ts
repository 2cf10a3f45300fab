import { problemOf, useMutation } from '@spire/client';
import type { CheckInDraft } from '@spire/domain/checkInRules';
import type { LocalDate } from '@spire/domain/dates';
import type { FieldError } from '@spire/domain/errorCodes';
import { useMessages } from '@spire/i18n';
import { closeToast, showToast, useSession, useToasts } from '@spire/remote-kit';
import { useState } from 'react';
import { checkin } from '../messages/namespace.ts';
import { inputFrom, withoutFields } from './answers.ts';
import { SaveCheckInDocument } from './SaveCheckIn.generated.ts';
import { TodaysCheckInDocument } from './TodaysCheckIn.generated.ts';

/** How far the saving has come. */
export type SaveState =
  | { kind: 'resting' }
  | { kind: 'saving' }
  | { kind: 'refused'; fields: readonly FieldError[] }
  | { kind: 'failed'; isOffline: boolean };

/**
 * Saves answers for a date and tells the cache, so that Home, growth and suggestions follow without being asked.
 * `save` answers whether it is saved; a failure stays in `state` and is shown as a toast as well.
 */
export function useSaveCheckIn(today: LocalDate) {
  const t = useMessages(checkin);
  const { userId } = useSession();
  const toasts = useToasts();
  const [mutate] = useMutation(SaveCheckInDocument);
  const [state, setState] = useState<SaveState>({ kind: 'resting' });

  /** An error toast stays until it is closed; it must not stand there once the next try is under way. */
  function closeOldToast() {
    for (const { id, title } of toasts) if (title === t('failed.title')) closeToast(id);
  }

  async function save(draft: CheckInDraft, date: LocalDate): Promise<boolean> {
    closeOldToast();
    setState({ kind: 'saving' });
    try {
      await mutate({
        variables: { input: inputFrom(draft, date) },
        update(cache, { data }) {
          if (!data) return;
          if (date === today)
            cache.updateQuery({ query: TodaysCheckInDocument }, (before) =>
              before === null ? undefined : { me: { ...before.me, todaysCheckIn: data.saveCheckIn } },
            );
          const id = cache.identify({ __typename: 'User', id: userId });
          if (id === undefined) return;
          cache.evict({ id, fieldName: 'growth' });
          cache.gc();
        },
      });
      setState({ kind: 'resting' });
      return true;
    } catch (error) {
      const { code, fields } = problemOf(error);
      if (code === 'VALIDATION_FAILED' && fields.length > 0) setState({ kind: 'refused', fields });
      else setState({ kind: 'failed', isOffline: code === 'NETWORK' });
      showToast({ kind: 'error', title: t('failed.title'), text: t('failed.kept') });
      return false;
    }
  }

  /** What the server refused no longer stands for fields that were changed since. */
  function letGo(changed: object): void {
    setState((before) => {
      if (before.kind !== 'refused') return before;
      const fields = withoutFields(before.fields, changed);
      return fields.length > 0 ? { kind: 'refused', fields } : { kind: 'resting' };
    });
  }

  return { state, save, letGo };
}

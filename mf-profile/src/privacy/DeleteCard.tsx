import { useHostFacts } from '@spire/client/lazy';
import { useMessages, useProblemText } from '@spire/i18n';
import { showToast, useSession } from '@spire/remote-kit';
import { useForm } from '@spire/remote-kit/form';
import { BusyButton } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Notice } from '@spire/ui/Notice';
import { Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { ownData } from './messages/namespace.ts';
import { useDeleteAccount } from './useDeleteAccount.ts';

/** The id of its place on the page. */
export const DELETE_ID = 'delete-account';

/** Deletes the account once its own address has been written; then this device is logged out, and says so (D40). */
export function DeleteCard() {
  const t = useMessages(ownData);
  const textOf = useProblemText();
  const { contact } = useHostFacts();
  const { userId, email, signOut } = useSession();
  const { isUnknown, ...deleting } = useDeleteAccount();

  async function handleDeleted() {
    showToast({ kind: 'success', title: t('remove.done'), text: t('remove.doneText') });
    await signOut({ isGone: true });
  }

  const { draft, change, errorOf, state, isSaving, submit, ref } = useForm({
    name: `deleteAccount.${userId}`,
    initial: () => ({ confirm: '' }),
    check: ({ confirm }) => (confirm.trim() === '' ? [{ field: 'confirm', code: 'REQUIRED' }] : []),
    toInput: ({ confirm }) => ({ confirm: confirm.trim() }),
    save: deleting,
    onSaved: () => void handleDeleted(),
    words: ({ code }) => t(code === 'REQUIRED' ? 'remove.required' : 'remove.wrong'),
  });

  return (
    <Card title={t('remove.title')} id={DELETE_ID}>
      <Stack as="form" ref={ref} onSubmit={(event) => void submit(event)} noValidate $gap={4}>
        <p>{t('remove.text')}</p>
        <p>{t('remove.first')}</p>
        <TextField
          label={t('remove.label')}
          name="confirm"
          type="email"
          inputMode="email"
          autoComplete="off"
          hint={t('remove.hint', { email })}
          value={draft.confirm}
          onChange={(confirm) => change({ confirm })}
          error={errorOf('confirm')}
        />
        {state.kind === 'failed' && (
          <Notice kind="error" title={t('remove.failed')}>
            <p>{t('remove.failedText')}</p>
            {contact !== undefined && <p>{t('remove.contact', { contact })}</p>}
            <p>{isUnknown ? t('remove.unknown') : t('remove.again')}</p>
            {state.problem.code !== 'INTERNAL' && <p>{textOf(state.problem)}</p>}
          </Notice>
        )}
        <BusyButton type="submit" variant="danger" isWide isBusy={isSaving} busyLabel={t('remove.busy')}>
          {t('remove.submit')}
        </BusyButton>
      </Stack>
    </Card>
  );
}

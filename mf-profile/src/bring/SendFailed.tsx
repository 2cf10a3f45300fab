import type { Problem } from '@spire/client';
import { useMessages, useProblemText } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Notice } from '@spire/ui/Notice';
import { Stack } from '@spire/ui/Stack';
import { bring } from './messages/namespace.ts';
import type { KnownFile } from './answers.ts';
import type { Bring } from './useBring.ts';

/** Some of it is saved, and some is not: the same again completes it, and brings nothing twice. */
export function SendFailed({ flow, known, problem }: { flow: Bring; known: KnownFile; problem: Problem | undefined }) {
  const t = useMessages(bring);
  const textOf = useProblemText();
  return (
    <Stack>
      <Notice kind="error" title={t('sendFailed')}>
        {problem !== undefined && <p>{textOf(problem)}</p>}
        <p>{t('sendFailedText')}</p>
      </Notice>
      <Button type="button" $isWide onClick={() => flow.send(known)}>
        {t('again')}
      </Button>
    </Stack>
  );
}

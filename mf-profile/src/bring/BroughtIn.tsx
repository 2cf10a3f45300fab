import { useMessages } from '@spire/i18n';
import { usePageTitle } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Stack } from '@spire/ui/Stack';
import { bring } from './messages/namespace.ts';
import type { BringState } from './useBring.ts';
import { useSourceName } from './useSourceName.ts';

/** The days that are in now; said once all of it is stored. */
export function BroughtIn({ done }: { done: Extract<BringState, { kind: 'done' }> }) {
  const t = useMessages(bring);
  const nameOf = useSourceName();
  const { days, added, already, source, isHeavy, unopened } = done;
  return (
    <Stack>
      <Notice kind="success" title={added === 0 ? t('nothingNew') : t('done', { count: days })}>
        {added > 0 && <p>{t('doneText', { source: nameOf(source) })}</p>}
        {already > 0 && <p>{t('already', { count: already })}</p>}
        {unopened > 0 && <p>{t('unopened', { count: unopened })}</p>}
      </Notice>
      <Button as={PageLink} page="history" $isWide>
        {t('seeDays')}
      </Button>
      <Button as={PageLink} page="patterns" $variant="secondary" $isWide>
        {usePageTitle('patterns')}
      </Button>
      {isHeavy && (
        <Card>
          <Stack $gap={3}>
            <p>{t('heavy')}</p>
            <LinkButton as={PageLink} page="help">
              {t('someone')}
            </LinkButton>
          </Stack>
        </Card>
      )}
    </Stack>
  );
}

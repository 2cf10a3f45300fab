import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { SIGNS } from '@spire/written/signs.ts';
import { checkin } from '../messages/namespace.ts';

/** One gentle line to somebody to talk to, after the lowest mood or three low days (S13). */
export function SomeoneLine() {
  const t = useMessages(checkin);
  return (
    <LinkButton as={PageLink} page="help">
      <LineDrawing lines={SIGNS.someone} />
      {t('today.gentle')}
    </LinkButton>
  );
}

import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { SIGNS } from './signs.ts';
import { written } from './messages/namespace.ts';

/** The one quiet line that offers a person to talk to: a way to the numbers, which asks nothing and counts nothing (D49). */
export function SomeoneToTalkTo() {
  const t = useMessages(written);
  return (
    <div>
      <LinkButton as={PageLink} page="help">
        <LineDrawing lines={SIGNS.someone} />
        {t('help.stays')}
      </LinkButton>
    </div>
  );
}

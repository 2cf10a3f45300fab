import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { toolFrame } from './messages/namespace.ts';

/** The filled button that ends an exercise or a tool (D82). */
export function DoneForNow() {
  const t = useMessages(toolFrame);
  return (
    <Button as={PageLink} page="home" $isWide>
      {t('doneForNow')}
    </Button>
  );
}

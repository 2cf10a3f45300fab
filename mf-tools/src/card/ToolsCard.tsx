import { useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { CardLink } from '@spire/ui/Card';
import { Icon } from '@spire/ui/Icon';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import { isQuiet, useDayMode } from '@spire/written/day/useDayMode.ts';
import { useId } from 'react';
import { tools } from '../messages/namespace.ts';
import { ToolRow } from './ToolRow.tsx';

/** Home's way to the tools: all five in a row, or one door to them in the low-stimulation form (A12, A33). */
export default function ToolsCard() {
  const t = useMessages(tools);
  const id = useId();
  const { isCalm, hasNumbers } = useAppearance();
  const { day } = useDayMode();
  if (isCalm)
    return (
      <CardLink
        as={PageLink}
        page="tools"
        title={t('overview.title')}
        text={t('overview.lead')}
        tint="sky"
        icon={<Icon name="waves" />}
      />
    );
  return (
    <section aria-labelledby={id}>
      <VisuallyHidden as="h2" id={id}>
        {t('overview.title')}
      </VisuallyHidden>
      <ToolRow hasPoints={hasNumbers && day !== undefined && !isQuiet(day)} />
    </section>
  );
}

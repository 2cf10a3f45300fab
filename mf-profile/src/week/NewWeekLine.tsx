import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { LinkButton } from '@spire/ui/LinkButton';
import { QuietLine } from '@spire/ui/QuietLine';
import { profile } from '../messages/namespace.ts';

/** From Lucide (ISC licence). */
const SPROUT = [
  'M14 9.536V7a4 4 0 0 1 4-4h1.5a.5.5 0 0 1 .5.5V5a4 4 0 0 1-4 4 4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3',
  'M4 9a5 5 0 0 1 8 4 5 5 0 0 1-8-4',
  'M5 21h14',
];

/** That the week can be looked at, and the way there. */
export function NewWeekLine() {
  const t = useMessages(profile);
  return (
    <QuietLine
      icon={SPROUT}
      link={
        <LinkButton as={PageLink} page="week">
          {t('newWeek.see')}
        </LinkButton>
      }
    >
      {t('newWeek.line')}
    </QuietLine>
  );
}

import { crisisHelp } from '@spire/content/crisisHelp';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { useLanguage, useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { LinkButton } from '@spire/ui/LinkButton';
import { NumberButton } from '@spire/ui/NumberButton';
import { Stack } from '@spire/ui/Stack';
import { written } from './messages/namespace.ts';
import { useCrisisReading } from './useCrisisReading.ts';

/**
 * Where what somebody wrote speaks of a crisis, or may, a number to call stands beside what was made of it (D60): the
 * second level of the reading, and what stays once help was seen. Nothing else is ever shown.
 */
export function OfferedHelp({ told }: { told: readonly string[] }) {
  const reading = useCrisisReading(told);
  return reading === null || reading === undefined ? null : <OfferedNumber kind={reading.kind} />;
}

/** The number of that kind that is most fitting, in place, with a way to the others; it asks nothing and counts nothing. */
export function OfferedNumber({ kind }: { kind: CrisisKind }) {
  const t = useMessages(written);
  const language = useLanguage();
  // An offer is a call to talk: what is for a life in danger stands first in help, and not in an offer.
  const [number] = crisisHelp(kind, language).loudest.filter(({ id }) => id !== 'emergency' || kind === 'danger');
  return (
    <Stack $gap={1}>
      {number !== undefined && (
        <NumberButton {...number.brief[language]} number={number.number} tel={number.tel} isQuiet />
      )}
      <div>
        <LinkButton as={PageLink} page="help">
          {t('help.stays')}
        </LinkButton>
      </div>
    </Stack>
  );
}

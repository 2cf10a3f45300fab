import { knownOf, useRead } from '@spire/client';
import { options, useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { PersonHereDocument } from '../written/PersonHere.generated.ts';
import { socialSupport } from './messages/namespace.ts';

/**
 * The sentences in a message that are of the profile's conditions of safe company, or the conditions themselves, which a
 * plan heeds. Empty while they are not known.
 */
export function SafetyLine({ said }: { said: readonly string[] }) {
  const t = useMessages(socialSupport);
  const tOptions = useMessages(options);
  const profile = knownOf(useRead(PersonHereDocument, { pick: ({ me }) => ({ of: me.profile }) }))?.of;
  if (profile === undefined || profile === null) return null;
  const factors = profile.socialSafetyFactors;
  const words = factors.map((factor) => tOptions(`socialSafetyFactors.${factor}`)).join(' · ');
  const sentences = [...new Set(said)].map((each) => t('safety.sentence', { words: each })).join(' ');
  const line = sentences === '' ? `${t('safety.line')} ${words}` : t('safety.from', { sentences });
  return (
    <div>
      <Quiet>{factors.length === 0 ? t('safety.none') : line}</Quiet>
      <LinkButton as={PageLink} page="profileSettings">
        {t(factors.length === 0 ? 'safety.tell' : 'safety.change')}
      </LinkButton>
    </div>
  );
}

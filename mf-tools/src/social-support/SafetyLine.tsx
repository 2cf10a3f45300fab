import { knownOf, useRead } from '@spire/client';
import { options, useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { PersonHereDocument } from '../written/PersonHere.generated.ts';
import { socialSupport } from './messages/namespace.ts';

/** The profile's conditions of safe company, which a plan heeds. Empty while they are not known. */
export function SafetyLine() {
  const t = useMessages(socialSupport);
  const tOptions = useMessages(options);
  const profile = knownOf(useRead(PersonHereDocument, { pick: ({ me }) => ({ of: me.profile }) }))?.of;
  if (profile === undefined || profile === null) return null;
  const factors = profile.socialSafetyFactors;
  const words = factors.map((factor) => tOptions(`socialSafetyFactors.${factor}`)).join(' · ');
  return (
    <div>
      <Quiet>{factors.length === 0 ? t('safety.none') : `${t('safety.line')} ${words}`}</Quiet>
      <LinkButton as={PageLink} page="profileSettings">
        {t(factors.length === 0 ? 'safety.tell' : 'safety.change')}
      </LinkButton>
    </div>
  );
}

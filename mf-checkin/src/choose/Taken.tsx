import type { WishGroup } from '@spire/domain/wishGroups';
import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { Row } from '@spire/ui/Stack';
import { doing } from '../doing/messages/namespace.ts';
import { SIGN_OF } from './signs.ts';
import type { useThree } from './useThree.ts';

/** Groups beside which there is somebody to talk to. */
const HEAVY: readonly WishGroup[] = ['sad', 'loss'];

/** The guessed group of the wish, which one tap changes (D62); the title says a chosen one, which can be taken back. */
export function Taken({ of: three, onChange }: { of: ReturnType<typeof useThree>; onChange: () => void }) {
  const tDoing = useMessages(doing);
  const { about: group, isChosen, takeBack } = three;
  if (group === null) return null;
  if (isChosen)
    return (
      <Row $gap={4} $wrap>
        {takeBack !== undefined && (
          <LinkButton type="button" onClick={takeBack}>
            {tDoing('heard.takeBack')}
          </LinkButton>
        )}
        {HEAVY.includes(group) && (
          <LinkButton as={PageLink} page="help">
            {tDoing('heard.someone')}
          </LinkButton>
        )}
      </Row>
    );
  const name = tDoing(`heard.names.${group}`);
  return (
    <Row $gap={2} $wrap>
      <Quiet as="span">{tDoing('heard.taken')}</Quiet>
      <Button type="button" $variant="secondary" aria-label={tDoing('heard.change', { name })} onClick={onChange}>
        <span aria-hidden>{SIGN_OF[group]}</span>
        {name}
      </Button>
      <Quiet as="span">{tDoing('heard.guess')}</Quiet>
    </Row>
  );
}

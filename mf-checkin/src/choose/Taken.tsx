import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { Row } from '@spire/ui/Stack';
import { about } from './messages/namespace.ts';
import { SIGN_OF } from './signs.ts';
import type { useThree } from './useThree.ts';

/** What the wish was taken for, which one tap changes (D62); what the person chose is said by the title, and can be taken back. */
export function Taken({ of: three, onChange }: { of: ReturnType<typeof useThree>; onChange: () => void }) {
  const t = useMessages(about);
  const { about: group, isChosen, takeBack } = three;
  if (group === null) return null;
  if (isChosen)
    return takeBack === undefined ? null : (
      <div>
        <LinkButton type="button" onClick={takeBack}>
          {t('takeBack')}
        </LinkButton>
      </div>
    );
  const name = t(`names.${group}`);
  return (
    <Row $gap={2} $wrap>
      <Quiet as="span">{t('taken')}</Quiet>
      <Button type="button" $variant="secondary" aria-label={t('change', { name })} onClick={onChange}>
        <span aria-hidden>{SIGN_OF[group]}</span>
        {name}
      </Button>
      <Quiet as="span">{t('guess')}</Quiet>
    </Row>
  );
}

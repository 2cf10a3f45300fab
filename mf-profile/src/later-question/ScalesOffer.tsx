import { useSave } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { LinkButton } from '@spire/ui/LinkButton';
import { QuietLine } from '@spire/ui/QuietLine';
import { Row } from '@spire/ui/Stack';
import { SaveFollowedScalesDocument } from '../scales/SaveFollowedScales.generated.ts';
import { laterQuestions } from './messages/namespace.ts';

const WAVE = ['M2 12h4l3-7 6 14 3-7h4'];

/** To follow something from day to day, offered in one quiet line; "No thanks" is kept, and it does not come again. */
export function ScalesOffer() {
  const t = useMessages(laterQuestions);
  const { save } = useSave(SaveFollowedScalesDocument);
  return (
    <QuietLine
      icon={WAVE}
      link={
        <Row $gap={5} $wrap>
          <LinkButton as={PageLink} page="scales">
            {t('see')}
          </LinkButton>
          <LinkButton type="button" onClick={() => void save({ scales: [] })}>
            {t('noThanks')}
          </LinkButton>
        </Row>
      }
    >
      {t('scales')}
    </QuietLine>
  );
}

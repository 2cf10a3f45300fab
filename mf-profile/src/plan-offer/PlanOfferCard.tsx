import { useSave, useToday } from '@spire/client';
import { addDays } from '@spire/domain/dates';
import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { LinkButton } from '@spire/ui/LinkButton';
import { QuietLine } from '@spire/ui/QuietLine';
import { Row } from '@spire/ui/Stack';
import { useEffect, useState } from 'react';
import { SaveSafetyPlanDocument } from '../plan/SaveSafetyPlan.generated.ts';
import { useHomeLine } from '../home-line/useHomeLine.ts';
import { planOffer } from './messages/namespace.ts';
import { AFTER_NO, OFFERED_EVERY, planOfferOf } from './offerOf.ts';

const LEAF = [
  'M11 20A7 7 0 0 1 9.8 6.1C15.5 5 17 4.48 19 2c1 2 2 4.18 2 8 0 5.5-4.78 10-10 10Z',
  'M2 21c0-3 1.85-5.36 5.08-6C9.5 14.52 12 13 13 12',
];

/** One quiet line on a good day: a plan for hard days, if one likes. Nothing where it is not offered (D95, D96). */
export default function PlanOfferCard() {
  const t = useMessages(planOffer);
  const today = useToday();
  const home = useHomeLine();
  const offer = home?.line === 'plan' ? planOfferOf(home.me, today) : undefined;
  const { save: noteOffer } = useSave(SaveSafetyPlanDocument);
  const { save: noteNo } = useSave(SaveSafetyPlanDocument);
  const [isDeclined, setDeclined] = useState(false);
  const isNew = offer?.isOn === true && offer.isFirst;
  // It stands for the rest of today; then it is quiet for as long as it says.
  useEffect(() => {
    if (isNew) void noteOffer({ offerFrom: addDays(today, OFFERED_EVERY) });
  }, [isNew, noteOffer, today]);

  if (isDeclined)
    return (
      <div role="status">
        <QuietLine icon={LEAF}>{t('declined')}</QuietLine>
      </div>
    );
  if (offer?.isOn !== true) return null;
  return (
    <QuietLine
      icon={LEAF}
      link={
        <Row $gap={4}>
          <LinkButton as={PageLink} page="plan">
            {t('see')}
          </LinkButton>
          <LinkButton
            type="button"
            onClick={() => {
              setDeclined(true);
              void noteNo({ offerFrom: addDays(today, AFTER_NO) });
            }}
          >
            {t('no')}
          </LinkButton>
        </Row>
      }
    >
      {t('line')}
    </QuietLine>
  );
}

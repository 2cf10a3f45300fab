import { useLatestSave } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { space } from '@spire/ui/tokens.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { SavePreferencesDocument } from '../settings/SavePreferences.generated.ts';
import { BadgeItem } from './BadgeItem.tsx';
import { badgesShown } from './badgeOrder.ts';
import { me as namespace } from './messages/namespace.ts';
import type { Me } from './person.ts';

/** Milestones: what there is, and the next one; the rest when asked for. They can be put away, and the calm view has none. */
export function BadgesCard({ me }: { me: Me }) {
  const t = useMessages(namespace);
  const { isCalm, hasNumbers } = useAppearance();
  const [areAllShown, setAllShown] = useState(false);
  const { wanted, state, want } = useLatestSave(SavePreferencesDocument, (badgesHidden: boolean) => ({ badgesHidden }));
  if (isCalm) return null;
  if (wanted ?? me.settings.badgesHidden)
    return state.kind === 'resting' ? null : <Quiet role="status">{t('badges.hiddenNow')}</Quiet>;
  const { earned, next, later } = badgesShown(me.growth.badges);
  const shown = [...earned, ...(next === undefined ? [] : [next]), ...(areAllShown ? later : [])];
  return (
    <Card
      title={t('badges.title')}
      aside={
        <LinkButton type="button" onClick={() => want(true)}>
          {t('badges.hide')}
        </LinkButton>
      }
    >
      <Stack $gap={4}>
        <Grid>
          {shown.map((badge) => (
            <BadgeItem key={badge.id} badge={badge} hasNumbers={hasNumbers} />
          ))}
        </Grid>
        <Quiet>{t('badges.kept')}</Quiet>
        {later.length > 0 && (
          <div>
            <LinkButton type="button" aria-expanded={areAllShown} onClick={() => setAllShown((areAll) => !areAll)}>
              {t(areAllShown ? 'badges.showFewer' : 'badges.showAll')}
            </LinkButton>
          </div>
        )}
        <SaveNotice state={state} title={t('today.failed')} />
      </Stack>
    </Card>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5.4rem, 1fr));
  gap: ${space(4)} ${space(2)};
`;

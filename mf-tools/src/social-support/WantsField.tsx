import { keysOf } from '@spire/domain/lists';
import type { SocialWant } from '@spire/domain/toolOptions';
import { useMessages } from '@spire/i18n';
import { ChipGroup } from '@spire/ui/ChipGroup';
import { LinkButton } from '@spire/ui/LinkButton';
import { useState } from 'react';
import { socialSupport } from './messages/namespace.ts';
import { wantsOf } from './plan.ts';
import { WANT_SIGNS } from './wantSigns.ts';

/** So many stand at once. */
const FIRST = 8;

interface WantsFieldProps {
  wants: readonly SocialWant[];
  /** Wished for before on this device, the last first. */
  usedBefore: readonly SocialWant[];
  onChange: (wants: SocialWant[]) => void;
}

/** The wants: eight of fourteen at first, those that were wished for before in front. */
export function WantsField({ wants, usedBefore, onChange }: WantsFieldProps) {
  const t = useMessages(socialSupport);
  const [isAllShown, setAllShown] = useState(false);
  // The order stays while the page is open, so that nothing moves below a finger.
  const [order] = useState(() => [...new Set([...usedBefore, ...keysOf(WANT_SIGNS)])]);
  const shown = order.filter((want, at) => isAllShown || at < FIRST || wants.includes(want));
  return (
    <div>
      <ChipGroup
        legend={t('questions.wants')}
        isLegendHidden
        isGrid
        options={shown.map((id) => ({ id, emoji: WANT_SIGNS[id], label: t(`want.${id}`) }))}
        selected={wants}
        onChange={(ids) => onChange(wantsOf(ids))}
      />
      {shown.length < order.length && (
        <LinkButton type="button" onClick={() => setAllShown(true)}>
          {t('wants.all')}
        </LinkButton>
      )}
    </div>
  );
}

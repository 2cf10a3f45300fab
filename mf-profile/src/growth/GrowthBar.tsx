import { levelProgress, nextLevelAt } from '@spire/domain/growth';
import { useMessages } from '@spire/i18n';
import { ProgressBar } from '@spire/ui/ProgressBar';
import { profile } from '../messages/namespace.ts';

/** How far along the way to the next level; nothing at the highest, where there is none (trap 53). */
export function GrowthBar({ points }: { points: number }) {
  const t = useMessages(profile);
  if (nextLevelAt(points) === null) return null;
  return <ProgressBar value={levelProgress(points)} label={t('growth.progress')} />;
}

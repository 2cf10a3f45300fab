import { BudMark } from '@spire/ui/BudMark';
import { useBudsWith } from '../plant/useBuds.ts';

/** The bud that a suggestion has made, in the place of its emoji; the emoji where the plant has no more room for one. */
export function DoneBud({ text, emoji }: { text: string; emoji: string }) {
  const { newest, isInFlower } = useBudsWith(text);
  return newest === undefined ? emoji : <BudMark index={newest} isOpen={isInFlower} />;
}

import type { Day } from '@spire/remote-kit/dayOf';
import { Button } from '@spire/ui/Button';
import { LinkButton } from '@spire/ui/LinkButton';
import { isQuiet } from '@spire/written/day/useDayMode.ts';

interface AgainProps {
  day: Day | undefined;
  label: string;
  variant?: 'primary' | 'secondary';
  onAgain: () => void;
}

/** The way to begin a tool anew: an invitation, or on a quiet day no more than a way for whoever looks for it. */
export function Again({ day, label, variant = 'primary', onAgain }: AgainProps) {
  if (isQuiet(day))
    return (
      <div>
        <LinkButton type="button" onClick={onAgain}>
          {label}
        </LinkButton>
      </div>
    );
  return (
    <Button type="button" $variant={variant} $isWide onClick={onAgain}>
      {label}
    </Button>
  );
}

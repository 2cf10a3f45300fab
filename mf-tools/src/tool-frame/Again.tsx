import { LinkButton } from '@spire/ui/LinkButton';

/** The way to begin a tool anew: a quiet option beside the button that ends it (D82). */
export function Again({ label, onAgain }: { label: string; onAgain: () => void }) {
  return (
    <div>
      <LinkButton type="button" onClick={onAgain}>
        {label}
      </LinkButton>
    </div>
  );
}

import { useMessages } from '@spire/i18n';
import type { Day } from '@spire/remote-kit/dayOf';
import { PageLink } from '@spire/remote-kit/router';
import { LinkButton } from '@spire/ui/LinkButton';
import { Again } from '../tool-frame/Again.tsx';
import { DoneForNow } from '../tool-frame/DoneForNow.tsx';
import { ToolEnd } from '../tool-frame/ToolEnd.tsx';
import { useSent } from '../tool-frame/useSent.ts';
import { writtenTools } from '../written/messages/namespace.ts';
import { BoundaryWords, type Boundary } from './BoundaryWords.tsx';
import { EarlierBoundaries } from './EarlierBoundaries.tsx';
import { selfPriority } from './messages/namespace.ts';

/** The content of the end, also after a reload. */
export interface KeptBoundary {
  id: string;
  boundary: Boundary;
}

interface BoundaryResultProps {
  day: Day | undefined;
  of: KeptBoundary;
  onAgain: () => void;
}

/** The words that were kept, and an end that gives rest: anything more is a quiet link (D82). */
export function BoundaryResult({ day, of: { id, boundary }, onAgain }: BoundaryResultProps) {
  const t = useMessages(selfPriority);
  const tWrittenTools = useMessages(writtenTools);
  const saved = useSent('addSelfPriority', id);
  const again = <Again label={t('result.again')} onAgain={onAgain} />;
  return (
    <ToolEnd day={day} title={t('result.title')} line={t('result.lead')} saved={saved} isPage own={again}>
      <BoundaryWords boundary={boundary} />
      <DoneForNow />
      {again}
      <div>
        <LinkButton as={PageLink} page="tools">
          {tWrittenTools('toTools')}
        </LinkButton>
      </div>
      <EarlierBoundaries />
    </ToolEnd>
  );
}

import type { SaveState } from '@spire/client';
import { common, useMessages } from '@spire/i18n';
import type { Day } from '@spire/remote-kit/dayOf';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { OfferedHelp } from '@spire/written/OfferedHelp';
import { Again } from '../tool-frame/Again.tsx';
import { DoneForNow } from '../tool-frame/DoneForNow.tsx';
import { Seen } from '../tool-frame/Seen.tsx';
import { ToolEnd } from '../tool-frame/ToolEnd.tsx';
import { useSent } from '../tool-frame/useSent.ts';
import { AiPart } from '../written/AiPart.tsx';
import { writtenTools } from '../written/messages/namespace.ts';
import { BoundaryWords, type Boundary } from './BoundaryWords.tsx';
import { EarlierBoundaries } from './EarlierBoundaries.tsx';
import { selfPriority } from './messages/namespace.ts';

/** The content of the end, also after a reload. */
export interface KeptBoundary {
  id: string;
  boundary: Boundary;
  /** Written by this device alone. */
  isFromHere: boolean;
  seen?: string | null;
}

interface BoundaryResultProps {
  day: Day | undefined;
  of: Omit<KeptBoundary, 'id'> & { id?: string };
  /** While it is not saved. */
  saving?: { state: SaveState; onRetry: () => void };
  onAgain: (() => void) | undefined;
}

/** The words that were found, and how far saving them has come. */
export function BoundaryResult({ day, of: { id, boundary, isFromHere, seen }, saving, onAgain }: BoundaryResultProps) {
  const t = useMessages(selfPriority);
  const tWrittenTools = useMessages(writtenTools);
  const tCommon = useMessages(common);
  const saved = useSent('addSelfPriority', id);
  const again = onAgain !== undefined && <Again label={t('result.again')} onAgain={onAgain} />;
  const unsaved = (
    <>
      {saving !== undefined && <SaveNotice state={saving.state} title={t('result.notSaved')} />}
      {(saving?.state.kind === 'failed' || saving?.state.kind === 'refused') && (
        <Button type="button" $variant="secondary" $isWide onClick={saving.onRetry}>
          {tCommon('actions.retry')}
        </Button>
      )}
    </>
  );
  return (
    <ToolEnd
      day={day}
      title={t('result.title')}
      line={t('result.lead')}
      saved={saved}
      isPage
      own={
        <>
          {unsaved}
          {again}
        </>
      }
    >
      {unsaved}
      <Seen sentence={seen} />
      {isFromHere && <Quiet role="status">{tWrittenTools('offline')}</Quiet>}
      <BoundaryWords boundary={boundary} />
      <OfferedHelp told={[boundary.shouldDo, boundary.needInstead.text]} />
      <AiPart />
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

import type { Exercise } from '@spire/content/exercises/exercise';
import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { Page } from '@spire/ui/Page';
import { Read } from '@spire/ui/Read';
import { innerBalance } from '../inner-balance/messages/namespace.ts';
import { useLibrary, type Library } from '../inner-balance/useLibrary.ts';
import { SIGNS } from '../tool-frame/drawings.ts';
import { toolFrame } from '../tool-frame/messages/namespace.ts';
import { useSuits } from '../tool-frame/useSuits.ts';
import { LibraryList } from './LibraryList.tsx';

/** One of each group in turn, the gentlest first: the first that are seen are not all of a kind. */
function inTurn(library: Library): Exercise[] {
  const groups = Object.values(library);
  const longest = Math.max(...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => groups.flatMap((group) => group[at] ?? [])).flat();
}

/** The whole exercise library, to browse and to search (D30, trap 108). It asks the server for nothing but what suits. */
export default function ExerciseLibraryPage() {
  const tInnerBalance = useMessages(innerBalance);
  const tToolFrame = useMessages(toolFrame);
  const suits = useSuits();
  const library = useLibrary();
  // Exercises that suit today stand first: until they are known nothing is shown that would then change places.
  const read = suits.isKnown || library.kind !== 'ready' ? library : { kind: 'loading' as const, retry: library.retry };
  const back = (
    <LinkButton as={PageLink} page="innerBalance">
      <LineDrawing lines={SIGNS.back} />
      {tToolFrame('back')}
    </LinkButton>
  );
  return (
    <Page title={tInnerBalance('library.title')} lead={tInnerBalance('library.lead')} back={back}>
      <Read
        of={read}
        loading={tInnerBalance('loading')}
        failed={{ title: tInnerBalance('failedTitle'), text: tInnerBalance('failedText') }}
      >
        {(exercises) => <LibraryList exercises={inTurn(exercises)} suits={suits} />}
      </Read>
    </Page>
  );
}

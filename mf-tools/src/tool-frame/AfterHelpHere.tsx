import { knownOf, useRead } from '@spire/client';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { AfterHelp } from '@spire/written/AfterHelp';
import { useSetHelpAside } from '@spire/written/day/useSetHelpAside.ts';
import { PersonHereDocument } from '../written/PersonHere.generated.ts';

/** The content of the tools on a day after help: whom to call, and nothing to do (D58). */
export function AfterHelpHere({ kind }: { kind: CrisisKind | null }) {
  const setAside = useSetHelpAside();
  const person = knownOf(useRead(PersonHereDocument, { pick: ({ me }) => me }));
  return <AfterHelp kind={kind ?? 'unsure'} name={person?.profile?.nickname ?? ''} onNotMe={() => setAside('all')} />;
}

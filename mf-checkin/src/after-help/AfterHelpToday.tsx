import { knownOf, useRead, useToday } from '@spire/client';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { calmPartOfDay } from '@spire/domain/dates';
import { Scene } from '@spire/ui/Scene';
import { AfterHelp } from '@spire/written/AfterHelp';
import { useState } from 'react';
import { ownWordsOf } from '../check-in/wordsOf.ts';
import { AfterHelpDocument } from './AfterHelp.generated.ts';

interface AfterHelpTodayProps {
  /** Null where nobody has said which. */
  kind: CrisisKind | null;
  onNotMe: () => void;
}

/** A page of a day after help, with the plant as it is and the name the person is called by (D58). */
export function AfterHelpToday({ kind, onNotMe }: AfterHelpTodayProps) {
  const me = knownOf(useRead(AfterHelpDocument, { pick: (data) => data.me }));
  const today = useToday();
  const [hour] = useState(() => calmPartOfDay(new Date().getHours()));
  const level = me?.growth.level;
  return (
    <AfterHelp
      kind={kind ?? 'unsure'}
      name={me?.profile?.nickname ?? ''}
      told={ownWordsOf(me?.todaysCheckIn?.date === today ? me.todaysCheckIn : null)}
      picture={<Scene view="near" height="180px" hour={hour} {...(level && { level })} />}
      onNotMe={onNotMe}
    />
  );
}

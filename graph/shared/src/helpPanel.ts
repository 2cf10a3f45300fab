import { crisisHelp as written } from '@spire/content/crisisHelp';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import type { HelpLevel } from '@spire/domain/helpLevels';
import type { Language } from '@spire/domain/languages';
import type { CrisisHelp } from './crisisHelp.ts';

/** The panel for a kind of crisis, in one language (D36). */
export function crisisHelp(kind: CrisisKind, language: Language, level: HelpLevel = 'help'): CrisisHelp {
  const { numbers, title, message, exercise, closing } = written(kind, language);
  return {
    level,
    kind,
    ...{ title, message, exercise, closing },
    numbers: numbers.map(({ id, number, tel, name, when }) => ({
      ...{ id, number, tel },
      name: name[language],
      when: when[language],
    })),
  };
}

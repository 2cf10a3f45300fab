import { crisisHelp as written } from '@spire/content/crisisHelp';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import type { HelpLevel } from '@spire/domain/helpLevels';
import type { Language } from '@spire/domain/languages';
import type { CrisisHelp } from './crisisHelp.ts';

/** The panel for a kind of crisis, in one language (D36), and in nynorsk where what was `told` is. */
export function crisisHelp(
  kind: CrisisKind,
  language: Language,
  { level = 'help', told = [] }: { level?: HelpLevel; told?: readonly string[] } = {},
): CrisisHelp {
  const { numbers, title, message, exercise, closing } = written(kind, language, told);
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

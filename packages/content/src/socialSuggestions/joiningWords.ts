import type { Language } from '@spire/domain/languages';

/** What joins several plans to one text, and names whom they could be for. */
export const JOINING_WORDS = {
  /** Before a second plan: one of them is enough. */
  orElse: { no: 'Eller:', en: 'Or:' },
  /** Beside a plan; `{name}` is the contact. */
  one: { no: 'Kanskje {name}.', en: 'Perhaps {name}.' },
  two: { no: 'Kanskje {name} eller {other}.', en: 'Perhaps {name} or {other}.' },
} as const satisfies Record<string, Record<Language, string>>;

import type { Language } from '@spire/domain/languages';

/** What joins several plans to one text, and names whom they could be for. */
export const JOINING_WORDS = {
  /** Before a second plan: one of them is enough. */
  orElse: { no: 'Eller:', en: 'Or:' },
  /** Beside a plan; `{names}` are the contacts. */
  maybe: { no: 'Kanskje {names}.', en: 'Perhaps {names}.' },
  /** In place of the names that there is no room for. */
  another: { no: 'en annen du har valgt', en: 'another of those you have chosen' },
  /** Beside a plan for those one shares a home with: nothing has to be sent. */
  atHome: {
    no: 'Dere er i samme hus, så du kan bare si det.',
    en: 'You share a home, so you can simply say it.',
  },
  /** Said to several. */
  everyone: { no: 'alle sammen', en: 'everyone' },
} as const satisfies Record<string, Record<Language, string>>;

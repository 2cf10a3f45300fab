import type { Told } from '@spire/remote-kit';
import type { sharedWrites } from './writes.ts';

/** What waits of the writes that several pages share, as a person would say it. */
export const sharedTold: Told<typeof sharedWrites> = {
  addMemory: ({ id, title, description, picturePath }) => ({
    own: [title, description],
    title: { no: `Minnet «${String(title)}»`, en: `The memory “${String(title)}”` },
    ...(typeof picturePath === 'string' ? { detail: { no: 'Med bilde', en: 'With a picture' } } : {}),
    page: 'memoryBank',
    query: `memory=${String(id)}`,
    icon: 'image',
  }),
  decideConsent: ({ isGiven }) => ({
    title:
      isGiven === true
        ? { no: 'Et samtykke du ga', en: 'A consent you gave' }
        : { no: 'Et samtykke du trakk tilbake', en: 'A consent you took back' },
    page: 'privacy',
    icon: 'lock',
  }),
  saveSettings: () => ({
    title: { no: 'Innstillinger du endret', en: 'Settings you changed' },
    page: 'preferences',
    icon: 'settings',
  }),
  setAllShown: () => ({
    title: { no: 'Hvor mye Hjem viser i dag', en: 'How much Home shows today' },
    page: 'home',
    icon: 'sun',
  }),
  setHelpAside: () => ({
    title: { no: 'Svaret ditt om hjelp i dag', en: 'Your answer about help today' },
    page: 'home',
    icon: 'heart',
  }),
};

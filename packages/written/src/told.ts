import type { Told } from '@spire/remote-kit';
import type { sharedWrites } from './writes.ts';

const FILES = {
  picture: { no: 'Med bilde', en: 'With a picture' },
  voice: { no: 'Med lydopptak', en: 'With a voice note' },
  both: { no: 'Med bilde og lydopptak', en: 'With a picture and a voice note' },
};

/** The files that wait with a memory, in words; nothing where there are none. */
export function withFiles({ picturePath, voicePath }: { picturePath?: unknown; voicePath?: unknown }) {
  const hasPicture = typeof picturePath === 'string';
  if (typeof voicePath === 'string') return { detail: hasPicture ? FILES.both : FILES.voice };
  return hasPicture ? { detail: FILES.picture } : {};
}

/** Words for the waiting writes that several pages share, as a person would say them. */
export const sharedTold: Told<typeof sharedWrites> = {
  addMemory: ({ id, title, description, voiceText, ...files }) => ({
    own: [title, description, voiceText],
    title: { no: `Minnet «${String(title)}»`, en: `The memory “${String(title)}”` },
    ...withFiles(files),
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

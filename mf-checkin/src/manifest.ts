import type { RemoteManifest } from '@spire/domain/remoteManifest';

/** The contributions of this remote to the app (decision 0046). */
export default {
  contract: 2,
  name: 'mf-checkin',
  pages: [
    {
      id: 'checkin',
      path: '/checkin',
      access: 'signed-in',
      title: { no: 'Innsjekk', en: 'Check-in' },
      navigation: { label: { no: 'Innsjekk', en: 'Check-in' }, icon: ['M20 6 9 17l-5-5'], order: 100 },
    },
    {
      id: 'hardDay',
      path: '/checkin/hard-day',
      access: 'signed-in',
      title: { no: 'Tungt i dag', en: 'A hard day' },
    },
    {
      id: 'suggestion',
      path: '/suggestion',
      aliases: ['/forslag'],
      access: 'signed-in',
      title: { no: 'Forslag', en: 'Suggestions' },
    },
    {
      id: 'today',
      path: '/today',
      access: 'signed-in',
      title: { no: 'I dag', en: 'Today' },
    },
    {
      id: 'choose',
      path: '/choose',
      aliases: ['/velg'],
      access: 'signed-in',
      title: { no: 'Tre å velge mellom', en: 'Three to choose from' },
    },
    {
      id: 'checkinDemo',
      path: '/demo',
      access: 'signed-in',
      title: { no: 'Prøv innsjekken', en: 'Try the check-in' },
    },
    {
      id: 'suggestionsDemo',
      path: '/suggestions-demo',
      access: 'signed-in',
      title: { no: 'Prøv forslagene', en: 'Try the suggestions' },
    },
  ],
  cards: [
    { id: 'evening', place: 'home.main', order: 450, when: ['checkedIn', 'notCalm'] },
    { id: 'gentleWays', place: 'home.main', order: 202, when: ['notCheckedIn'], modes: ['rest', 'low', 'ordinary'] },
    { id: 'suggestion', place: 'home.main', order: 500, when: ['checkedIn'], modes: ['hard', 'low', 'ordinary'] },
    { id: 'today', place: 'home.aside', order: 400, when: ['notCalm'] },
    {
      id: 'tasks',
      place: 'home.main',
      order: 600,
      wide: { place: 'home.aside', order: 50 },
      when: ['checkedIn'],
    },
  ],
  shortcuts: [
    {
      id: 'checkIn',
      page: 'checkin',
      label: { no: 'Gjør dagens innsjekk', en: 'Do today’s check-in' },
      text: { no: 'Tre spørsmål. Ett trykk er nok.', en: 'Three questions. One tap is enough.' },
      look: 'primary',
      place: 'home.main',
      order: 200,
      when: ['notCheckedIn'],
    },
    {
      id: 'checkInDone',
      page: 'checkin',
      label: { no: 'Se svarene', en: 'See my answers' },
      text: { no: 'Innsjekken er gjort', en: 'The check-in is done' },
      look: 'line',
      place: 'home.main',
      order: 700,
      when: ['checkedIn'],
    },
    {
      id: 'changeHardDay',
      page: 'checkin',
      label: { no: 'Endre svaret', en: 'Change the answer' },
      look: 'line',
      place: 'home.main',
      order: 700,
      modes: ['hard'],
    },
  ],
} as const satisfies RemoteManifest;

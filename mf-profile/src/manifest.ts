import type { RemoteManifest } from '@spire/domain/remoteManifest';

/** The contributions of this remote to the app (decision 0046). */
export default {
  contract: 2,
  name: 'mf-profile',
  pages: [
    {
      id: 'me',
      path: '/meg',
      access: 'signed-in',
      title: { no: 'Meg', en: 'Me' },
      navigation: {
        label: { no: 'Meg', en: 'Me' },
        icon: ['M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2', 'M16 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0z'],
        order: 400,
      },
    },
    {
      id: 'profileSettings',
      path: '/profile-settings',
      access: 'signed-in',
      title: { no: 'Profilinnstillinger', en: 'Profile settings' },
    },
    {
      id: 'profileSettingsDemo',
      path: '/profile-settings-demo',
      access: 'signed-in',
      title: { no: 'Prøv profilinnstillingene', en: 'Try the profile settings' },
    },
    {
      id: 'preferences',
      path: '/preferences',
      aliases: ['/innstillinger'],
      access: 'signed-in',
      title: { no: 'Innstillinger', en: 'Preferences' },
    },
    {
      id: 'scales',
      path: '/preferences/scales',
      access: 'signed-in',
      title: { no: 'Det du følger med på', en: 'What you follow' },
    },
    {
      id: 'scalesToday',
      path: '/preferences/scales/today',
      access: 'signed-in',
      title: { no: 'Og kroppen, hvis du vil?', en: 'And your body, if you like?' },
    },
    {
      id: 'history',
      path: '/history',
      access: 'signed-in',
      title: { no: 'Historikk', en: 'History' },
    },
    {
      id: 'summary',
      path: '/summary',
      access: 'signed-in',
      title: { no: 'Til legen', en: 'For the doctor' },
    },
    {
      id: 'patterns',
      path: '/patterns',
      aliases: ['/monstre'],
      access: 'signed-in',
      title: { no: 'Mønstre', en: 'Patterns' },
    },
    {
      id: 'pacing',
      path: '/pacing',
      aliases: ['/krefter'],
      access: 'signed-in',
      title: { no: 'Krefter i dag', en: 'Energy today' },
    },
    {
      id: 'reminders',
      path: '/reminders',
      access: 'signed-in',
      title: { no: 'Påminnelser', en: 'Reminders' },
    },
    {
      id: 'plan',
      path: '/plan',
      aliases: ['/planen'],
      access: 'signed-in',
      title: { no: 'Planen min', en: 'My plan' },
    },
    {
      id: 'bring',
      path: '/bring',
      aliases: ['/ta-med'],
      access: 'signed-in',
      title: { no: 'Ta med fortiden din', en: 'Bring your past' },
    },
  ],
  cards: [
    { id: 'planOffer', place: 'home.main', order: 980, modes: ['ordinary'] },
    {
      id: 'scales',
      place: 'home.main',
      order: 205,
      when: ['scalesOnHome'],
      modes: ['hard', 'rest', 'low', 'ordinary'],
    },
    {
      id: 'pacingMorning',
      place: 'home.main',
      order: 190,
      when: ['pacing'],
      modes: ['rest', 'low', 'ordinary'],
    },
    { id: 'pacing', place: 'home.main', order: 206, when: ['pacing'], modes: ['rest', 'low', 'ordinary'] },
    { id: 'laterQuestion', place: 'home.main', order: 990 },
    { id: 'growth', place: 'home.aside', order: 900 },
    { id: 'ownData', place: 'privacy', order: 100 },
  ],
  shortcuts: [],
} as const satisfies RemoteManifest;

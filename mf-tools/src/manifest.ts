import type { RemoteManifest } from '@spire/domain/remoteManifest';

const WAVES = ['M2 12q2.5 2 5 0t5 0 5 0 5 0', 'M2 19q2.5 2 5 0t5 0 5 0 5 0', 'M2 5q2.5 2 5 0t5 0 5 0 5 0'];

/** The contributions of this remote to the app (decision 0046). */
export default {
  contract: 2,
  name: 'mf-tools',
  pages: [
    {
      id: 'tools',
      path: '/verktoy',
      access: 'signed-in',
      title: { no: 'Verktøy', en: 'Tools' },
      navigation: {
        label: { no: 'Verktøy', en: 'Tools' },
        icon: WAVES,
        order: 200,
      },
    },
    {
      id: 'innerBalance',
      path: '/hrv-balance',
      access: 'signed-in',
      title: { no: 'Indre balanse', en: 'Inner balance' },
    },
    {
      id: 'exerciseLibrary',
      path: '/exercise-library',
      access: 'signed-in',
      title: { no: 'Øvelsesbibliotek', en: 'Exercise library' },
    },
    {
      id: 'microRegulation',
      path: '/micro-regulation',
      access: 'signed-in',
      title: { no: 'Mikroregulering', en: 'Micro-regulation' },
    },
    {
      id: 'socialSupport',
      path: '/social-support',
      access: 'signed-in',
      title: { no: 'Sosial støtte', en: 'Social support' },
    },
    {
      id: 'selfPriority',
      path: '/self-priority',
      access: 'signed-in',
      title: { no: 'Prioriter deg selv', en: 'Prioritise yourself' },
    },
    {
      id: 'expectationLift',
      path: '/expectation-guide',
      access: 'signed-in',
      title: { no: 'Forventningsløft', en: 'Expectation lift' },
    },
  ],
  cards: [
    { id: 'tools', place: 'home.aside', order: 200 },
    {
      id: 'liftPlans',
      place: 'home.main',
      order: 203,
      when: ['planToday'],
      modes: ['hard', 'rest', 'low', 'ordinary'],
    },
  ],
  shortcuts: [
    {
      id: 'calmExercise',
      page: 'exerciseLibrary',
      label: { no: 'Se øvelser', en: 'See exercises' },
      text: { no: 'En rolig øvelse', en: 'A calm exercise' },
      icon: WAVES,
      look: 'line',
      place: 'home.main',
      order: 205,
      modes: ['rest'],
    },
  ],
} as const satisfies RemoteManifest;

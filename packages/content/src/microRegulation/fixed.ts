import type { Exercise } from './exercise.ts';

/** For when nothing is known of a person (spec 2 §8): no breath to watch, nothing to move, nobody to meet. */
export const FIXED: readonly Exercise[] = [
  {
    id: 'three-sounds-around-you',
    type: 'sensory',
    emoji: '👂',
    title: { no: 'Tre lyder rundt deg', en: 'Three sounds around you' },
    instruction: {
      no: 'Hør etter tre lyder der du er. Den minste er like god som den største. Bli litt hos den du liker best.',
      en: 'Listen for three sounds where you are. The smallest is as good as the biggest. Stay a little with the one you like best.',
    },
    notFor: ['sound'],
  },
  {
    id: 'soft-thing-in-the-hand',
    type: 'warmth',
    emoji: '🧣',
    title: { no: 'Noe mykt', en: 'Something soft' },
    instruction: {
      no: 'La hånda hvile på noe mykt i nærheten, som et teppe eller et erme. Kjenn på stoffet med fingrene. Hvil der så lenge du vil.',
      en: 'Let your hand rest on something soft close by, like a blanket or a sleeve. Feel the cloth with your fingers. Rest there for as long as you like.',
    },
  },
  {
    id: 'one-small-good-thing',
    isLight: true,
    type: 'memory',
    emoji: '✨',
    title: { no: 'En liten, god ting', en: 'One small good thing' },
    instruction: {
      no: 'Tenk tilbake på noe lite som har vært godt denne uka. Det kan være en smak, en lyd eller noe noen sa. La det vare litt til.',
      en: 'Think back to something small that was good this week. It may be a taste, a sound or something someone said. Let it last a little longer.',
    },
  },
  {
    id: 'enough-for-now',
    type: 'cognitive',
    emoji: '🍃',
    title: { no: 'Nok for nå', en: 'Enough for now' },
    instruction: {
      no: 'Tenk på én ting som kan vente til senere. Si stille til deg selv: «Den ligger trygt der den er.» La den ligge.',
      en: 'Think of one thing that can wait until later. Say quietly to yourself: "It is safe where it is." Leave it there.',
    },
  },
];

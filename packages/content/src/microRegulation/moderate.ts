import type { WrittenExercise } from './exercise.ts';

/** With a little more to go on; nothing here is offered after a brain injury or to someone whom effort sets back. */
export const MODERATE: readonly WrittenExercise[] = [
  {
    id: 'breathe-at-the-window',
    type: 'breathing',
    emoji: '🪟',
    title: { no: 'Frisk luft', en: 'Fresh air' },
    instruction: {
      no: 'Åpne et vindu eller gå ut på trappa. Pust rolig ti ganger, og kjenn at lufta er kjøligere inn enn ut. Se på noe langt borte imens.',
      en: 'Open a window or step outside. Breathe calmly ten times, and feel that the air is cooler going in than out. Look at something far away meanwhile.',
    },
    needs: ['energi', 'klarhet', 'natur'],
    considerations: ['stress', 'burnout', 'mental_strength'],
    avoid: ['meditation'],
    notFor: ['light', 'standing'],
  },
  {
    id: 'cold-water-wrists',
    type: 'sensory',
    emoji: '💧',
    title: { no: 'Kaldt vann på håndleddene', en: 'Cold water on your wrists' },
    instruction: {
      no: 'La kaldt vann renne over hendene og håndleddene en liten stund. Tørk dem godt med et mykt håndkle. Kjenn forskjellen.',
      en: 'Let cold water run over your hands and wrists for a little while. Dry them well with a soft towel. Feel the difference.',
    },
    needs: ['energi', 'fokus'],
    considerations: ['anxiety', 'indre_uro', 'adhd'],
    avoid: [],
    notFor: ['standing'],
  },
  {
    id: 'sway-like-a-tree',
    type: 'movement',
    emoji: '🌳',
    title: { no: 'Som et tre i vinden', en: 'Like a tree in the wind' },
    instruction: {
      no: 'Stå med god plass mellom føttene, gjerne ved en vegg. Flytt tyngden rolig fra side til side, ti ganger. Stopp hvis noe blir verre.',
      en: 'Stand with your feet well apart, near a wall if you like. Shift slowly from side to side, ten times. Stop if anything gets worse.',
    },
    needs: ['ro', 'energi', 'mestring'],
    considerations: ['stress', 'indre_uro', 'mental_strength'],
    avoid: ['exercise'],
    notFor: ['standing', 'movement'],
  },
  {
    id: 'dance-the-chorus',
    type: 'music',
    emoji: '💃',
    title: { no: 'Dans refrenget', en: 'Dance the chorus' },
    instruction: {
      no: 'Velg en sang med et refreng du er glad i. Hør på verset, og beveg deg som du vil når refrenget kommer. Sett deg når det er over. Stopp hvis noe blir verre.',
      en: 'Choose a song with a chorus you love. Listen to the verse, and move any way you like when the chorus comes. Sit down when it is over. Stop if anything gets worse.',
    },
    needs: ['glede', 'latter', 'energi'],
    considerations: ['feeling_fine', 'depression', 'mental_strength'],
    avoid: ['exercise', 'screen_use'],
    notFor: ['sound', 'standing', 'movement'],
  },
  {
    id: 'draw-the-mood',
    type: 'cognitive',
    emoji: '✏️',
    title: { no: 'Tegn været inni deg', en: 'Draw your inner weather' },
    instruction: {
      no: 'Ta et ark og tegn været inni deg akkurat nå, med få streker. Det skal ikke ligne på noe. Gi været et navn, og legg arket bort.',
      en: 'Take some paper and draw the weather inside you right now, in a few lines. It does not need to look like anything. Name the weather, and put the sheet away.',
    },
    reasoning: {
      no: 'Det som får et navn, kan være litt lettere å se på.',
      en: 'Something with a name can be a little easier to look at.',
    },
    needs: ['klarhet', 'kreativitet', 'selvfoelelse'],
    considerations: ['anxiety', 'self_esteem', 'depression'],
    avoid: ['creative_tasks'],
    notFor: [],
  },
  {
    id: 'look-up-a-good-day',
    type: 'memory',
    emoji: '🖼️',
    title: { no: 'En god dag på papir', en: 'A good day on paper' },
    instruction: {
      no: 'Finn et bilde eller en ting fra en god dag. Fortell deg selv hva som skjedde rett før og rett etter. Sett det et sted der du ser det igjen i morgen.',
      en: 'Find a picture or a thing from a good day. Tell yourself what happened just before and just after. Put it where you will see it again tomorrow.',
    },
    needs: ['glede', 'stoette', 'selvfoelelse'],
    considerations: ['depression', 'self_esteem', 'feeling_fine'],
    avoid: [],
    notFor: [],
  },
];

import type { WrittenExercise } from './exercise.ts';

/** Sitting, with one or two things close by. */
export const LIMITED: readonly WrittenExercise[] = [
  {
    id: 'breathe-along-a-finger',
    type: 'breathing',
    emoji: '🖐️',
    title: { no: 'Pusten langs fingrene', en: 'Breath along your fingers' },
    instruction: {
      no: 'Sett deg godt til rette. La en finger gli opp langs tommelen mens du puster inn, og ned igjen mens du puster ut. Ta finger for finger, i din egen takt.',
      en: 'Settle into your seat. Let one finger slide up your thumb as you breathe in, and down again as you breathe out. Go finger by finger, in your own time.',
    },
    reasoning: {
      no: 'Det kan være lettere å følge en finger enn å følge pusten alene.',
      en: 'A finger can be easier to follow than the breath alone.',
    },
    needs: ['ro', 'fokus'],
    considerations: ['adhd', 'indre_uro', 'stress'],
    avoid: ['meditation'],
  },
  {
    id: 'smell-something-good',
    type: 'sensory',
    emoji: '🍊',
    title: { no: 'Noe som lukter godt', en: 'Something that smells good' },
    instruction: {
      no: 'Finn noe med en lukt du liker: kaffe, såpe, et krydder, en appelsin. Lukt på det et par ganger. Hvor har du kjent lukten før?',
      en: 'Find something with a smell you like: coffee, soap, a spice, an orange. Smell it a couple of times. Where have you met that smell before?',
    },
    needs: ['energi', 'glede', 'klarhet'],
    considerations: ['fatigue', 'brain_fog', 'burnout'],
    avoid: [],
    notFor: ['food'],
  },
  {
    id: 'roll-the-shoulders',
    type: 'movement',
    emoji: '🪑',
    title: { no: 'Skuldrene på rundtur', en: 'A round trip for the shoulders' },
    instruction: {
      no: 'Sitt med støtte i ryggen. Løft skuldrene litt, før dem bakover og la dem synke. Tre ganger, rolig. Stopp hvis noe blir verre.',
      en: 'Sit with your back supported. Lift your shoulders a little, take them back and let them sink. Three times, slowly. Stop if anything gets worse.',
    },
    needs: ['energi', 'mestring'],
    considerations: ['stress', 'mobility_problems', 'mental_strength'],
    avoid: ['exercise'],
    notFor: ['movement'],
  },
  {
    id: 'word-by-word',
    type: 'cognitive',
    emoji: '🔤',
    title: { no: 'Fra bokstav til bokstav', en: 'Letter by letter' },
    instruction: {
      no: 'Velg noe du liker, som mat, dyr eller steder. Finn ett på A, ett på B og ett på C. La de vanskelige være, og slutt når du vil.',
      en: 'Choose something you like, such as food, animals or places. Find one that begins with A, one with B and one with C. Skip the hard ones, and stop when you like.',
    },
    needs: ['fokus', 'klarhet', 'latter'],
    considerations: ['anxiety', 'adhd', 'sleep_problems'],
    avoid: [],
    isLight: true,
  },
  {
    id: 'one-song-only',
    type: 'music',
    emoji: '🎧',
    title: { no: 'Bare én sang', en: 'Just one song' },
    instruction: {
      no: 'Sett på én sang du er glad i, ikke for høyt. Sitt eller ligg godt mens du hører på. Legg merke til ett instrument du ikke har hørt før.',
      en: 'Put on one song you love, not too loud. Sit or lie comfortably while you listen. Notice one instrument you have not heard before.',
    },
    needs: ['glede', 'energi', 'kreativitet'],
    considerations: ['depression', 'mental_strength', 'feeling_fine'],
    avoid: ['screen_use'],
    notFor: ['sound', 'screen'],
  },
  {
    id: 'cup-between-the-hands',
    type: 'warmth',
    emoji: '☕',
    title: { no: 'Koppen mellom hendene', en: 'The cup between your hands' },
    instruction: {
      no: 'Hell noe godt og varmt i en kopp. Hold rundt den og kjenn varmen i hendene før du drikker. Drikk sakte, eller bare hold.',
      en: 'Pour something warm into a cup. Hold it and feel the heat in your hands before you drink. Drink slowly, or simply hold it.',
    },
    needs: ['trygghet', 'ro', 'stoette'],
    considerations: ['relationship_anxiety', 'chronic_illness', 'stress'],
    avoid: [],
    notFor: ['standing', 'food'],
    assumes: ['kitchen'],
  },
];

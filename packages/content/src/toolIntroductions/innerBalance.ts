import type { ToolIntroduction } from './toolIntroduction.ts';

/** Breath, senses and small movements; nothing is measured (trap 18). */
export const INNER_BALANCE: ToolIntroduction = {
  purpose: {
    no: 'Rolige øvelser med pust, sanser og små bevegelser. De er til for å finne litt ro der du er.',
    en: 'Quiet exercises with breath, senses and small movements. They are for finding a little calm where you are.',
  },
  exercises: {
    low: {
      title: { no: 'En hånd på magen', en: 'A hand on your belly' },
      steps: {
        no: [
          'Legg en hånd på magen, enten du sitter eller ligger.',
          'Pust inn som du pleier, og la pusten ut få litt bedre tid.',
          'Gjør det seks ganger. Stopp før om det er nok.',
        ],
        en: [
          'Rest a hand on your belly, sitting or lying down.',
          'Breathe in as you usually do, and give the breath out a little more time.',
          'Do it six times. Stop sooner if that is enough.',
        ],
      },
      minutes: 2,
    },
    limited: {
      title: { no: 'Tre, to, én', en: 'Three, two, one' },
      steps: {
        no: [
          'Finn tre ting du kan se.',
          'Finn to ting du kan høre.',
          'Finn én ting du kan kjenne mot huden. Bli der litt.',
        ],
        en: [
          'Find three things you can see.',
          'Find two things you can hear.',
          'Find one thing you can feel on your skin. Stay there a while.',
        ],
      },
      minutes: 3,
    },
    moderate: {
      title: { no: 'Skuldrene ned', en: 'Shoulders down' },
      steps: {
        no: [
          'Sitt eller stå slik du har det best.',
          'Løft skuldrene rolig når du puster inn, og la dem synke når du puster ut.',
          'Gjør det fem ganger.',
          'Stopp om det blir verre.',
        ],
        en: [
          'Sit or stand, whichever suits you best.',
          'Raise your shoulders gently as you breathe in, and let them sink as you breathe out.',
          'Do it five times.',
          'Stop if it gets worse.',
        ],
      },
      minutes: 3,
    },
  },
};

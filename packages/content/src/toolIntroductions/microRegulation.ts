import type { ToolIntroduction } from './toolIntroduction.ts';

/** One small exercise for this very moment. */
export const MICRO_REGULATION: ToolIntroduction = {
  purpose: {
    no: 'Én liten øvelse for akkurat nå, når noe er litt for mye eller litt for stille.',
    en: 'One small exercise for right now, when things are a little too much or a little too quiet.',
  },
  exercises: {
    low: {
      title: { no: 'Noe å holde i', en: 'Something to hold' },
      steps: {
        no: [
          'Ta tak i noe du når: en putekant, en kopp, din egen hånd.',
          'Kjenn om det er mykt, glatt, varmt eller kaldt.',
          'Klem lett, og slipp. Tre ganger.',
        ],
        en: [
          'Take hold of something within reach: the edge of a pillow, a cup, your own hand.',
          'Feel whether it is soft, smooth, warm or cool.',
          'Squeeze lightly and let go. Three times.',
        ],
      },
      minutes: 1,
    },
    limited: {
      title: { no: 'Tre lyder', en: 'Three sounds' },
      steps: {
        no: [
          'Sett deg så godt at stolen bærer hele deg.',
          'Finn én lyd tett ved, én litt lenger borte og én langt unna.',
          'Vend tilbake til den du likte best.',
        ],
        en: [
          'Settle so that the chair carries all of you.',
          'Find one sound close by, one a little further off and one far away.',
          'Go back to the one you liked best.',
        ],
      },
      minutes: 2,
    },
    moderate: {
      title: { no: 'Et annet rom', en: 'Another room' },
      steps: {
        no: [
          'Gå rolig til et annet rom eller bort til et vindu.',
          'Se etter noe blått, noe rundt og noe gammelt.',
          'Kjenn føttene mot gulvet før du går tilbake.',
        ],
        en: [
          'Walk slowly to another room, or over to a window.',
          'Look for something blue, something round and something old.',
          'Feel your feet on the floor before you go back.',
        ],
      },
      minutes: 3,
    },
  },
};

import type { FeelingTexts } from './feelingTexts.ts';
import { SOURCES } from './sources.ts';

export const ROLIG: FeelingTexts = {
  encouragements: [
    {
      message: {
        no: 'Du trenger ikke skynde deg inn i dette, {nickname}. Ta med deg den roen du har nå, om den er aldri så liten. Den kan få vokse litt etter litt.',
        en: 'There is no need to hurry into this, {nickname}. Bring what calm you have now, however little it is. It can grow bit by bit.',
      },
      tips: [
        { no: 'Gi deg en stund først, så du får lande.', en: 'Give yourself a moment first, so that you can settle.' },
        { no: 'Slipp skuldrene ned én gang idet det begynner.', en: 'Let your shoulders drop once as it begins.' },
        {
          no: 'La hendene ligge stille i fanget en liten stund.',
          en: 'Let your hands lie still in your lap for a little while.',
        },
      ],
    },
    {
      message: {
        no: 'Du kan være urolig og likevel ha det greit. Uroen får sitte på, men den trenger ikke styre. Ta det i ditt tempo.',
        en: 'You can feel uneasy and still be all right. The unease may ride along, but it does not need to steer. Take it at your own pace.',
      },
      tips: [
        {
          no: 'Legg noe i lomma som er godt å ta på.',
          en: 'Put something in your pocket that is nice to touch.',
        },
        {
          no: 'Hvil øynene på noe som står helt stille, før du begynner.',
          en: 'Rest your eyes on something quite still before you begin.',
        },
        { no: 'Bestem på forhånd når du kan gi deg.', en: 'Decide beforehand when you can stop.' },
      ],
    },
    {
      message: {
        no: 'Du trenger ikke bære alt på én gang. Det er lov å senke skuldrene litt. Etterpå venter det en stund som er din.',
        en: 'You need not carry all of it at once. You can let your shoulders drop a little. Afterwards there is a while that is yours.',
      },
      tips: [
        { no: 'La én annen ting vente til i morgen.', en: 'Let one other thing wait until tomorrow.' },
        { no: 'Ta en stille pause midt i.', en: 'Take a quiet break in the middle.' },
        {
          no: 'Gjør det mørkt og stille rundt deg når det er over.',
          en: 'Make it dark and quiet around you when it is over.',
        },
      ],
    },
  ],
  learning: {
    text: {
      no: 'Ro er ikke at alt er stille. Det kan være å ha ett sted å hvile blikket.',
      en: 'Calm does not mean that all is silent. It can mean having one place to rest your eyes.',
    },
    source: null,
  },
  brainTraining: {
    text: {
      no: 'Forskere så på 15 studier av friske folk som pustet sakte. De fant endringer i pulsen og i hjernen, og i noen av studiene følte folk seg roligere. Hvordan det er for deg, vet bare du.',
      en: 'Researchers looked at 15 studies of healthy people breathing slowly. They saw changes in the pulse and the brain, and in some of the studies people felt more at ease. How it is for you, only you can tell.',
    },
    source: SOURCES.slowBreathing,
  },
};

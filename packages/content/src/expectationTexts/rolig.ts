import { WEIGHTS } from '@spire/domain/weights';
import type { FeelingTexts } from './feelingTexts.ts';
import { SOURCES } from './sources.ts';

export const ROLIG: FeelingTexts = {
  encouragements: [
    {
      message: {
        no: 'Roen får ha et hjørne inni alt det andre, {nickname}. Du kan stikke innom når du vil.',
        en: 'Calm may have a corner in among all the rest, {nickname}. You can drop by whenever you like.',
      },
      tips: [
        {
          no: 'Kjenn madrassen, stolen eller gulvet som bærer deg.',
          en: 'Feel the mattress, chair or floor that holds you.',
        },
        {
          no: 'Kjenn luften fra et vindu eller en dør mot ansiktet.',
          en: 'Feel the air from a window or a door on your face.',
        },
        {
          no: 'La skuldrene synke litt, og la kjeven være løs.',
          en: 'Let your shoulders sink a little and your jaw be loose.',
        },
      ],
    },
    {
      message: {
        no: 'Tankene får komme, og de får gå igjen. Imens kan øynene hvile på noe som er i ro.',
        en: 'Thoughts may come, and they may go again. Meanwhile your eyes can rest on something that keeps still.',
      },
      tips: [
        {
          no: 'Følg kanten av den ene hånden sakte med en finger.',
          en: 'Trace the outline of one hand slowly with a finger.',
        },
        {
          no: 'Tell langsomt til fem i hodet, og så tilbake.',
          en: 'Count slowly to five in your head, then back again.',
        },
        {
          no: 'La det være litt mørkt og stille rundt deg en stund i kveld.',
          en: 'Let it be a little dark and quiet around you for a while tonight.',
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
    suits: WEIGHTS,
  },
  brainTraining: {
    text: {
      no: 'Forskere så på 15 studier av friske folk som pustet sakte. De fant endringer i pulsen og i hjernen, og i noen av studiene følte folk seg roligere. Hvordan det er for deg, vet bare du.',
      en: 'Researchers looked at 15 studies of healthy people breathing slowly. They saw changes in the pulse and the brain, and in some of the studies people felt more at ease. How it is for you, only you can tell.',
    },
    source: SOURCES.slowBreathing,
    suits: ['death', 'breakup', 'job_loss', 'court', 'loss'],
  },
};

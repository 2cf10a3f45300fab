import type { FeelingTexts } from './feelingTexts.ts';
import { SOURCES } from './sources.ts';

export const GLAD: FeelingTexts = {
  encouragements: [
    {
      message: {
        no: 'Du vil gjerne ha litt glede i dette, {nickname}. Den trenger ikke være stor for å være god. La den komme i sitt eget tempo.',
        en: 'You would like a little joy in this, {nickname}. It does not need to be big to be good. Let it come at its own pace.',
      },
      tips: [
        {
          no: 'Ha én ting ved deg som du blir glad av å se på.',
          en: 'Keep one thing near you that you enjoy looking at.',
        },
        {
          no: 'Gi deg selv lov til å slutte mens det fortsatt er fint.',
          en: 'Let yourself stop while it is still pleasant.',
        },
        {
          no: 'Velg ut ett øyeblikk du vil huske etterpå.',
          en: 'Pick one moment that you would like to remember.',
        },
      ],
    },
    {
      message: {
        no: 'Du vet noe om hva som gjør deg godt, og nå har du satt ord på det. Ta det med deg. Resten får bli som det blir.',
        en: 'You know something about what does you good, and now you have put it into words. Take it along. The rest can turn out as it will.',
      },
      tips: [
        { no: 'Begynn med den delen du liker best.', en: 'Begin with the part you like best.' },
        { no: 'Legg inn en pause før du trenger den.', en: 'Put in a break before you need one.' },
        {
          no: 'Se etter noe å smile av. Det kan være bittelite.',
          en: 'Look for something to smile at. It can be tiny.',
        },
      ],
    },
    {
      message: {
        no: 'Det kan bli annerledes enn du tror, og godt likevel. Én fin stund holder.',
        en: 'It may turn out differently from what you think, and be good all the same. One nice moment is enough.',
      },
      tips: [
        { no: 'Legg merke til én ting du vil huske etterpå.', en: 'Notice one thing you will want to remember.' },
        {
          no: 'Ha noe i nærheten som pleier å få deg til å smile.',
          en: 'Have something close by that tends to make you smile.',
        },
        { no: 'La noe godt vente på deg når du er ferdig.', en: 'Have something nice waiting for when you are done.' },
      ],
    },
  ],
  learning: {
    text: {
      no: 'Det gode i en dag er ofte lite: en smak, et blikk, en stund der ingenting haster. Det teller også når resten er tungt.',
      en: 'The good in a day is often small: a taste, a glance, a moment when nothing is urgent. It counts even when the rest is heavy.',
    },
    source: null,
  },
  brainTraining: {
    text: {
      no: 'Barbara Fredrickson forsker på følelser. Hun mener at de gode utvider blikket. Da ser vi mer av det vi kan få til.',
      en: 'Barbara Fredrickson, who studies emotions, has a theory that the good ones widen our view. We then see more of the things we could do.',
    },
    source: SOURCES.positiveEmotions,
  },
};

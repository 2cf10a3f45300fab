import { WEIGHTS, type Weight } from '@spire/domain/weights';
import type { DesiredFeeling } from '@spire/domain/toolOptions';
import type { FeelingTexts, Note } from './feelingTexts.ts';

/** Something to think about where something weighs, by what it is: each claims nothing. */
export const WEIGHT_THOUGHTS: Record<Weight, Note> = {
  death: {
    text: {
      no: 'Å savne noen tar plass, også på dager som er fulle fra før. Det er lov å gjøre mindre så lenge.',
      en: 'Missing someone takes up room, also on days that are full already. It is all right to do less meanwhile.',
    },
    source: null,
  },
  illness: {
    text: {
      no: 'Sykdom tar krefter også av den som bare tenker på den. Det lille som er igjen, kan du bruke som du vil.',
      en: 'Illness takes strength, even from those who only have it on their mind. The little that is left is yours to spend.',
    },
    source: null,
  },
  dementia: {
    text: {
      no: 'Noe kan bli borte litt etter litt, og det er lov å savne det underveis. Det som er her i dag, er her også.',
      en: 'A thing can slip away little by little, and you may miss it along the way. What is here today is here, too.',
    },
    source: null,
  },
  breakup: {
    text: {
      no: 'Det går an å kjenne flere ting på én gang når noe tar slutt. Ingen av dem trenger å være den riktige.',
      en: 'When something ends, you may feel several things at once. None of them has to be the right one.',
    },
    source: null,
  },
  job_loss: {
    text: {
      no: 'Med en jobb følger faste tider og kjente ansikter. Når den er borte, er det mye som blir annerledes på én gang.',
      en: 'With a job come regular hours and familiar faces. Without it, a lot changes all at once.',
    },
    source: null,
  },
  court: {
    text: {
      no: 'En sak kan ligge i tankene hele dagen. Du kan la den ligge en stund; den blir verken større eller mindre av det.',
      en: 'A case can fill your thoughts all day. You may leave it for a while; it gets neither bigger nor smaller by that.',
    },
    source: null,
  },
  violence: {
    text: {
      no: 'Det et annet menneske gjør, er det mennesket som har ansvaret for. Du trenger ikke bære den delen.',
      en: 'What another person does is for that person to answer for. You need not carry that part.',
    },
    source: null,
  },
  loss: {
    text: {
      no: 'Noe kan være borte og likevel fylle en hel dag. Det trenger ingen forklaring.',
      en: 'Something can be gone and still fill a whole day. That needs no explaining.',
    },
    source: null,
  },
};

/** How a feeling that is asked for is spoken to where nothing may play: gladness and sparks as calm, the others as they are. */
const CALM: Partial<Record<DesiredFeeling, DesiredFeeling>> = { glad: 'rolig', inspirert: 'rolig' };
export const calmFeeling = (feeling: DesiredFeeling): DesiredFeeling => CALM[feeling] ?? feeling;

const isFor = ({ suits = [] }: Note, kind: Weight | null): boolean =>
  kind === null ? WEIGHTS.every((each) => suits.includes(each)) : suits.includes(kind);

type Notes = Pick<FeelingTexts, 'learning' | 'brainTraining'>;

/** Among all the notes, those of such a day; its kind is null where it is not clear. */
export function notesOn(
  kind: Weight | null,
  feeling: DesiredFeeling,
  texts: Readonly<Record<DesiredFeeling, FeelingTexts>>,
): Notes {
  const all = [texts[feeling], ...Object.values(texts)];
  const first = (notes: readonly Note[]) => {
    const note = notes.find((each) => isFor(each, kind)) ?? notes.find((each) => isFor(each, null));
    if (note === undefined) throw new RangeError('No note suits every weight');
    return note;
  };
  return {
    learning: kind === null ? first(all.map(({ learning }) => learning)) : WEIGHT_THOUGHTS[kind],
    brainTraining: first(all.map(({ brainTraining }) => brainTraining)),
  };
}

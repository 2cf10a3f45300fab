import type { Language } from '@spire/domain/languages';
import type { DesiredFeeling } from '@spire/domain/toolOptions';
import type { Tip } from '../expectationTexts/feelingTexts.ts';

type Line = Record<Language, string>;

/** Where an animal is to be put down, or has been: in place of what is said where one worries for it. */
export const ANIMAL_FAREWELL_OPENING: Line = {
  no: 'Det er tungt å ta farvel med et dyr man er glad i.',
  en: 'Saying goodbye to an animal you love is heavy.',
};

export const ANIMAL_FAREWELL_LINES: Readonly<Record<DesiredFeeling, readonly [Line, Line]>> = {
  glad: [
    {
      no: 'Et minne kan få deg til å smile midt i det triste. Gleden over dyret er din, nå også.',
      en: 'A memory may make you smile through the sadness. The joy this animal gave you is yours to keep.',
    },
    {
      no: 'Kanskje har du et bilde du alltid smiler av. Du kan le litt og gråte litt på én gang.',
      en: 'You may have a photo that always makes you smile. You can laugh a little and cry a little at once.',
    },
  ],
  inspirert: [
    {
      no: 'Hva har dette dyret lært deg om å ligge i sola, eller om å vente ved en dør? Det kan du beholde.',
      en: 'What has this animal taught you about lying in the sun, or waiting by a door? You can keep that.',
    },
    {
      no: 'Den rare lille vanen som bare dere to kjenner, kan du skrive ned en gang. Det er lov å undre seg og være trist.',
      en: 'An odd little habit that only you two know can be written down one day. You may wonder at it, sad as you are.',
    },
  ],
  kjaerlig: [
    {
      no: 'Alt du har gjort for dette dyret, er kjærlighet. Sorgen er laget av det samme.',
      en: 'All you have done for this animal is love. The sorrow is made of the same.',
    },
    {
      no: 'Et navn sagt lavt kan romme mye. Du kan si det så mange ganger du vil.',
      en: 'A name said softly can hold a great deal. You can say it as often as you like.',
    },
  ],
  malrettet: [
    {
      no: 'Dette gjør du for ett dyr. Alt annet kan vente.',
      en: 'You are doing this for one animal. Everything else can wait.',
    },
    {
      no: 'Er det noe du vil ha sagt, eller en lyd du vil huske? Det kan være hele planen.',
      en: 'There may be something you want to say, or a sound you want to remember. That can be the whole plan.',
    },
  ],
  rolig: [
    {
      no: 'Du trenger ikke holde tårene tilbake, og ikke si noe klokt. Å sitte stille med det er nok.',
      en: 'You need not hold back tears or say anything wise. Sitting quietly with it is enough.',
    },
    {
      no: 'Ingenting annet må bli ferdig den dagen. Litt ro kan få plass ved siden av det såre.',
      en: 'Nothing else has to be finished that day. A little calm may find room beside the hurt.',
    },
  ],
  mestring: [
    {
      no: 'Du har passet på en som ikke kunne si fra selv. Det har du klart, dag etter dag.',
      en: 'You have looked after someone who could not ask. You managed that, day after day.',
    },
    {
      no: 'Slike dager er ingen flink til. Å møte opp for dyret sitt er mye.',
      en: 'Nobody is good at days like this. Turning up for your animal is a great deal.',
    },
  ],
  selvsikker: [
    {
      no: 'Ingen vet bedre enn du hva dette dyret har trengt. Det kan du stole på nå også.',
      en: 'Nobody knows better than you what this animal has needed. You can trust that now as well.',
    },
    {
      no: 'Du vet hva dyret betyr for deg. Det trenger du ikke forklare for noen.',
      en: 'You know what your animal means to you. There is no need to explain it to anyone.',
    },
  ],
};

export const ANIMAL_FAREWELL_TIPS: readonly Tip[] = [
  {
    no: 'Ta med noe mykt å holde i.',
    en: 'Bring something soft to hold.',
  },
  {
    no: 'La noen andre kjøre, om det går.',
    en: 'Let somebody else drive, if they can.',
    avoid: ['social_contact'],
  },
  {
    no: 'Behold noe lite: et halsbånd, et bilde.',
    en: 'Keep something small: a collar, a photo.',
  },
  {
    no: 'Hold resten av dagen tom.',
    en: 'Leave the rest of the day empty.',
  },
  {
    no: 'Du kan gråte så mye du vil, eller la være.',
    en: 'You may cry as much as you like, or not at all.',
  },
];

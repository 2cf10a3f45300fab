import type { Language } from '@spire/domain/languages';
import type { RequestKind } from '@spire/domain/readingLabels';

export type Text = Record<Language, string>;

/** A no to what is asked: how it begins where the thing cannot be named, and how it goes on. None of it gives a reason. */
export interface RequestTexts {
  opening: Text;
  /** Each closes kindly, and offers nothing that the person has not. */
  after: readonly [Text, Text, Text];
  /** Why a no to this is a good answer, to the one who says it. */
  validations: readonly [Text, Text];
}

/** The no begins with the thing itself, where a person's words allow it: something to do, or something to say no to. */
export const NAMED_OPENINGS: Record<'deed' | 'thing', Text> = {
  deed: { no: 'Jeg kan ikke {thing}.', en: 'I can’t {thing}.' },
  thing: { no: 'Jeg sier nei til {thing}.', en: 'I’m saying no to {thing}.' },
};

/** What is needed instead, in the person's own words, before why it counts. */
export const NAMED_NEED: Text = { no: 'Du trenger {need}.', en: 'You need {need}.' };

/** What is said to each kind of request; of violence nothing (S15). */
export const REQUEST_TEXTS: Record<Exclude<RequestKind, 'violence'>, RequestTexts> = {
  work: {
    opening: { no: 'Jeg kan ikke ta på meg dette nå.', en: 'I can’t say yes to this right now.' },
    after: [
      {
        no: 'Takk for at du hører på meg.',
        en: 'Thank you for hearing me.',
      },
      { no: 'Kan vi finne en annen løsning?', en: 'Can we find another way?' },
      {
        no: 'Jeg sier fra nå, så det er tid til å finne en annen løsning.',
        en: 'I’m saying so now, so that there is time to find another way.',
      },
    ],
    validations: [
      {
        no: 'Det går an å gjøre en god jobb og likevel si nei til noe av den.',
        en: 'You can do a good job and still say no to some of it.',
      },
      {
        no: 'Arbeidsdagen har også en kant. Du valgte selv hvor den går.',
        en: 'A working day has an edge, too. You chose where it goes.',
      },
    ],
  },
  family: {
    opening: { no: 'Dette får jeg ikke til.', en: 'I can’t make this work.' },
    after: [
      { no: 'Jeg vet at det betyr noe for deg.', en: 'I know it matters to you.' },
      {
        no: 'Kan vi tenke ut noe annet sammen?',
        en: 'Can we think of something else together?',
      },
      { no: 'La oss finne noe som passer for oss begge.', en: 'Let’s find something that suits us both.' },
    ],
    validations: [
      {
        no: 'Du kan være glad i noen og likevel si nei til dem.',
        en: 'You can love someone and still say no to them.',
      },
      {
        no: 'De som er glad i deg, kan høre et nei.',
        en: 'People who care about you can hear a no.',
      },
    ],
  },
  money: {
    opening: { no: 'Jeg kan ikke bidra med penger til dette.', en: 'I can’t put money into this.' },
    after: [
      { no: 'Det gjelder nå, og jeg håper du forstår.', en: 'That goes for now, and I hope you understand.' },
      { no: 'Jeg håper det ordner seg for deg.', en: 'I hope it works out for you.' },
      {
        no: 'Jeg vil heller si det rett ut enn å la deg vente på svar.',
        en: 'I would rather say it straight than keep you waiting for an answer.',
      },
    ],
    validations: [
      {
        no: 'Pengene dine er det du som bestemmer over, også når noen trenger dem.',
        en: 'Your money is yours to decide about, even when someone needs it.',
      },
      {
        no: 'Et nei til penger er ikke et nei til et menneske.',
        en: 'A no about money is not a no to a person.',
      },
    ],
  },
  party: {
    opening: {
      no: 'Takk for at du spør. Jeg blir ikke med denne gangen.',
      en: 'Thank you for asking. I’m not coming this time.',
    },
    after: [
      { no: 'Jeg håper det blir fint.', en: 'I hope you have a lovely time.' },
      { no: 'Det var hyggelig å bli spurt.', en: 'It was nice to be asked.' },
      { no: 'Fortell meg gjerne om det etterpå.', en: 'Tell me about it afterwards, if you like.' },
    ],
    validations: [
      {
        no: 'En invitasjon er et spørsmål. Begge svarene er gode.',
        en: 'An invitation is a question. Both answers are good.',
      },
      {
        no: 'Det går an å unne andre en fin kveld uten å være der selv.',
        en: 'You can wish others a lovely evening without being there.',
      },
    ],
  },
  care: {
    opening: { no: 'Jeg kan ikke stille opp med dette nå.', en: 'I can’t be the one to help with this now.' },
    after: [
      {
        no: 'Kan vi se sammen på hvem andre som kan ta det?',
        en: 'Can we find out together who else could do it?',
      },
      { no: 'Jeg vet at du har mye å stå i.', en: 'I know you have a lot on.' },
      {
        no: 'Jeg sier fra tidlig, så det går an å finne noen andre.',
        en: 'I’m saying so early, so that there is time to find somebody else.',
      },
    ],
    validations: [
      {
        no: 'Å bry seg er noe annet enn å gjøre alt selv.',
        en: 'To care is not the same as doing it all yourself.',
      },
      { no: 'At du ble spurt, betyr ikke at det må bli deg.', en: 'Being asked does not mean that it has to be you.' },
    ],
  },
  practical: {
    opening: { no: 'Jeg kan ikke hjelpe til med dette.', en: 'I can’t help with this.' },
    after: [
      { no: 'Jeg håper du finner noen som har tid.', en: 'I hope you find someone who has the time.' },
      { no: 'Jeg håper det går i orden.', en: 'I hope you get it sorted.' },
      {
        no: 'Jeg sier fra nå, så du har tid til å ordne det.',
        en: 'I’m saying so now, so that you have time to sort it out.',
      },
    ],
    validations: [
      {
        no: 'Du skylder ingen å bære, kjøre eller ordne mer enn du vil.',
        en: 'You owe nobody more lifting, driving or sorting than you want to do.',
      },
      {
        no: 'Et nei i god tid gir andre tid til å finne en løsning.',
        en: 'A no in good time gives others time to find a way.',
      },
    ],
  },
  dates: {
    opening: { no: 'Nei takk. Det har jeg ikke lyst til.', en: 'No thank you. I don’t want to.' },
    after: [
      { no: 'Takk for at du hører det jeg sier.', en: 'Thank you for hearing what I say.' },
      { no: 'Jeg vil at vi lar det være med det.', en: 'I would like us to leave it at that.' },
      { no: 'Takk for at du respekterer det.', en: 'Thank you for respecting that.' },
    ],
    validations: [
      {
        no: 'Å ikke ha lyst er grunn nok. Den trenger ingen forklaring.',
        en: 'Not wanting to is reason enough. It needs no explaining.',
      },
      { no: 'Du bestemmer hvem du vil være nær, og når.', en: 'You decide who you want to be close to, and when.' },
    ],
  },
  digital: {
    opening: { no: 'Jeg er ikke tilgjengelig for dette nå.', en: 'I’m not available for this right now.' },
    after: [
      { no: 'Takk for at du tar hensyn.', en: 'Thank you for bearing with me.' },
      { no: 'Jeg håper det går greit.', en: 'I hope that works for you.' },
      { no: 'Jeg sier det nå, så du vet det.', en: 'I’m saying so now, so that you know.' },
    ],
    validations: [
      {
        no: 'Det på skjermen kan vente. Det er der i morgen også.',
        en: 'What is on a screen can wait. It will be there tomorrow, too.',
      },
      { no: 'Du trenger ikke være å få tak i hele tiden.', en: 'You need not be within reach all the time.' },
    ],
  },
  school: {
    opening: { no: 'Jeg får ikke til dette slik det er tenkt.', en: 'I can’t manage this as it stands.' },
    after: [
      { no: 'Kan vi løse det på en annen måte?', en: 'Can we go about it another way?' },
      { no: 'Jeg håper noen andre har anledning.', en: 'I hope somebody else is able to.' },
      {
        no: 'Jeg sier fra i god tid, så dere kan planlegge uten meg.',
        en: 'I’m telling you in good time, so that you can plan without me.',
      },
    ],
    validations: [
      {
        no: 'Det er mange rundt en skole. Alt trenger ikke ligge på deg.',
        en: 'There are many people around a school. Not all of it has to be yours.',
      },
      {
        no: 'Du kan bry deg om skolen og likevel si nei til noe av det.',
        en: 'You can care about the school and still say no to some of it.',
      },
    ],
  },
};

/** What is said to a request whose kind is not known: it names no reason and promises nothing. */
export const ANY_REQUEST: RequestTexts = {
  opening: { no: 'Det får jeg ikke til nå.', en: 'I can’t do that right now.' },
  after: [
    { no: 'Takk for at du spør.', en: 'Thank you for asking.' },
    { no: 'Jeg håper vi finner ut av det.', en: 'I hope we can work it out.' },
    {
      no: 'Jeg håper det går fint likevel.',
      en: 'I hope it goes well all the same.',
    },
  ],
  validations: [
    {
      no: 'Det er lov å spørre, og det er lov å svare nei.',
      en: 'Others may ask, and you may say no.',
    },
    {
      no: 'Du hørte etter hva du selv trenger. Det teller like mye.',
      en: 'You listened for what you need yourself. It counts just as much.',
    },
  ],
};

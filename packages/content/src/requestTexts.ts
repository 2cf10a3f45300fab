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
        no: 'Takk for forståelsen.',
        en: 'Thanks for understanding.',
      },
      { no: 'Jeg håper du har forståelse for det.', en: 'I hope you can see where I’m coming from.' },
      {
        no: 'Jeg sier fra nå, så det er tid til å finne noen andre.',
        en: 'I’m telling you now, so there’s time to find someone else.',
      },
    ],
    validations: [
      {
        no: 'Det går an å gjøre en god jobb og likevel si nei til noe av den.',
        en: 'You can do a good job and still say no to some of it.',
      },
      {
        no: 'Du har lov til å ha et liv utenom jobben også.',
        en: 'You are allowed a life outside work, too.',
      },
    ],
  },
  family: {
    opening: { no: 'Dette får jeg ikke til.', en: 'I can’t make this work.' },
    after: [
      { no: 'Jeg vet at det betyr noe for deg.', en: 'I know it matters to you.' },
      { no: 'Jeg håper du forstår det.', en: 'I hope you can understand.' },
      { no: 'Jeg bryr meg like mye som før.', en: 'It doesn’t mean I care any less.' },
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
      { no: 'Jeg håper du forstår at det er slik.', en: 'I hope you understand that’s how it is.' },
      { no: 'Jeg håper det ordner seg for deg.', en: 'I hope it works out for you.' },
      {
        no: 'Jeg sier det rett ut, så du slipper å vente på svar.',
        en: 'I’m telling you straight away, so you’re not left waiting.',
      },
    ],
    validations: [
      {
        no: 'Det er du som bestemmer over pengene dine, også når noen spør pent.',
        en: 'It’s your money, and you decide, even when someone asks nicely.',
      },
      {
        no: 'Du kan være glad i noen og likevel la være å låne bort penger.',
        en: 'You can care about someone and still not hand over money.',
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
        no: 'En invitasjon er et spørsmål. Det er lov å svare nei.',
        en: 'An invitation is a question. You’re free to say no.',
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
        no: 'Jeg håper du finner en god løsning.',
        en: 'I hope you find another way.',
      },
      { no: 'Takk for at du tenkte på meg.', en: 'Thank you for thinking of me.' },
      {
        no: 'Jeg sier fra nå, så det er god tid til å ordne det.',
        en: 'I’m saying so now, so there’s time to sort something out.',
      },
    ],
    validations: [
      {
        no: 'Du kan bry deg uten å gjøre alt selv.',
        en: 'You can care without doing it all yourself.',
      },
      { no: 'At noen spør deg, betyr ikke at det må bli deg.', en: 'Being asked doesn’t mean it has to be you.' },
    ],
  },
  practical: {
    opening: { no: 'Jeg kan ikke hjelpe til med dette.', en: 'I can’t help with this.' },
    after: [
      { no: 'Jeg håper du finner noen som har tid.', en: 'I hope you find someone who has the time.' },
      { no: 'Jeg håper det ordner seg.', en: 'I hope you get it sorted.' },
      {
        no: 'Jeg sier fra med en gang, så du vet det.',
        en: 'I’m telling you straight away, so that you know.',
      },
    ],
    validations: [
      {
        no: 'Du skylder ingen mer hjelp enn du har å gi.',
        en: 'You don’t owe anyone more help than you have to give.',
      },
      {
        no: 'Du kan være hjelpsom og likevel si nei iblant.',
        en: 'You can be a helpful person and still say no sometimes.',
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
        no: 'Det er grunn nok at du ikke har lyst. Du trenger ikke forklare det.',
        en: 'Not wanting to is reason enough. You don’t have to explain.',
      },
      { no: 'Du bestemmer hvem du vil være nær, og når.', en: 'You decide who you want to be close to, and when.' },
    ],
  },
  digital: {
    opening: { no: 'Jeg logger av litt nå.', en: 'I’m logging off for a while.' },
    after: [
      { no: 'Takk for at du tar hensyn.', en: 'Thank you for bearing with me.' },
      { no: 'Jeg håper det går greit.', en: 'I hope that works for you.' },
      { no: 'Jeg sier det nå, så du vet det.', en: 'I’m saying so now, so that you know.' },
    ],
    validations: [
      {
        no: 'Det meste på en skjerm kan vente litt.',
        en: 'Most things on a screen can wait a while.',
      },
      { no: 'Du trenger ikke være tilgjengelig hele tiden.', en: 'You don’t have to be reachable all the time.' },
    ],
  },
  school: {
    opening: { no: 'Jeg får ikke til dette slik det er tenkt.', en: 'I can’t manage this as it stands.' },
    after: [
      { no: 'Takk for at dere forstår.', en: 'Thank you all for understanding.' },
      { no: 'Jeg håper noen andre har anledning.', en: 'I hope somebody else is able to.' },
      {
        no: 'Jeg sier fra i god tid, så dere kan planlegge uten meg.',
        en: 'I’m telling you in good time, so that you can plan without me.',
      },
    ],
    validations: [
      {
        no: 'Det er mange foreldre på en skole. Alt trenger ikke ligge på deg.',
        en: 'A school has plenty of parents. It doesn’t all have to be you.',
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
    { no: 'Jeg håper det går greit for deg.', en: 'I hope that’s okay with you.' },
    {
      no: 'Fint at du spør, selv om det ble nei denne gangen.',
      en: 'I’m glad you asked, even if it’s a no this time.',
    },
  ],
  validations: [
    {
      no: 'Det er lov å spørre, og det er lov å svare nei.',
      en: 'They are free to ask, and you are free to say no.',
    },
    {
      no: 'Det du trenger, teller like mye som det andre trenger.',
      en: 'What you need matters as much as what others need.',
    },
  ],
};

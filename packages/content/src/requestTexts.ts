import type { Language } from '@spire/domain/languages';
import type { RequestKind } from '@spire/domain/readingLabels';

type Text = Record<Language, string>;

/** A no to what is asked: how it begins where the thing cannot be named, and how it goes on. None of it gives a reason. */
export interface RequestTexts {
  opening: Text;
  /** Each closes kindly; most offer a smaller yes, which the person may leave out. */
  after: readonly [Text, Text, Text];
}

/** The no begins with the thing itself, where a person's words allow it. */
export const NAMED_OPENING: Text = { no: 'Jeg kan ikke {thing}.', en: 'I can’t {thing}.' };

/** What is said to each kind of request; of violence nothing (S15). */
export const REQUEST_TEXTS: Record<Exclude<RequestKind, 'violence'>, RequestTexts> = {
  work: {
    opening: { no: 'Jeg kan ikke ta på meg dette på jobben nå.', en: 'I can’t take this on at work right now.' },
    after: [
      {
        no: 'Hvis noe annet kan vente, ser jeg gjerne på det sammen med deg.',
        en: 'If something else can wait, I’m happy to look at it with you.',
      },
      { no: 'Kan vi finne en annen løsning i morgen?', en: 'Can we find another way tomorrow?' },
      {
        no: 'Jeg sier fra nå, så det er tid til å finne en annen løsning.',
        en: 'I’m saying so now, so that there is time to find another way.',
      },
    ],
  },
  family: {
    opening: { no: 'Jeg får ikke til dette denne gangen.', en: 'I can’t make this work this time.' },
    after: [
      { no: 'Takk for at du spør meg. Svaret er nei nå.', en: 'Thank you for asking me. The answer is no for now.' },
      {
        no: 'En kort telefonprat en annen dag kan jeg få til.',
        en: 'A short call on another day is something I can do.',
      },
      { no: 'La oss finne noe som passer oss begge senere.', en: 'Let’s find something that suits us both later on.' },
    ],
  },
  money: {
    opening: { no: 'Jeg kan ikke bidra med penger til dette.', en: 'I can’t put money into this.' },
    after: [
      { no: 'Det gjelder nå, og jeg håper du forstår.', en: 'That goes for now, and I hope you understand.' },
      {
        no: 'Jeg kan gjerne tenke høyt med deg om andre løsninger.',
        en: 'I’m happy to think out loud with you about other ways.',
      },
      {
        no: 'Jeg vil heller si det rett ut enn å la deg vente på svar.',
        en: 'I would rather say it straight than keep you waiting for an answer.',
      },
    ],
  },
  party: {
    opening: {
      no: 'Takk for at du spør. Jeg blir ikke med denne gangen.',
      en: 'Thank you for asking. I’m not coming this time.',
    },
    after: [
      { no: 'Jeg håper dere får det fint.', en: 'I hope you have a lovely time.' },
      { no: 'Spør meg gjerne en annen gang.', en: 'Please ask me another time.' },
      { no: 'Send meg gjerne et bilde etterpå.', en: 'Send me a picture afterwards, if you like.' },
    ],
  },
  care: {
    opening: { no: 'Jeg kan ikke stille opp med dette nå.', en: 'I can’t be the one to help with this now.' },
    after: [
      {
        no: 'Kan vi se sammen på hvem andre som kan ta det?',
        en: 'Can we work out together who else could do it?',
      },
      { no: 'En liten stund en annen dag kan jeg få til.', en: 'A little while on another day is something I can do.' },
      {
        no: 'Jeg sier fra tidlig, så det går an å finne noen andre.',
        en: 'I’m saying so early, so that there is time to find somebody else.',
      },
    ],
  },
  practical: {
    opening: { no: 'Jeg kan ikke hjelpe til med dette.', en: 'I can’t help with this.' },
    after: [
      { no: 'Jeg håper du finner noen som har tid.', en: 'I hope you find someone who has the time.' },
      {
        no: 'Er det en liten bit av det jeg kan ta sittende, så spør meg om den.',
        en: 'If there is a small part I could do sitting down, ask me about that one.',
      },
      { no: 'Spør meg gjerne igjen om noe mindre.', en: 'Feel free to ask me again about something smaller.' },
    ],
  },
  dates: {
    opening: { no: 'Nei takk. Det har jeg ikke lyst til.', en: 'No thank you. I don’t want to.' },
    after: [
      { no: 'Det er svaret mitt, og det står.', en: 'That is my answer, and it stands.' },
      { no: 'Jeg vil at vi lar det være med det.', en: 'I would like us to leave it at that.' },
      { no: 'Takk for at du respekterer det.', en: 'Thank you for respecting that.' },
    ],
  },
  digital: {
    opening: { no: 'Jeg svarer ikke på meldinger nå.', en: 'I’m not answering messages right now.' },
    after: [
      { no: 'Du hører fra meg når det passer.', en: 'You’ll hear from me when it suits.' },
      { no: 'Haster det virkelig, kan du ringe.', en: 'If it truly can’t wait, you can ring me.' },
      { no: 'Jeg leser det en annen dag.', en: 'I’ll read it another day.' },
    ],
  },
  school: {
    opening: { no: 'Jeg får ikke gjort dette slik det er planlagt.', en: 'I can’t do this the way it was planned.' },
    after: [
      { no: 'Kan jeg få mer tid, eller gjøre en mindre del?', en: 'Could I have more time, or do a smaller part?' },
      { no: 'Kan vi dele det på en annen måte?', en: 'Can we share it out another way?' },
      {
        no: 'Jeg sier fra nå, så vi kan finne en løsning sammen.',
        en: 'I’m telling you now, so that we can work something out together.',
      },
    ],
  },
};

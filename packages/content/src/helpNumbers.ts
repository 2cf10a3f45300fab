import type { Language } from '@spire/domain/languages';

export interface HelpNumber {
  id: string;
  /** As people read it. */
  number: string;
  /** What stands after `tel:` in a link. */
  tel: string;
  name: Record<Language, string>;
  when: Record<Language, string>;
  /** Both again, short enough for a button. */
  brief: Record<Language, { name: string; when: string }>;
}

/** The day the numbers were last checked against the services' own pages. */
export const HELP_NUMBERS_CHECKED = '2026-11-21';

/** The help numbers of AI safety (D36), for Norway; the two emergency numbers stand first. */
export const HELP_NUMBERS: readonly HelpNumber[] = [
  {
    id: 'emergency',
    number: '113',
    tel: '113',
    name: { no: 'Akutt hjelp', en: 'Emergency medical help' },
    when: { no: 'Når det står om liv.', en: 'When a life is in danger.' },
    brief: {
      no: { name: 'Fare for liv', when: 'Nå, med en gang' },
      en: { name: 'Life in danger', when: 'Right now' },
    },
  },
  {
    id: 'urgent_care',
    number: '116 117',
    tel: '116117',
    name: { no: 'Legevakt', en: 'Urgent care (legevakt)' },
    when: { no: 'Når det haster, men ikke står om liv.', en: 'When it is urgent, but no life is in danger.' },
    brief: {
      no: { name: 'Legevakt', when: 'Når det haster' },
      en: { name: 'Urgent care', when: 'When it is urgent' },
    },
  },
  {
    id: 'mental_helse',
    number: '116 123',
    tel: '116123',
    name: { no: 'Mental Helse Hjelpetelefonen', en: 'Mental Helse helpline' },
    when: {
      no: 'Når du trenger noen å snakke med. Hele døgnet.',
      en: 'When you need someone to talk to. Day and night, in Norwegian.',
    },
    brief: {
      no: { name: 'Mental Helse', when: 'Hele døgnet' },
      en: { name: 'Mental Helse', when: 'Day and night' },
    },
  },
  {
    id: 'kirkens_sos',
    number: '22 40 00 40',
    tel: '+4722400040',
    name: { no: 'Kirkens SOS', en: 'Kirkens SOS' },
    when: {
      no: 'Når livet er vanskelig. Hele døgnet, på norsk og engelsk.',
      en: 'When life is hard. Day and night, in English and Norwegian.',
    },
    brief: {
      no: { name: 'Kirkens SOS', when: 'Hele døgnet' },
      en: { name: 'Kirkens SOS', when: 'Day and night' },
    },
  },
  {
    id: 'vo_linjen',
    number: '116 006',
    tel: '116006',
    name: { no: 'VO-linjen', en: 'VO-linjen' },
    when: {
      no: 'Når noen nær deg skader, truer eller styrer deg. Hele døgnet.',
      en: 'When someone close to you hurts, threatens or controls you. Day and night.',
    },
    brief: {
      no: { name: 'VO-linjen', when: 'Vold og kontroll, hele døgnet' },
      en: { name: 'VO-linjen', when: 'Violence and control, day and night' },
    },
  },
  {
    id: 'alarmtelefonen',
    number: '116 111',
    tel: '116111',
    name: { no: 'Alarmtelefonen for barn og unge', en: 'Helpline for children and young people' },
    when: { no: 'For deg som er barn eller ung.', en: 'If you are a child or a young person.' },
    brief: {
      no: { name: 'Alarmtelefonen', when: 'For barn og unge' },
      en: { name: 'Alarmtelefonen', when: 'For children and young people' },
    },
  },
  {
    id: 'giftinformasjonen',
    number: '22 59 13 00',
    tel: '+4722591300',
    name: { no: 'Giftinformasjonen', en: 'Giftinformasjonen (poison information)' },
    when: {
      no: 'Når noen har fått i seg noe giftig eller for mye medisin. Hele døgnet.',
      en: 'When someone has taken poison or too much medicine. Day and night.',
    },
    brief: {
      no: { name: 'Giftinformasjonen', when: 'Hele døgnet' },
      en: { name: 'Poison information', when: 'Day and night' },
    },
  },
  {
    id: 'police',
    number: '112',
    tel: '112',
    name: { no: 'Politiet', en: 'Police' },
    when: { no: 'Når noen er farlig for deg eller andre.', en: 'When someone is a danger to you or to others.' },
    brief: {
      no: { name: 'Politiet', when: 'Når noen er farlig' },
      en: { name: 'Police', when: 'When someone is dangerous' },
    },
  },
];

const FIRST_IN_ENGLISH = ['emergency', 'urgent_care', 'kirkens_sos'];

/** The numbers in the order of that language: English leads with Kirkens SOS, which answers in English. */
export function helpNumbersFor(language: Language): readonly HelpNumber[] {
  if (language === 'no') return HELP_NUMBERS;
  const rank = ({ id }: HelpNumber) => {
    const place = FIRST_IN_ENGLISH.indexOf(id);
    return place === -1 ? FIRST_IN_ENGLISH.length : place;
  };
  return HELP_NUMBERS.toSorted((one, other) => rank(one) - rank(other));
}

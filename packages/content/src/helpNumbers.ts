import type { Language } from '@spire/domain/languages';

export interface HelpNumber {
  id: string;
  /** As people read it. */
  number: string;
  /** What stands after `tel:` in a link. */
  tel: string;
  name: Record<Language, string>;
  when: Record<Language, string>;
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
  },
  {
    id: 'urgent_care',
    number: '116 117',
    tel: '116117',
    name: { no: 'Legevakt', en: 'Urgent care (legevakt)' },
    when: { no: 'Når det haster, men ikke står om liv.', en: 'When it is urgent, but no life is in danger.' },
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
  },
  {
    id: 'alarmtelefonen',
    number: '116 111',
    tel: '116111',
    name: { no: 'Alarmtelefonen for barn og unge', en: 'Helpline for children and young people' },
    when: { no: 'For deg som er barn eller ung.', en: 'If you are a child or a young person.' },
  },
];

/** The police's emergency number: shown beside the others where a person may be the danger (D36), not in the help list. */
export const POLICE: HelpNumber = {
  id: 'police',
  number: '112',
  tel: '112',
  name: { no: 'Politiet', en: 'Police' },
  when: { no: 'Når noen er farlig for deg eller andre.', en: 'When someone is a danger to you or to others.' },
};

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

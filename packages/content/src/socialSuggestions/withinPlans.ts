import type { Language } from '@spire/domain/languages';
import type { SocialWant } from '@spire/domain/toolOptions';

/** What is said of a want inside the plan for another. */
interface WithinPlan extends Record<Language, string> {
  /** The wants whose plans have room for it. */
  of: readonly SocialWant[];
}

/** Wants that go together with another, and then need no plan of their own: a walk can be a quiet one. */
export const WITHIN_PLANS: Partial<Record<SocialWant, WithinPlan>> = {
  stillhet: {
    of: ['tur', 'film', 'kaffe', 'middag', 'aktivitet', 'klem', 'hjelp'],
    no: 'Dere kan godt la det være stille imens.',
    en: 'You can let it be quiet meanwhile.',
  },
  klem: {
    of: ['tur', 'film', 'kaffe', 'middag', 'aktivitet', 'stillhet', 'latter', 'dele', 'lytte', 'hjelp'],
    no: 'Spør gjerne om en klem når dere er sammen.',
    en: 'Ask for a hug as well while you are together, if you like.',
  },
  latter: {
    of: ['tur', 'film', 'kaffe', 'middag', 'telefon', 'aktivitet'],
    no: 'Ha klar én ting dere begge kan le av.',
    en: 'Have one thing ready that you can both laugh at.',
  },
  dele: {
    of: ['tur', 'kaffe', 'middag', 'telefon'],
    no: 'Fortell det du går og tenker på, når det passer deg.',
    en: 'Tell them what is on your mind when it feels right.',
  },
  lytte: {
    of: ['tur', 'kaffe', 'middag', 'telefon'],
    no: 'Si at det er godt å bli hørt på en stund, uten råd.',
    en: 'Say that it would be good to be listened to for a while, without advice.',
  },
};

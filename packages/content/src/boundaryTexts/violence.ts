import type { Language } from '@spire/domain/languages';

/**
 * What is said instead where a text hints at violence or control (S15): no script, for a no can make things worse
 * there. The number itself stands once, in the help numbers.
 */
export const INSTEAD_OF_A_NO: { helpNumber: string; title: Record<Language, string>; text: Record<Language, string> } =
  {
    helpNumber: 'vo_linjen',
    title: { no: 'Du skal ikke stå alene i dette', en: 'You are not meant to face this alone' },
    text: {
      no: 'Det du skrev, kan handle om at noen skader, truer eller styrer deg. Da lager ikke Spire noe forslag til hva du kan si, for det kan gjøre det utrygt for deg. VO-linjen er åpen hele døgnet. De som svarer der, kan tenke sammen med deg, og du trenger ikke være sikker før du ringer.',
      en: 'What you wrote may be about someone hurting, threatening or controlling you. Spire does not suggest what to say then, because it could make things unsafe for you. VO-linjen, a helpline in Norway, is open day and night. The people there can think it through with you, and it is fine to call without being sure.',
    },
  };

import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import type { Language } from '@spire/domain/languages';
import { INSTEAD_OF_A_NO } from '../boundaryTexts/violence.ts';

type Words = Record<Language, string>;

/** What is said of each kind, to the person it happens to and to the one who worries for somebody. */
export const CRISIS_WORDS: Record<CrisisKind, { title: Words; lead: Words; message: Words }> = {
  suicide: {
    title: { no: 'Du skal slippe å være alene med dette', en: 'You do not have to be alone with this' },
    lead: {
      no: 'Ring, også hvis du er usikker. Du trenger ikke vite hva du skal si.',
      en: 'Call, even if you are unsure. It is fine not to know what to say.',
    },
    message: {
      no: 'Det du skrev, kan handle om å ikke orke å leve. Gjelder det deg, er det godt at du satte ord på det. Gjelder det en annen, kan du ringe for å få råd. Står det om liv, ring det øverste nummeret. På de andre får du råd eller noen å snakke med. Du trenger ikke vite hva du skal si.',
      en: 'What you wrote may be about not being able to go on living. If it is about you, it is good that you put it into words. If it is about someone else, you can call for advice. If a life is in danger, call the number at the top. The others are for advice, or for someone to talk with. It is fine not to know what to say.',
    },
  },
  self_harm: {
    title: { no: 'Det er lov å få hjelp med dette', en: 'You are allowed to have help with this' },
    lead: {
      no: 'Si det akkurat som det er til dem som svarer. Det er ingen grunn til skam.',
      en: 'Say it just as it is to those who answer. It is nothing to be ashamed of.',
    },
    message: {
      no: 'Det du skrev, kan handle om å skade seg selv. For mange er det en måte å holde ut på når noe gjør vondt, og det er ingen grunn til skam. Du kan si det akkurat som det er til dem som svarer. Er et sår dypt, har du svelget noe farlig, eller står det om liv, er de øverste numrene de rette.',
      en: 'What you wrote may be about self-harm. For many it is a way to get through when something hurts, and it is nothing to be ashamed of. You can say it just as it is to those who answer. If a wound is deep, if you swallowed something harmful, or a life is in danger, call one of the top numbers.',
    },
  },
  abuse: {
    title: INSTEAD_OF_A_NO.title,
    lead: {
      no: 'Det er ikke din skyld. Ring når det er trygt, gjerne fra en annen telefon.',
      en: 'It is not your fault. Call when it is safe, if you can from another phone.',
    },
    message: {
      no: `${INSTEAD_OF_A_NO.text.no} Er du i fare nå, ring politiet. Ellers kan du ringe når det er trygt, gjerne fra en telefon som ingen andre sjekker.`,
      en: `${INSTEAD_OF_A_NO.text.en} If you are in danger now, call the police. Otherwise call when it is safe, if you can from a phone that nobody else checks.`,
    },
  },
  danger: {
    title: { no: 'Ring nå hvis det står om liv', en: 'Call now if a life is in danger' },
    lead: {
      no: 'Ring, også om du er usikker. De blir på telefonen og sier hva du kan gjøre.',
      en: 'Call, even if you are unsure. They stay on the phone and tell you what to do.',
    },
    message: {
      no: 'Det du skrev, kan handle om at noen er i fare akkurat nå. Ring det øverste nummeret, også om du er usikker. De blir på telefonen og sier hva du kan gjøre. Er en person farlig, ring politiet. Er du redd for å skade noen, kan du ringe og si nettopp det.',
      en: 'What you wrote may be about someone being in danger right now. Call the number at the top, even if you are unsure. They stay on the phone and tell you what to do. If a person is dangerous, call the police. If you are afraid of hurting someone, you can call and say just that.',
    },
  },
};

/** Said whatever the kind (S12): who hears of it, what becomes of the text, and what to do when nobody answers. */
export const ALWAYS_SAID: Words = {
  no: 'Svarer ingen, prøv det neste. Spire sier ikke fra til noen, og det du skrev, står fortsatt der du skrev det.',
  en: 'If no one answers, try the next one. The numbers are for Norway; elsewhere, call your local emergency number. Spire tells nobody, and what you wrote is still where you wrote it.',
};

/** The same for whoever reads no more than a line. */
export const BRIEFLY_SAID: Words = {
  no: 'Svarer ingen, prøv det neste. Spire sier ikke fra til noen.',
  en: 'If no one answers, try the next. Numbers are for Norway. Spire tells nobody.',
};

/** Grounding that can be done lying down with closed eyes; the breath is left alone. */
export const GROUNDING: Words = {
  no: 'Bli liggende eller sittende som du er. Øynene kan være lukket. Kjenn hvor kroppen hviler: hodet, ryggen, beina. La fingrene finne noe mykt eller fast, og kjenn på det. Hør etter en lyd langt borte, og så en som er nær. La pusten gå som den vil. Si stille hvor du er, og hvilken dag det er.',
  en: 'Stay lying or sitting just as you are. Your eyes may be closed. Feel where your body rests: your head, your back, your legs. Let your fingers find something soft or firm, and feel it. Listen for a sound far away, and then for one close by. Let your breath come and go as it likes. Say quietly where you are, and what day it is.',
};

/** What closing the panel means (S11). */
export const CLOSING: Words = {
  no: 'Fortsett når du vil. Lenken til hjelp står framme resten av dagen.',
  en: 'Continue when you like. The link to help stays in view for the rest of the day.',
};

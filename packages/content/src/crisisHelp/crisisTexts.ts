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
      en: 'Call, even if you are unsure. You do not have to know what to say.',
    },
    message: {
      no: 'Det du skrev, kan handle om å ikke orke å leve. Gjelder det deg, er det godt at du satte ord på det. Gjelder det en annen, kan du ringe for å få råd. Står det om liv, ring det øverste nummeret. På de andre kan du få råd eller snakke med noen. Du trenger ikke vite hva du skal si.',
      en: 'What you wrote may be about not being able to go on living. If it is about you, it is good that you put it into words. If it is about someone else, you can call for advice. If a life is in danger, call the number at the top. On the others you can get advice or talk to someone. You do not have to know what to say.',
    },
  },
  self_harm: {
    title: { no: 'Du kan få hjelp med dette', en: 'You can get help with this' },
    lead: {
      no: 'Du kan si det som det er til dem som svarer. Det er ingen grunn til skam.',
      en: 'You can tell those who answer just how it is. It is nothing to be ashamed of.',
    },
    message: {
      no: 'Det du skrev, kan handle om å skade seg selv. For mange er det en måte å holde ut på når noe gjør vondt, og det er ingen grunn til skam. Du kan si det som det er til dem som svarer. Er et sår dypt, ring legevakten, 116 117. Har du svelget noe farlig, eller står det om liv, ring 113.',
      en: 'What you wrote may be about self-harm. For many it is a way to get through when something hurts, and it is nothing to be ashamed of. You can tell those who answer just how it is. If a wound is deep, call urgent care, 116 117. If you swallowed something harmful, or a life is in danger, call 113.',
    },
  },
  abuse: {
    title: INSTEAD_OF_A_NO.title,
    lead: {
      no: 'Det er ikke din skyld. Ring når det er trygt, gjerne fra en annen telefon.',
      en: 'It is not your fault. Call when it is safe, from another phone if you can.',
    },
    message: {
      no: `${INSTEAD_OF_A_NO.text.no} Er du i fare nå, ring politiet. Ellers kan du ringe når det er trygt, gjerne fra en telefon som ingen andre sjekker.`,
      en: `${INSTEAD_OF_A_NO.text.en} If you are in danger now, call the police. Otherwise call when it is safe, ideally from a phone that nobody else checks.`,
    },
  },
  danger: {
    title: { no: 'Ring nå hvis det står om liv', en: 'Call now if a life is in danger' },
    lead: {
      no: 'Ring, også om du er usikker. De blir på linjen og sier hva du kan gjøre.',
      en: 'Call, even if you are unsure. They stay on the line and tell you what to do.',
    },
    message: {
      no: 'Det du skrev, kan handle om at noen er i fare akkurat nå. Ring det øverste nummeret, også om du er usikker. De blir på linjen og sier hva du kan gjøre. Er en person farlig, ring politiet, 112. Er du redd for å skade noen, kan du ringe og si nettopp det.',
      en: 'What you wrote may be about someone being in danger right now. Call the number at the top, even if you are unsure. They stay on the line and tell you what to do. If a person is dangerous, call the police, 112. If you are afraid of hurting someone, you can call and say just that.',
    },
  },
  poison: {
    title: { no: 'Ring nå. De vet hva du kan gjøre', en: 'Call now. They know what to do' },
    lead: {
      no: 'Ring 113 hvis noen blir dårlig. Ellers Giftinformasjonen, også om du ikke merker noe ennå.',
      en: 'Call 113 if anyone feels ill. If not, call poison information, even if you notice nothing yet.',
    },
    message: {
      no: 'Det du skrev, kan handle om for mye medisin eller noe giftig. Noe av det virker sent, så ring selv om du ikke merker noe. Ha esken eller flasken for hånden om du kan, men bruk ikke tid på å lete. De spør hva det var, hvor mye og når, og sier hva du kan gjøre.',
      en: 'What you wrote may be about too much medicine or something poisonous. Some of it works late, so call even if you notice nothing. Keep the box or bottle at hand if you can, but spend no time looking for it. They ask what it was, how much and when, and tell you what to do.',
    },
  },
  pressure: {
    title: { no: 'Du skylder ingen dette', en: 'You do not owe anyone this' },
    lead: {
      no: 'Det er ikke din skyld. De som svarer, har hørt det før og vet hva som kan gjøres.',
      en: 'It is not your fault. Those who answer have heard it before and know what can be done.',
    },
    message: {
      no: 'Det du skrev, kan handle om at noen presser eller truer for å få noe av deg eller av en annen. Den som presser, har ansvaret. Du kan la være å svare, sende noe eller betale, og du kan ta vare på meldingene. Er det fare nå, ring 112. Alarmtelefonen er for barn og unge, VO-linjen for voksne.',
      en: 'What you wrote may be about someone using pressure or threats to get something from you or someone else. Whoever does that is to blame. You do not have to answer, send anything or pay, and you can keep the messages. If there is danger now, call 112. Alarmtelefonen is for children and young people, VO-linjen for adults.',
    },
  },
  unsure: {
    title: { no: 'Noen å snakke med', en: 'Someone to talk to' },
    lead: {
      no: 'Ring, også hvis du er usikker. Det trenger ikke være noe bestemt.',
      en: 'Call, even if you are unsure. It need not be about anything in particular.',
    },
    message: {
      no: 'Det du skrev, høres tungt ut. De som svarer, hører på deg, hva det enn er. Gjelder det en annen, kan du ringe for å få råd. Står det om liv, ring 113.',
      en: 'What you wrote sounds hard. Those who answer will listen, whatever it is. If it is about someone else, you can call for advice. If a life is in danger, call 113.',
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

import type { FeelingTexts } from './feelingTexts.ts';
import { SOURCES } from './sources.ts';

export const KJAERLIG: FeelingTexts = {
  encouragements: [
    {
      message: {
        no: 'Du vil møte dette med varme, {nickname}. Noe av den varmen kan du beholde selv. Det er nok til flere.',
        en: 'You want to meet this with warmth, {nickname}. Some of that warmth is yours to keep. There is enough to go round.',
      },
      tips: [
        {
          no: 'Tenk på én du er glad i.',
          en: 'Think of one person you love.',
        },
        {
          no: 'La det være stille iblant. Det er også å være sammen.',
          en: 'Let it be quiet now and then. That is being together, too.',
          avoid: ['social_contact'],
        },
        { no: 'Gi deg selv et vennlig ord først.', en: 'Give yourself a kind word first.' },
      ],
    },
    {
      message: {
        no: 'Du trenger ikke gi mye for å være god mot noen, deg selv også. Å være der er noe. Du er nok som du er.',
        en: 'You do not need to give much to be kind to someone, yourself included. Being there is something. You are enough as you are.',
      },
      tips: [
        {
          no: 'Si én ting du setter pris på hos den andre.',
          en: 'Say one thing you like about the other person.',
          avoid: ['social_contact'],
        },
        {
          no: 'Still ett spørsmål, og bare lytt til svaret.',
          en: 'Ask one question, and simply listen to the answer.',
          avoid: ['social_contact'],
        },
        {
          no: 'Legg noe mykt eller varmt rundt deg etterpå.',
          en: 'Wrap something soft or warm around you afterwards.',
        },
      ],
    },
    {
      message: {
        no: 'Kanskje er det du selv som trenger mest omsorg i dag. Det er lov. Ta imot det som blir gitt deg, så langt det er godt.',
        en: 'Perhaps you are the one who needs most care today. That is all right. Accept what is offered, as far as it feels good.',
      },
      onlyFor: 'oneself',
      tips: [
        { no: 'Velg én liten ting du ønsker deg.', en: 'Choose one small thing you would like.' },
        {
          no: 'Si takk med få ord. Det holder.',
          en: 'Say thank you in a few words. It is enough.',
          avoid: ['social_contact'],
        },
        { no: 'Snakk til deg selv som til en du er glad i.', en: 'Talk to yourself as you would to someone you love.' },
      ],
    },
  ],
  learning: {
    text: {
      no: 'I en rekke forsøk trodde folk at en liten hilsen ville bety mindre enn den gjorde. Den som fikk den, satte mer pris på den enn de ventet.',
      en: 'In a series of studies, people thought a small hello would mean less than it did. Those who got one liked it more than the sender expected.',
    },
    source: SOURCES.reachingOut,
  },
  brainTraining: {
    text: {
      no: 'I en liten studie lå 16 kvinner og ventet på noe ubehagelig. Når mannen deres holdt dem i hånda, så forskerne færre tegn til uro i hjernen.',
      en: 'In one small study, 16 women lay waiting for something unpleasant. While their husbands held their hand, researchers saw fewer signs of alarm in the brain.',
    },
    source: SOURCES.holdingHands,
  },
};

import type { Tip } from './expectationTexts/feelingTexts.ts';

/** What can belong to what lies ahead, beside what kind of event it is: a tip each, for who tells of it. */
export const ALONG_TIPS = {
  birthday: {
    no: 'Ta med et bursdagskort.',
    en: 'Bring a birthday card.',
  },
  bus: {
    no: 'På bussen: Sett deg foran, der du ser hvor du er.',
    en: 'On the bus, sit near the front, where you can see the stops.',
  },
  phone: {
    no: 'Ta samtalen i din egen stol.',
    en: 'Take the call in your own chair.',
  },
  ex: {
    no: 'Et nikk til eksen er nok. Du trenger ikke prate.',
    en: 'A nod to your ex is enough. You need not chat.',
  },
  exByChild: {
    no: 'Et nikk til eksen er nok. Resten handler om barnet.',
    en: 'A nod to your ex is enough. The rest is about the child.',
  },
  otherParent: {
    no: 'Et nikk er nok når dere foreldre møtes. Resten handler om barnet.',
    en: 'A nod is enough when you two parents meet. The rest is about the child.',
  },
  baby: {
    no: 'Mat babyen et stille sted, bare dere to.',
    en: 'Feed the baby somewhere quiet, just you two.',
  },
  cabin: {
    no: 'På hytta: Finn en krok som er din, ved vinduet eller ovnen.',
    en: 'At the cabin, find a corner that is yours, by the window or the fire.',
  },
} as const satisfies Record<string, Tip>;

export type Along = keyof typeof ALONG_TIPS;

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
} as const satisfies Record<string, Tip>;

export type Along = keyof typeof ALONG_TIPS;

import { todaysDate } from '@spire/client';

/** The parts of `me` that make a day what it is (D58). */
export const dayWith = (day: object = {}) => ({
  date: todaysDate(),
  helpKind: null,
  wasHelpYesterday: false,
  isAllShown: false,
  weight: null,
  ...day,
});
export const AFTER_HELP = { day: dayWith({ helpKind: 'suicide' }) };
export const HARD = { todaysMood: { date: todaysDate(), mood: 1 } };
export const WEIGHTY = { day: dayWith({ weight: { kind: 'death' } }) };

/** A server that answers `help` until it has heard that the text is not about the person (S11). */
export function untilSetAside(help: object | undefined) {
  const marks: unknown[] = [];
  return {
    marks,
    helpOr: (text: object) => (help === undefined || marks.length > 0 ? text : help),
    mutations: {
      setHelpAside: ({ mark }: { mark?: unknown }) => {
        marks.push(mark);
        return dayWith();
      },
    },
  };
}

import { later } from '../later.tsx';

/** Parts the trial shares with the real pages lie in their file. */
export const { Part: DemoReply } = later(async () => {
  const { DemoReply: Reply } = await import(/* webpackChunkName: "day" */ './DemoReply.tsx');
  return Reply;
});

export const { Part: HelpFound } = later(async () => {
  const { HelpFound: Help } = await import(/* webpackChunkName: "day" */ '@spire/written/HelpFound');
  return Help;
});

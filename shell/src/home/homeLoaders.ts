import { written } from '@spire/written/messages/namespace';
import { createLoader, createScreenLoader } from '../loading.ts';
import { withData } from '../signed-in/dataAccess.tsx';

/** Home on the days that ask for quiet, and what leads out of them. */
export const quietHomes = createScreenLoader(async () => {
  const { HardHome, HomeAfterHelp, ShowAll, SomeoneToTalkTo } = await import(
    /* webpackChunkName: "quiet-homes" */ './quietHomes.ts'
  );
  return {
    HardHome: await withData(HardHome),
    HomeAfterHelp: await withData(HomeAfterHelp),
    ShowAll: await withData(ShowAll),
    SomeoneToTalkTo,
  };
}, [written]);

/** The leaf of a trial before the account, for whoever has one on this device. */
export const leafLine = createLoader(async () => {
  const { LeafLine } = await import(/* webpackChunkName: "leaf" */ './leaf/LeafLine.tsx');
  return { LeafLine: await withData(LeafLine) };
});

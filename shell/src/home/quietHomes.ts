export { HardHome } from './HardHome.tsx';
export { HomeAfterHelp } from './HomeAfterHelp.tsx';
export { SomeoneToTalkTo } from '@spire/written/SomeoneToTalkTo';
export { ShowAll } from '@spire/written/ShowAll';

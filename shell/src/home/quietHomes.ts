export { HardHome } from './HardHome.tsx';
export { HomeAfterHelp } from './HomeAfterHelp.tsx';
export { ShowAll } from '@spire/written/ShowAll';

/** A stranger in a process of their own, so that what they send costs the measuring nothing: `stranger.ts DOOR JSON`. */
import { attack, type Door, type Stranger } from './doors.ts';

const [door = '', stranger = ''] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await attack(door as Door, JSON.parse(stranger) as Stranger)));

/** A stranger in a process of their own, so that what they send costs the measuring nothing: `stranger.ts DOOR JSON`. */
import { constants, setPriority } from 'node:os';
import { attack, type Door, type Stranger } from './doors.ts';

// Strangers compute on machines of their own.
setPriority(constants.priority.PRIORITY_LOW);
const [door = '', stranger = ''] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await attack(door as Door, JSON.parse(stranger) as Stranger)));

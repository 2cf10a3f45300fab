import { SomeoneToTalkTo } from './SomeoneToTalkTo.tsx';
import { useCrisisReading } from './useCrisisReading.ts';

/**
 * Where what somebody wrote speaks of a crisis, or may, somebody to talk to stands beside what was made of it (D49): the
 * second level of the reader, and what stays once help was seen. Nothing else is ever shown.
 */
export function OfferedHelp({ told }: { told: readonly string[] }) {
  const reading = useCrisisReading(told);
  return reading === null || reading === undefined ? null : <SomeoneToTalkTo />;
}

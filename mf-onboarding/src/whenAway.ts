import { profileTold } from '@spire/profile-form/told';
import type { WhenAway } from '@spire/remote-kit';

export default { told: profileTold, reads: () => [] } satisfies WhenAway;

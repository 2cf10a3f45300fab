import type { SubgraphClasses } from '@spire/graph-kit/subgraphSchema';
import { AccessLogResolver } from './access-log/accessLog.resolver.ts';
import { ConsentResolver } from './consent/consent.resolver.ts';
import { ContactResolver } from './contact/contact.resolver.ts';
import { AccountExportResolver } from './export/accountExport.resolver.ts';
import { ProfileResolver } from './profile/profile.resolver.ts';
import { PushDeviceResolver } from './push-device/pushDevice.resolver.ts';
import { RecoveryCodeResolver } from './recovery-code/recoveryCode.resolver.ts';
import { ReminderResolver } from './reminder/reminder.resolver.ts';
import { SessionResolver } from './session/session.resolver.ts';
import { SettingsResolver } from './settings/settings.resolver.ts';
import { UserResolver } from './user/user.resolver.ts';
import { UserType } from './user/user.type.ts';

/** The classes that make up this subgraph's document. */
export const USER_CLASSES: SubgraphClasses = {
  resolvers: [
    UserResolver,
    ProfileResolver,
    SettingsResolver,
    ConsentResolver,
    ContactResolver,
    SessionResolver,
    RecoveryCodeResolver,
    AccessLogResolver,
    AccountExportResolver,
    ReminderResolver,
    PushDeviceResolver,
  ],
  entities: [UserType],
};

import { createStoredPictures, type Storage } from '@spire/graph-shared/storedPictures';
import type { ServiceDatabase } from '@spire/graph-kit/serviceDatabase';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import type { DatabasePlace } from '@spire/graph-kit/rowSecurity';
import { createSubgraph, type Subgraph, type SubgraphSurroundings } from '@spire/graph-kit/subgraph';
import { AccessLogResolver } from './access-log/accessLog.resolver.ts';
import { createAccessLogService } from './access-log/accessLog.service.ts';
import { createAccessLogStore } from './access-log/accessLog.store.ts';
import { createAccountService } from './account/account.service.ts';
import { createAccountStore } from './account/account.store.ts';
import { ConsentResolver } from './consent/consent.resolver.ts';
import { createConsentService } from './consent/consent.service.ts';
import { createConsentStore } from './consent/consent.store.ts';
import { ContactResolver } from './contact/contact.resolver.ts';
import { createContactService } from './contact/contact.service.ts';
import { createContactStore } from './contact/contact.store.ts';
import { openUserDatabase } from './database.ts';
import { AccountExportResolver } from './export/accountExport.resolver.ts';
import { createAccountExportService } from './export/accountExport.service.ts';
import { createAccountExportStore } from './export/accountExport.store.ts';
import { createAccountImportStore } from './export/accountImport.store.ts';
import { createReadPerson } from './person/person.store.ts';
import { ProfileResolver } from './profile/profile.resolver.ts';
import { createProfileService } from './profile/profile.service.ts';
import { createProfileStore } from './profile/profile.store.ts';
import { createPushCarrier } from './push/pushCarrier.ts';
import type { PushSettings } from './push/pushSettings.ts';
import { reminderQueueIn } from './push/reminderQueue.ts';
import { startReminderSender } from './push/reminderSender.ts';
import { PushDeviceResolver } from './push-device/pushDevice.resolver.ts';
import { createPushDeviceService } from './push-device/pushDevice.service.ts';
import { createPushDeviceStore } from './push-device/pushDevice.store.ts';
import { RecoveryCodeResolver } from './recovery-code/recoveryCode.resolver.ts';
import { createRecoveryCodeService } from './recovery-code/recoveryCode.service.ts';
import { createRecoveryCodeStore } from './recovery-code/recoveryCode.store.ts';
import { ReminderResolver } from './reminder/reminder.resolver.ts';
import { createReminderService } from './reminder/reminder.service.ts';
import { createReminderStore } from './reminder/reminder.store.ts';
import { createSessionService } from './session/session.service.ts';
import { createSessionStore } from './session/session.store.ts';
import { SessionResolver } from './session/session.resolver.ts';
import { SettingsResolver } from './settings/settings.resolver.ts';
import { createSettingsService } from './settings/settings.service.ts';
import { createSettingsStore } from './settings/settings.store.ts';
import { UserResolver } from './user/user.resolver.ts';
import { USER_CLASSES } from './schema.ts';

export interface UserSubgraphOptions extends SubgraphSurroundings {
  database: DatabasePlace;
  /** People's keys, for the texts that the stores seal. */
  vault: Vault;
  /** The storage of the person's pictures, which are deleted with the account. */
  storage: Storage;
  /** How reminders are sent, and who asks what is due; without it none are. */
  push: { settings: PushSettings; services: Pick<ServiceDatabase, 'ask'> } | undefined;
}

/** The part of the graph that knows who a person is: account, profile, settings, contacts, sessions and recovery codes. */
export async function createUserSubgraph(options: UserSubgraphOptions): Promise<Subgraph> {
  const database = await openUserDatabase(options.database);
  const { vault, verifier, push, log } = options;
  const readPerson = createReadPerson(database);
  const pictures = createStoredPictures(options.storage);
  const profiles = createProfileService(createProfileStore(database, vault, readPerson));
  const reminders =
    push &&
    startReminderSender(
      { queue: reminderQueueIn(push.services), vault, carry: createPushCarrier(push.settings), log },
      // Only a test has a push service on this machine, and it waits for it.
      push.settings.allowsLoopback ? 1000 : undefined,
    );
  return createSubgraph({
    ...options,
    name: 'user',
    classes: USER_CLASSES,
    resolvers: [
      new UserResolver(createAccountService(createAccountStore(database), { pictures, verifier, vault })),
      new ProfileResolver(profiles),
      new SettingsResolver(createSettingsService(createSettingsStore(database, readPerson))),
      new ConsentResolver(createConsentService(createConsentStore(database), profiles)),
      new SessionResolver(createSessionService(createSessionStore(database))),
      new RecoveryCodeResolver(createRecoveryCodeService(createRecoveryCodeStore(database))),
      new ContactResolver(createContactService(createContactStore(database, vault))),
      new AccessLogResolver(createAccessLogService(createAccessLogStore(database))),
      new AccountExportResolver(
        createAccountExportService(
          createAccountExportStore(database, vault),
          createAccountImportStore(database, vault),
        ),
      ),
      new ReminderResolver(createReminderService(createReminderStore(database))),
      new PushDeviceResolver(createPushDeviceService(createPushDeviceStore(database, vault), push?.settings)),
    ],
    stop: async () => {
      await reminders?.stop();
      await database.stop();
    },
  });
}

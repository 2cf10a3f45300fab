import type { HostFacts } from '@spire/domain/servicePaths';
import { z } from 'zod';

const name = z.string().trim().min(1).max(120).optional();
const days = z.coerce.number({ error: 'must be a number of days' }).int().min(0).max(3650).optional();

/** The variables by which whoever runs Spire says how it is run (docs/configuration.md, "What people are told"). */
export const factsEnvironment = {
  PRIVACY_HOST: name,
  PRIVACY_REGION: name,
  PRIVACY_AI_PROVIDER: name,
  PRIVACY_AI_RETENTION_DAYS: days,
  PRIVACY_BACKUP_DAYS: days,
  CONTACT_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
};

type Settings = z.output<z.ZodObject<typeof factsEnvironment>>;

/** The facts that are set; the others have no key, so that the page carries nothing for them. */
export function hostFacts(settings: Settings): HostFacts {
  const all = {
    host: settings.PRIVACY_HOST,
    region: settings.PRIVACY_REGION,
    aiProvider: settings.PRIVACY_AI_PROVIDER,
    aiRetentionDays: settings.PRIVACY_AI_RETENTION_DAYS,
    backupDays: settings.PRIVACY_BACKUP_DAYS,
    contact: settings.CONTACT_EMAIL,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** Paths at the one origin of the embedded mode (architecture, "outside interface"). */
export const SERVICE_PATHS = {
  config: '/config.json',
  registry: '/remotes.json',
  remotes: '/remotes',
  graphql: '/graphql',
  /** Files of the page that a browser gets at `graphql`. */
  playground: '/graphql/playground',
  api: '/api',
  auth: '/auth/v1',
  storage: '/storage/v1',
  rest: '/rest/v1',
  functions: '/functions/v1',
  /** Not offered; what asks for it is to hear so at once. */
  realtime: '/realtime/v1',
  inbox: '/inbox',
  health: '/api/health',
  ready: '/api/ready',
  signIn: '/api/auth/signin',
  signUp: '/api/auth/signup',
  signUpTest: '/api/diagnostics/sign-up-test',
} as const;

/** Header with the person's IANA time zone; "today" is computed from it (D18). */
export const TIME_ZONE_HEADER = 'x-time-zone';

/** Header with a browser's proof that somebody has signed in with it, both ways (decision 0103). */
export const DEVICE_HEADER = 'x-spire-device';

/** Header of an answer whose request speaks of a crisis, with its kind: help is to be shown first (D36, D49). */
export const HELP_HEADER = 'x-spire-help';

/**
 * The operator's facts of how Spire is run: the privacy page and help say what stands here, and leave out the
 * sentence of what does not (traps 2 and 7, S22).
 */
export interface HostFacts {
  /** The operator's name. */
  host?: string;
  /** Where the data lie, such as "Norway". */
  region?: string;
  /** The name of the provider that writes texts where a person has said yes to AI. */
  aiProvider?: string;
  /** For how many days that provider keeps what it was sent; 0 where it keeps nothing. */
  aiRetentionDays?: number;
  /** Within how many hours the files of the database are rid of what was deleted; of a hosted one nobody can say. */
  erasedWithinHours?: number;
  /** For how many days a backup still holds what was deleted; 0 where there is none. */
  backupDays?: number;
  /** The e-mail address that people can write to. */
  contact?: string;
}

/** The browser's configuration, as `/config.json` answers it and the page carries it inline. */
export interface BrowserConfig {
  supabaseUrl: string;
  supabaseAnonKey: string;
  graphqlUrl: string;
  apiUrl: string;
  registryUrl: string;
  inboxUrl: string | null;
  /** Digits of a mailed code; absent where the sign-in service does not say. */
  codeLength?: number;
  /** Whether the diagnostics page works here (D10). */
  diagnostics: boolean;
  /** The public key for a registry's signature (readRegistry.ts); absent where none is asked for. */
  registryKey?: string;
  facts: HostFacts;
}

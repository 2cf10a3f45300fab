import { SERVICE_PATHS, type BrowserConfig, type HostFacts } from '@spire/domain/servicePaths';

interface BrowserConfigOptions {
  /** Origin of the page. */
  origin: string;
  /** Address of a hosted Supabase; undefined for the embedded one, which is at the page's own origin. */
  supabaseUrl: string | undefined;
  supabaseAnonKey: string;
  hasInbox: boolean;
  /** Digits of a mailed code; undefined where nobody knows them. */
  codeLength: number | undefined;
  isDiagnosticsOn: boolean;
  /** The key whose signature a registry must have that the page does not carry. */
  registryKey: string | undefined;
  facts: HostFacts;
}

/** The configuration that `/config.json` answers and the page carries. */
export function browserConfig(options: BrowserConfigOptions): BrowserConfig {
  const { origin, supabaseUrl, supabaseAnonKey, hasInbox, codeLength, isDiagnosticsOn, registryKey, facts } = options;
  return {
    supabaseUrl: supabaseUrl ?? origin,
    supabaseAnonKey,
    graphqlUrl: origin + SERVICE_PATHS.graphql,
    apiUrl: origin + SERVICE_PATHS.api,
    registryUrl: origin + SERVICE_PATHS.registry,
    inboxUrl: hasInbox ? origin + SERVICE_PATHS.inbox : null,
    ...(codeLength === undefined ? {} : { codeLength }),
    diagnostics: isDiagnosticsOn,
    ...(registryKey === undefined ? {} : { registryKey }),
    facts,
  };
}

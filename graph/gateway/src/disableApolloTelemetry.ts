/**
 * Apollo's gateway would ask the clouds at each start which of them it runs in, and tell its maker so every hour and when
 * it ends; the environment alone turns that off.
 */
export function disableApolloTelemetry(): void {
  process.env['APOLLO_TELEMETRY_DISABLED'] = 'true';
}

/** The claims of a token, read and not verified, which is the server's to do; undefined for what is no token. */
export function claimsOf(token: string | undefined): Readonly<Record<string, unknown>> | undefined {
  try {
    const payload = (token?.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(payload)) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

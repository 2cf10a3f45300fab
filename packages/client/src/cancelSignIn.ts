let controller: AbortController | null = null;

/** The signal that ends the request of the sign-in now under way; each has its own. */
export function signInSignal(): AbortSignal {
  controller = new AbortController();
  return controller.signal;
}

/** Ends a sign-in that hangs: the auth client, which offers no way, then gets no session that nobody waits for. */
export function cancelSignIn(): void {
  controller?.abort();
}

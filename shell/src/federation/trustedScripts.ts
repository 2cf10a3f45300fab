/** The API of Trusted Types in browsers; the compiler does not know of it yet. */
interface TrustedTypes {
  createPolicy: (name: 'default', rules: { createScriptURL: (address: string) => string }) => unknown;
}

/** On this origin, the files of shell and remotes. Other files here, such as people's pictures, are no scripts. */
const OWN = /^\/(remotes\/.+|[^/]+)\.js$/;

const trusted = new Set<string>();

/** From now on scripts may come from where that address lies: a remote of the registry does. */
export function trustOriginOf(address: string): void {
  trusted.add(new URL(address).origin);
}

/** Whether a script may come from there. */
export function isTrusted(address: string): boolean {
  const { origin, pathname } = new URL(address, window.location.href);
  return origin === window.location.origin ? OWN.test(pathname) : trusted.has(origin);
}

/**
 * The one policy of Trusted Types, asked wherever a text is to become the address of a script, in the shell, in a remote
 * or in a library of theirs. It makes no markup and no code of any text: where somebody tries, the browser refuses.
 */
export function guardScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      if (!isTrusted(address)) throw new TypeError(`No script is taken from ${address}`);
      return address;
    },
  });
}

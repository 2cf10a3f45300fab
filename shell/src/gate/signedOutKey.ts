/** Written, with who leaves, and taken away again when someone logs out, so that the other tabs know it was meant. */
export const SIGNED_OUT_KEY = 'spire.signedOut';

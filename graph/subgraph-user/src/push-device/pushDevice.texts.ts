import { sealedTexts } from '@spire/graph-kit/sealing/sealedTexts';

/** The address and keys of a browser as JSON, sealed (D41), because they allow anyone to write to that browser. */
export const PUSH_DEVICE_TEXTS = sealedTexts('users.push_device', ['target']);

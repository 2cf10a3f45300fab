import { sealedTexts } from '@spire/graph-kit/sealing/sealedTexts';

/** Where a browser is reached and with which keys, as JSON, sealed (D41): whoever has it can write to that browser. */
export const PUSH_DEVICE_TEXTS = sealedTexts('users.push_device', ['target']);

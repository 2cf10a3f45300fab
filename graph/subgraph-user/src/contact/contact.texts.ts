import { sealedTexts } from '@spire/graph-kit/sealing/sealedTexts';

/** Another person's name, sealed (D41); a row is named by its id. */
export const CONTACT_TEXTS = sealedTexts('users.contact', ['name']);

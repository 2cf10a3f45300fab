import { sealedTexts } from '@spire/graph-kit/sealing/sealedTexts';

/** The texts of a profile, sealed (D41). There is one profile a person: its row is called `own`. */
export const PROFILE_TEXTS = sealedTexts('users.profile', ['nickname', 'specificChallenge']);

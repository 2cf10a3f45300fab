import path from 'node:path';
import { z } from 'zod';

/** The variables by which a server, and whoever publishes beside it, find one another (docs/publishing.md). */
export const publishingEnvironment = {
  PUBLISHED_DIR: z.string().min(1).optional(),
  REGISTRY_PUBLIC_KEY: z.base64url({ error: 'must be what `npm run remote -- keys` printed' }).optional(),
  PREVIEW_SECRET: z.string().min(32, 'must be 32 characters or more').optional(),
};

/** How remotes come to be here that were not built here (D42). */
export interface Publishing {
  /** The store that they are published to. */
  storeFolder?: string | undefined;
  /** The key whose signature its registry must have. */
  publicKey?: string | undefined;
  /** Seals the links by which one person sees another version. */
  previewSecret?: string | undefined;
}

type Settings = z.output<z.ZodObject<typeof publishingEnvironment>>;

/** How remotes are published to a server of that environment; a relative folder counts from the repository's root. */
export function publishingOf(root: string, settings: Settings): Publishing {
  const { PUBLISHED_DIR, REGISTRY_PUBLIC_KEY, PREVIEW_SECRET } = settings;
  return {
    storeFolder: PUBLISHED_DIR === undefined ? undefined : path.resolve(root, PUBLISHED_DIR),
    publicKey: REGISTRY_PUBLIC_KEY,
    previewSecret: PREVIEW_SECRET,
  };
}

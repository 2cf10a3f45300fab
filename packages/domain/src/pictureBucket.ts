/** Where pictures of the memory bank are stored, and which the bucket takes (spec 1 §3, D28): private, 5 MB each. */
export const PICTURE_BUCKET = {
  id: 'memories',
  isPublic: false,
  mostBytes: 5_242_880,
  types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
} as const;

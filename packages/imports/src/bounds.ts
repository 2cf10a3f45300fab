/** Most bytes of a file that is brought in. */
export const FILE_LIMIT = 52_428_800;

/** Limits of reading a file, which protect the device or server that reads it. */
export const READING_BOUNDS = {
  /** Entries of a diary: twenty years of seven a day. */
  entries: 50_000,
  /** Files in an archive. */
  files: 20_000,
  /** Bytes of an archive once it is unpacked. */
  unpacked: 157_286_400,
  /** Letters of one text; what is longer has the rest of it in an entry of its own. */
  text: 20_000,
  /** Activities, feelings and pictures of one entry. */
  list: 100,
  /** Letters of a name. */
  name: 200,
} as const;

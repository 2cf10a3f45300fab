/** Written by `npm run codegen` from the operations of this workspace. */
/** A new memory. */
export type AddMemoryInput = {
  /** What it is called, in at most 120 characters. */
  title: string;
  /** What happened, in the person’s own words; at most 2000 characters. */
  description: string;
  /** One of the emoji a memory can carry. */
  emoji: string;
  /** What it gives when it is looked at again. */
  category: MemoryCategory;
  /** How good it was, 1 to 10. */
  goodnessRating: number;
  /** How much effort it took, 1 to 10. */
  effortRating: number;
  /** Of category and ratings, those that the person has chosen themselves. */
  told?: Array<MemoryTold>;
  /** What the person wants of it. */
  marks?: Array<MemoryMark>;
  /** What its picture shows, in the person’s own words; at most 120 characters. */
  pictureText?: string;
  /** A picture in the bucket `memories`, `<own id>/<name>.jpg` (jpeg, png, gif, webp); none when left out. */
  picturePath?: string | null;
  /** A UUID made by the client; a repeat answers the stored memory. */
  id?: string | null;
  /** Today where the person is, or up to 30 days back. */
  date: string;
};

/** The whole memory as it is to be. The day it was written stays. */
export type ChangeMemoryInput = {
  /** What it is called, in at most 120 characters. */
  title: string;
  /** What happened, in the person’s own words; at most 2000 characters. */
  description: string;
  /** One of the emoji a memory can carry. */
  emoji: string;
  /** What it gives when it is looked at again. */
  category: MemoryCategory;
  /** How good it was, 1 to 10. */
  goodnessRating: number;
  /** How much effort it took, 1 to 10. */
  effortRating: number;
  /** Of category and ratings, those that the person has chosen themselves. */
  told?: Array<MemoryTold>;
  /** What the person wants of it. */
  marks?: Array<MemoryMark>;
  /** What its picture shows, in the person’s own words; at most 120 characters. */
  pictureText?: string;
  /** A picture in the bucket `memories`, `<own id>/<name>.jpg` (jpeg, png, gif, webp); none when left out. */
  picturePath?: string | null;
  /** Which memory. */
  id: string;
  /** The version that the change began from: CHANGED_MEANWHILE when it is another by now. When left out, whatever stands there is replaced. */
  version?: string | null;
};

/** What a memory gives when it is looked at again. */
export type MemoryCategory = 'ro' | 'energi' | 'mestring' | 'inspirasjon' | 'glede' | 'trygghet';

/** What a person wants of a memory. */
export type MemoryMark = 'notOnHardDays';

/** The orders of the memory bank. */
export type MemoryOrder = 'newest' | 'oldest' | 'joy' | 'effort';

/** How one memory is picked. */
export type MemoryPick = 'random' | 'yearAgo' | 'hardDay';

/** What the person has said of a memory themselves, of what else is only where a memory begins. */
export type MemoryTold = 'category' | 'goodnessRating' | 'effortRating';

/** Chips of "what do you need more of". */
export type NeedMore =
  | 'ro'
  | 'energi'
  | 'glede'
  | 'mestring'
  | 'fokus'
  | 'klarhet'
  | 'selvfoelelse'
  | 'latter'
  | 'kreativitet'
  | 'trygghet'
  | 'natur'
  | 'stoette';

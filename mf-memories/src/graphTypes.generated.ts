/** Written by `npm run codegen` from the operations of this workspace. */
export type AddMemoryInput = {
  title: string;
  description: string;
  emoji: string;
  category: MemoryCategory;
  goodnessRating: number;
  effortRating: number;
  told?: Array<MemoryTold>;
  marks?: Array<MemoryMark>;
  pictureText?: string;
  voiceText?: string;
  picturePath?: string | null;
  morePictures?: Array<MemoryPictureInput> | null;
  voicePath?: string | null;
  id?: string | null;
  date?: string | null;
  writtenOn?: string | null;
};

export type ChangeMemoryInput = {
  title: string;
  description: string;
  emoji: string;
  category: MemoryCategory;
  goodnessRating: number;
  effortRating: number;
  told?: Array<MemoryTold>;
  marks?: Array<MemoryMark>;
  pictureText?: string;
  voiceText?: string;
  picturePath?: string | null;
  morePictures?: Array<MemoryPictureInput> | null;
  voicePath?: string | null;
  id: string;
  version?: string | null;
  date?: string | null;
};

export type MemoryCategory = 'ro' | 'energi' | 'mestring' | 'inspirasjon' | 'glede' | 'trygghet';

export type MemoryMark = 'notOnHardDays' | 'notOnItsDay';

export type MemoryOrder = 'newest' | 'oldest' | 'joy' | 'effort';

export type MemoryPick = 'random' | 'yearAgo' | 'hardDay' | 'onThisDay';

export type MemoryPictureInput = {
  path: string;
  text?: string;
};

export type MemoryTold = 'category' | 'goodnessRating' | 'effortRating';

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

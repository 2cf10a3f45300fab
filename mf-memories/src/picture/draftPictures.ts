/** A picture of a memory, and the person's words for what it shows. */
export interface DraftPicture {
  path: string;
  text: string;
}

/** The fields of a memory that hold them. */
interface Pictured {
  picturePath: string | null;
  pictureText: string;
  morePictures: readonly DraftPicture[];
}

/** All pictures of a memory, in their order. */
export function picturesOf({ picturePath, pictureText, morePictures }: Pictured): DraftPicture[] {
  const more = morePictures.map(({ path, text }) => ({ path, text }));
  return picturePath === null ? more : [{ path: picturePath, text: pictureText }, ...more];
}

/** The same in the fields of a memory: the first stands for it wherever there is room for one. */
export function withPictures([first, ...morePictures]: readonly DraftPicture[]): Pictured {
  return { picturePath: first?.path ?? null, pictureText: first?.text ?? '', morePictures };
}

/** The pictures with one of them a place further to the front. */
export function movedForward(pictures: readonly DraftPicture[], at: number): DraftPicture[] {
  const moved = pictures[at];
  const others = pictures.filter((_, each) => each !== at);
  return moved === undefined ? others : others.toSpliced(Math.max(0, at - 1), 0, moved);
}

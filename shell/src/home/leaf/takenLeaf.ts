import { deviceStorage } from '@spire/domain/deviceStorage';
import { forgetTrial, keptTrial, type Tried } from '@spire/remote-kit/trial';
import { takenKey } from './keptLeaf.ts';

/** The leaf that was taken along: what is to be recorded once the check-in is saved (D94). The answer is not in it. */
export type TakenLeaf = Pick<Tried, 'id' | 'text' | 'category'>;

/** The newest thing that was tried here; undefined where nothing was, or it is too long ago. */
export const leafHere = (): Tried | undefined => keptTrial().tried.at(-1);

/** Moves it from the device to the person: nothing of the trial stays behind. */
export function takeLeaf(userId: string, { id, text, category }: Tried): void {
  // No JSON, as that would be taken for a draft which somebody may lose.
  deviceStorage.setItem(takenKey(userId), `${id} ${category} ${text}`);
  forgetTrial();
}

export function takenLeaf(userId: string): TakenLeaf | undefined {
  const [id, category, ...words] = deviceStorage.getItem(takenKey(userId))?.split(' ') ?? [];
  if (id === undefined || category === undefined) return undefined;
  return { id, category: category as Tried['category'], text: words.join(' ') };
}

export const forgetLeaf = (userId: string): void => deviceStorage.removeItem(takenKey(userId));

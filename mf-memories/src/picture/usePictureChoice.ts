import { usePictures } from '@spire/client/lazy';
import { LIMITS } from '@spire/domain/limits';
import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react';
import type { NewMemory } from '../add/memoryDraft.ts';
import { picturesOf, withPictures, type DraftPicture } from './draftPictures.ts';
import type { PictureProblem } from '@spire/client/shrinkPicture';

/** How far a picture has come that somebody chose. */
type ChoiceState =
  | { kind: 'resting' }
  | { kind: 'busy' }
  | { kind: 'done'; wasTransparent: boolean; wasMoving: boolean }
  | { kind: 'refused'; problem: PictureProblem };

const isPicture = (file: File) => file.type.startsWith('image/');

/**
 * Takes pictures for a memory, wherever it comes from, makes them small, and keeps them on this device under names
 * that the memory carries. They go to the server with the memory, and not before.
 */
export function usePictureChoice(draft: NewMemory, onChange: (change: Partial<NewMemory>) => void, isLocked: boolean) {
  const pictures = usePictures();
  const [underWay, setUnderWay] = useState(0);
  const [state, setState] = useState<ChoiceState>({ kind: 'resting' });
  const [isOver, setOver] = useState(false);
  const latest = useRef(0);
  const now = useRef(draft);
  useEffect(() => void (now.current = draft), [draft]);
  const grow = (picture: DraftPicture) => {
    const morePictures = [...now.current.morePictures, picture];
    now.current = { ...now.current, morePictures };
    onChange({ morePictures });
  };

  /** Counts what is being made ready, which the memory would be saved without. */
  async function counted(work: () => Promise<void>) {
    setUnderWay((before) => before + 1);
    try {
      await work();
    } catch {
      setState({ kind: 'refused', problem: 'unreadable' });
    } finally {
      setUnderWay((before) => before - 1);
    }
  }

  /** Makes it small and keeps it; its place, or undefined where it was refused. */
  async function keep(file: File, isWanted: () => boolean): Promise<string | undefined> {
    const { shrinkPicture } = await import(/* webpackChunkName: "shrink" */ '@spire/client/shrinkPicture');
    const shrunk = await shrinkPicture(file);
    if (!isWanted()) return undefined;
    if (shrunk.kind === 'refused') {
      setState(shrunk);
      return undefined;
    }
    const path = await pictures.keep(shrunk.picture);
    setState({ kind: 'done', wasTransparent: shrunk.wasTransparent, wasMoving: shrunk.wasMoving });
    return path;
  }

  async function take(file: File) {
    const turn = (latest.current += 1);
    setState({ kind: 'busy' });
    // Another one may be chosen meanwhile.
    const picturePath = await keep(file, () => turn === latest.current);
    if (picturePath === undefined) return;
    const before = draft.picturePath;
    onChange({ picturePath });
    if (before !== null) await pictures.forget(before);
  }

  /** Further ones, one after the other, as long as there is room. */
  async function add(files: readonly File[]) {
    const room = LIMITS.memoryPictures - picturesOf(draft).length;
    if (files.length === 0) return;
    setState({ kind: 'busy' });
    for (const file of files.slice(0, room)) {
      const path = await keep(file, () => true);
      if (path !== undefined) grow({ path, text: '' });
    }
  }

  function change(next: readonly DraftPicture[]) {
    onChange(withPictures(next));
  }

  function remove(at = 0) {
    latest.current += 1;
    const gone = picturesOf(draft)[at];
    change(picturesOf(draft).filter((_, each) => each !== at));
    setState({ kind: 'resting' });
    if (gone !== undefined) void pictures.forget(gone.path);
  }

  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])].find(isPicture);
    if (file === undefined || isLocked) return;
    event.preventDefault();
    void counted(() => take(file));
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => handlePaste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);

  const dropTarget = {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file !== undefined) void counted(() => take(file));
    },
  };

  return {
    state,
    /** One or more are still being made ready. */
    isPreparing: underWay > 0,
    take: (file: File) => counted(() => take(file)),
    add: (files: readonly File[]) => counted(() => add(files)),
    change,
    remove,
    dropTarget,
  };
}

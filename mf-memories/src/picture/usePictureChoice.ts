import { usePictures } from '@spire/client/lazy';
import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react';
import type { NewMemory } from '../add/memoryDraft.ts';
import type { PictureProblem } from '@spire/client/shrinkPicture';

/** How far a picture has come that somebody chose. */
type ChoiceState =
  | { kind: 'resting' }
  | { kind: 'busy' }
  | { kind: 'done'; wasTransparent: boolean }
  | { kind: 'refused'; problem: PictureProblem };

const isPicture = (file: File) => file.type.startsWith('image/');

/**
 * Takes a picture for a memory, wherever it comes from, makes it small, and keeps it on this device under a name that
 * the memory carries. It goes to the server with the memory, and not before.
 */
export function usePictureChoice(draft: NewMemory, onChange: (change: Partial<NewMemory>) => void) {
  const pictures = usePictures();
  const [state, setState] = useState<ChoiceState>({ kind: 'resting' });
  const [isOver, setOver] = useState(false);
  const latest = useRef(0);

  async function take(file: File) {
    const turn = (latest.current += 1);
    setState({ kind: 'busy' });
    const { shrinkPicture } = await import(/* webpackChunkName: "shrink" */ '@spire/client/shrinkPicture');
    const shrunk = await shrinkPicture(file);
    // Another one was chosen meanwhile.
    if (turn !== latest.current) return;
    if (shrunk.kind === 'refused') {
      setState(shrunk);
      return;
    }
    const before = draft.picturePath;
    const picturePath = await pictures.keep(shrunk.picture);
    onChange({ picturePath });
    setState({ kind: 'done', wasTransparent: shrunk.wasTransparent });
    if (before !== null) await pictures.forget(before);
  }

  function remove() {
    latest.current += 1;
    const before = draft.picturePath;
    onChange({ picturePath: null, pictureText: '' });
    setState({ kind: 'resting' });
    if (before !== null) void pictures.forget(before);
  }

  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])].find(isPicture);
    if (file === undefined) return;
    event.preventDefault();
    void take(file);
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
      if (file !== undefined) void take(file);
    },
  };

  return { state, take, remove, dropTarget };
}

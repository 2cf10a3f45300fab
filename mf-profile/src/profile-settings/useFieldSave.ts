import type { SaveAnswer, SaveState } from '@spire/client';
import { useRef, useState } from 'react';
import type { SaveProfileInput } from '../graphTypes.generated.ts';
import type { FieldWrite } from './fieldWrite.ts';
import type { SavedPart } from './fields.ts';
import type { Settings } from './settings.ts';
import type { HealthYes } from './useHealthYes.ts';

type Write = FieldWrite<SaveProfileInput>;

export interface FieldSave {
  /** The settings with what was chosen here, as long as it is not known to be kept. */
  shown: Settings;
  state: SaveState;
  /** Saves this; of what is chosen meanwhile the last is what counts. */
  put: (part: SavedPart) => Promise<SaveAnswer<object>>;
  /** Puts back what stood there before the last change; undefined where there is nothing to put back. */
  undo: (() => void) | undefined;
  letGo: Write['letGo'];
  /** Tries the same again, after a failure. */
  retry: (() => void) | undefined;
  /** Nothing that was chosen is kept. */
  isTrial?: true | undefined;
}

/** An answer that cannot be put back: nothing, where the rules want something by now (D93). */
const isNothing = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0);
const MAY_BE_EMPTY = ['specificChallenge', 'avoidSuggestions', 'socialSafetyFactors'];

/** One row's part of the settings, saved by itself the moment it changes; after the yes to it, where one is on its way. */
export function useFieldSave(known: Settings, { save, state, letGo }: Write, yes: HealthYes): FieldSave {
  const [wanted, setWanted] = useState<SavedPart>();
  const [before, setBefore] = useState<SavedPart>();
  const latest = useRef<{ part: SavedPart }>(undefined);
  const running = useRef<Promise<SaveAnswer<object>>>(undefined);
  const shown = { ...known, ...wanted };

  async function saveUntilLatest(): Promise<SaveAnswer<object>> {
    let answer: SaveAnswer<object>;
    let sent: typeof latest.current;
    do {
      sent = latest.current;
      const decided = await yes.decided();
      const isHeld = decided?.kind === 'failed' || decided?.kind === 'refused';
      answer = isHeld ? decided : await save(sent?.part ?? {});
    } while (sent !== latest.current);
    running.current = undefined;
    if (answer.kind !== 'failed') setWanted(undefined);
    return answer;
  }

  function send(part: SavedPart) {
    setWanted(part);
    latest.current = { part };
    return (running.current ??= saveUntilLatest());
  }

  function put(part: SavedPart) {
    const fields = Object.keys(part) as (keyof Settings)[];
    setBefore(Object.fromEntries(fields.map((field) => [field, shown[field]])));
    return send(part);
  }

  const canUndo =
    before !== undefined &&
    (state.kind === 'saved' || state.kind === 'waiting') &&
    Object.entries(before).every(([field, value]) => MAY_BE_EMPTY.includes(field) || !isNothing(value));
  return {
    shown,
    state,
    put,
    letGo,
    undo: canUndo
      ? () => {
          setBefore(undefined);
          void send(before);
        }
      : undefined,
    retry: state.kind === 'failed' && wanted !== undefined ? () => void send(wanted) : undefined,
  };
}

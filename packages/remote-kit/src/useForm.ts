import type { Problem, Save, SaveAnswer, SaveState } from '@spire/client';
import type { FieldError } from '@spire/domain/errorCodes';
import { common, useMessages } from '@spire/i18n';
import { useCallback, useEffect, useRef, useState, type RefCallback, type SyntheticEvent } from 'react';
import { closeToast, showToast } from './toasts.ts';
import { useDraft } from './useDraft.ts';
import { useUnkeptGuard } from './useUnkeptGuard.ts';

export { useDraft } from './useDraft.ts';

export interface FailureWords {
  title?: string;
  text: string;
}

interface FormOptions<T extends object, D, I> {
  /** Names form and person, such as `memory.<user id>`: under it the draft is kept, and failures are told once. */
  name: string;
  /** The draft that the form begins with, and has again once it is saved or thrown away. */
  initial: () => T;
  /** Whether there is anything in it to lose; by default, whether it differs from what the form begins with. */
  isBegun?: (draft: T) => boolean;
  /** The errors of the draft, by the rules of `packages/domain`; the server asks the same again. */
  check?: (draft: T, intent?: string) => readonly FieldError[];
  /** The input to send. `intent` is what was handed to `submit`, such as the day to save for. */
  toInput: (draft: T, intent?: string) => I;
  save: Save<D, I>;
  /**
   * The draft is saved by now, and forgotten unless more was written since, and the form perhaps gone: what it saved may
   * show at once elsewhere. Called too for what waits on this device, with the answer that the server will give.
   */
  onSaved?: (data: D, intent?: string) => void;
  /** Called after a refusal to show the way to the refused fields, which may be out of sight. */
  onRefused?: (fields: readonly FieldError[]) => void;
  /** The words of a failure after the person has left the form: a toast, which goes with the next try. */
  failure?: { title: string; text: string };
  /** Own words for a failure of that kind; without a title, beside the usual ones. */
  failures?: Partial<Record<Problem['code'], FailureWords>>;
  /** The toast after saving, shown wherever the person is by then; none where what was sent, or came of it, wants none. */
  success?: string | ((sent: T) => string | undefined);
  /** A line below it, such as what it has left on the plant (D81). */
  successText?: string;
  /** Own words for an error of a field, such as for one that is empty; undefined: the shared ones. */
  words?: (error: FieldError) => string | undefined;
}

/** A form: what is written, what is wrong with it, and how far saving has come. */
export interface Form<T extends object> {
  draft: T;
  change: (part: Partial<T>) => void;
  /** The error of a field, in the person's language; undefined when there is none, or not any more. */
  errorOf: (field: string) => string | undefined;
  /** Any error in the words of this form, also one that nobody was told of yet. */
  textOf: (error: FieldError) => string;
  errors: readonly FieldError[];
  state: SaveState;
  /** The own words for the failure that `state` tells of, where this form has any. */
  named: FailureWords | undefined;
  isSaving: boolean;
  /** Checks, saves, and goes to the first wrong field. As often as it is pressed, it saves once. */
  submit: (event?: SyntheticEvent, intent?: string) => Promise<void>;
  /** Brings the first error that stands into sight, for a form that knows of errors of its own. */
  showFirstError: () => void;
  /** Throws the draft away. */
  forget: () => void;
  /** Stands on the element around the fields, within which the first wrong one is looked for. */
  ref: RefCallback<HTMLElement>;
}

/**
 * Moves the focus to the first error: a field, or the first choice of a question. The error is brought to the middle of the
 * screen, clear of the buttons that float over its foot.
 */
function focusFirstWrong(around: HTMLElement | null): void {
  const wrong = around?.querySelector<HTMLElement>('[aria-invalid="true"], fieldset [role="alert"]');
  const question = wrong?.matches('[role="alert"]') === true ? wrong.closest('fieldset') : null;
  (question?.querySelector<HTMLElement>('input, button') ?? wrong)?.focus();
  wrong?.scrollIntoView({ block: 'center' });
}

/**
 * The one form of every page. Its text survives a reload, a crash, an expired session and a failed save (A15); errors
 * of the client and of the server stand beside their fields until those are touched (A20).
 */
export function useForm<T extends object, D, I>(options: FormOptions<T, D, I>): Form<T> {
  const { name, initial, check, toInput, save, onSaved, onRefused, failures, words } = options;
  const tCommon = useMessages(common);
  const {
    value: draft,
    change: changeDraft,
    forget,
    forgetSaved,
    handOver,
    takeBack,
    isKept,
  } = useDraft(name, initial, options.isBegun);
  const [found, setFound] = useState<readonly FieldError[]>([]);
  const [refusals, setRefusals] = useState(0);
  const around = useRef<HTMLElement>(null);
  const ref = useCallback((element: HTMLElement | null) => void (around.current = element), []);
  const { state } = save;
  const failed = `${name}.failed`;
  useUnkeptGuard(!isKept);

  const errors = [...found, ...(state.kind === 'refused' ? state.fields : [])];

  // After the errors have been drawn, not before.
  useEffect(() => {
    if (refusals > 0) focusFirstWrong(around.current);
  }, [refusals]);

  function change(part: Partial<T>) {
    changeDraft(part);
    setFound((before) => before.filter(({ field }) => !(field in part)));
    save.letGo(part);
  }

  const showFirstError = () => setRefusals((before) => before + 1);

  function refuse(fields: readonly FieldError[]) {
    showFirstError();
    onRefused?.(fields);
  }

  function tell(answer: SaveAnswer<D>, sent: T, intent: string | undefined) {
    if (answer.kind === 'saved') {
      forgetSaved(sent);
      const { success, successText } = options;
      const title = typeof success === 'function' ? success(sent) : success;
      if (title !== undefined) {
        showToast({ kind: 'success', title, ...(successText !== undefined && { text: successText }) });
      }
      onSaved?.(answer.data, intent);
      return;
    }
    if (answer.kind === 'waiting') {
      forgetSaved(sent);
      if (answer.data !== undefined) onSaved?.(answer.data, intent);
      return;
    }
    takeBack();
    if (answer.kind === 'refused') refuse(answer.fields);
    // A visible form shows the failure itself.
    const { title, text } = { ...options.failure, ...(answer.kind === 'failed' && failures?.[answer.problem.code]) };
    if (title !== undefined && around.current === null)
      showToast({ id: failed, kind: 'error', title, ...(text !== undefined && { text }) });
  }

  async function submit(event?: SyntheticEvent, intent?: string) {
    event?.preventDefault();
    if (state.kind === 'saving') return;
    closeToast(failed);
    const wrong = check?.(draft, intent) ?? [];
    setFound(wrong);
    if (wrong.length > 0) {
      refuse(wrong);
      return;
    }
    tell(await save.save(toInput(draft, intent), handOver), draft, intent);
  }

  function textOf(error: FieldError): string {
    return (
      words?.(error) ?? tCommon(`fieldErrors.${error.code}`, error.limit === undefined ? {} : { limit: error.limit })
    );
  }

  function errorOf(field: string): string | undefined {
    const error = errors.find((each) => each.field === field);
    return error && textOf(error);
  }

  function throwAway() {
    closeToast(failed);
    setFound([]);
    save.letGo(draft);
    forget();
  }

  const isSaving = state.kind === 'saving';
  const named = state.kind === 'failed' ? failures?.[state.problem.code] : undefined;
  return {
    draft,
    change,
    errorOf,
    textOf,
    errors,
    state,
    named,
    isSaving,
    submit,
    showFirstError,
    forget: throwAway,
    ref,
  };
}

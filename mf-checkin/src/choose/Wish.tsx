import { LIMITS } from '@spire/domain/limits';
import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { LinkButton } from '@spire/ui/LinkButton';
import { TextField } from '@spire/ui/TextField';
import { useEffect, useRef } from 'react';
import { doing } from '../doing/messages/namespace.ts';
import type { useThree } from './useThree.ts';

/** A field for a need in own words, which gives three others; after one round of guessing it offers a tool as well. */
export function Wish({
  of: { form, error, hasChosen },
  isFocused,
}: {
  of: ReturnType<typeof useThree>;
  isFocused: boolean;
}) {
  const tDoing = useMessages(doing);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // In a task of its own, so that a page that is just arriving leaves it the focus.
    if (isFocused) requestAnimationFrame(() => field.current?.focus());
  }, [isFocused]);
  return (
    <>
      <TextField
        label={tDoing('three.wish')}
        name="wish"
        isMultiline
        isOptional
        rows={2}
        limit={LIMITS.freeText}
        value={form.draft.wish}
        error={error}
        inputRef={field}
        onChange={(wish) => form.change({ wish })}
      />
      {isFocused && hasChosen && (
        <LinkButton as={PageLink} page="tools">
          {tDoing('heard.tool')}
        </LinkButton>
      )}
    </>
  );
}

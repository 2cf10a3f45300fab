import { LIMITS } from '@spire/domain/limits';
import { useMessages } from '@spire/i18n';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { Button } from '@spire/ui/Button';
import { TextField } from '@spire/ui/TextField';
import { useEffect, useRef, useState } from 'react';
import { SIGNS } from '../drawings.ts';
import { checkin } from '../messages/namespace.ts';

interface OwnWordsProps {
  name: string;
  /** The question that the words are about. */
  about: string;
  value: string;
  error: string | undefined;
  onChange: (words: string) => void;
}

/** A field that is one press away, and open as soon as there is anything in it. */
export function OwnWords({ name, about, value, error, onChange }: OwnWordsProps) {
  const t = useMessages(checkin);
  const [isAskedFor, setAskedFor] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isOpen = isAskedFor || value !== '' || error !== undefined;

  useEffect(() => {
    if (isAskedFor) field.current?.focus();
  }, [isAskedFor]);

  if (!isOpen)
    return (
      <Button
        type="button"
        $variant="secondary"
        $isWide
        aria-label={t('writeOwnWordsNamed', { question: about })}
        onClick={() => setAskedFor(true)}
      >
        <LineDrawing lines={SIGNS.write} />
        {t('writeOwnWords')}
      </Button>
    );
  return (
    <TextField
      label={t('ownWords')}
      name={name}
      isMultiline
      isOptional
      rows={2}
      limit={LIMITS.freeText}
      value={value}
      error={error}
      inputRef={field}
      onChange={(words) => {
        setAskedFor(true);
        onChange(words);
      }}
    />
  );
}

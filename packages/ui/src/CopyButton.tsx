import { useState } from 'react';
import styled from 'styled-components';
import { Button, type ButtonVariant } from './Button.tsx';
import { LineDrawing } from './LineDrawing.tsx';
import { color, space, text } from './tokens.ts';

const COPY = [
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2z',
  'M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
];

interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  label: string;
  doneText: string;
  /** Where the browser refuses: how to do it by hand. */
  failedText: string;
  variant?: ButtonVariant;
  /** Its whole name for whoever listens, where several stand on a page. */
  name?: string | undefined;
}

/** Puts a text on the clipboard and says whether it is there. */
export function CopyButton(props: CopyButtonProps) {
  const { text: copied, label, doneText, failedText, variant = 'secondary', name } = props;
  const [said, setSaid] = useState('');
  async function handleCopy() {
    setSaid('');
    try {
      await navigator.clipboard.writeText(copied);
      setSaid(doneText);
    } catch {
      setSaid(failedText);
    }
  }
  return (
    <div>
      <Button type="button" $variant={variant} aria-label={name} onClick={() => void handleCopy()}>
        <LineDrawing lines={COPY} />
        {label}
      </Button>
      <Said role="status">{said}</Said>
    </div>
  );
}

const Said = styled.p`
  ${text.small}
  color: ${color.muted};
  font-weight: 600;
  &:not(:empty) {
    margin-top: ${space(1)};
  }
`;

import { Copy } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Button, type ButtonVariant } from './Button.tsx';
import { color, icon, space, text } from './tokens.ts';

interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  label: string;
  doneText: string;
  /** Where the browser refuses: how to do it by hand. */
  failedText: string;
  variant?: ButtonVariant;
}

/** Puts a text on the clipboard and says whether it is there. */
export function CopyButton({ text: copied, label, doneText, failedText, variant = 'secondary' }: CopyButtonProps) {
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
      <Button type="button" $variant={variant} onClick={() => void handleCopy()}>
        <Copy {...icon} />
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

import { color, space, text } from '@spire/ui/tokens.ts';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

/** The outcome of a press whose button is gone: it gets the focus, and so is heard. */
export function Said({ children }: { children: string | null }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (children !== null) line.current?.focus();
  }, [children]);
  if (children === null) return null;
  return (
    <Status ref={line} tabIndex={-1}>
      {children}
    </Status>
  );
}

/** Gives the focus to what has just opened, so that keyboard and screen reader are where the eye is. */
export function useFocusOnOpen<T extends HTMLElement>() {
  const target = useRef<T>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}

/** Gives the focus back to the button that opened something, once that is closed. */
export function useFocusOnReturn<T extends HTMLElement>(isOpen: boolean) {
  const target = useRef<T>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) target.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return target;
}

/** A quiet line of explanation. */
export const Plain = styled.p`
  color: ${color.muted};
`;

/** Where the focus begins in something that has just opened; not pressable, and so without a ring. */
export const Start = styled.div`
  outline: none;
`;

/** The outcome of a press, said and shown (A22); empty until there is something to say. */
export const Status = styled.p`
  ${text.small}
  color: ${color.primary};
  font-weight: 600;
  outline: none;
  &:not(:empty) {
    margin-top: ${space(3)};
  }
`;

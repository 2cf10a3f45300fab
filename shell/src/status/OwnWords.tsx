import { color, space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';

/** A person's own texts, as they were written. */
export function OwnWords({ texts }: { texts: readonly string[] }) {
  return (
    <>
      {[...new Set(texts)].map((text) => (
        <Own key={text}>{text}</Own>
      ))}
    </>
  );
}

const Own = styled.p`
  max-width: 65ch;
  padding-inline-start: ${space(3)};
  border-inline-start: 3px solid ${color.hairline};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

import styled from 'styled-components';

/** The places that a thing takes, as so many small blocks. Decoration: its size stands in words beside it. */
export function Places({ size }: { size: number }) {
  return (
    <Blocks viewBox={`0 0 ${size * 10} 14`} style={{ width: `${size * 0.62}em` }} aria-hidden>
      {Array.from({ length: size }, (_, at) => (
        <rect key={at} x={at * 10 + 1} y="1" width="7" height="12" rx="2.5" fill="currentColor" />
      ))}
    </Blocks>
  );
}

const Blocks = styled.svg`
  flex: none;
  height: 0.9em;
`;

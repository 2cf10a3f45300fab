import styled from 'styled-components';

const SPOTS = [22, 40, 58, 76, 94, 112] as const;

/** A small row of plants on a hill: six, or four with two seeds beside them. Decoration. */
export function DaysDrawing({ isShort }: { isShort: boolean }) {
  return (
    <Drawing viewBox="0 0 134 44" aria-hidden>
      <path d="M2 43C24 33 46 29 67 29s43 4 65 14z" fill="var(--primary-soft)" />
      {SPOTS.map((x, at) => {
        const y = 34 - (1 - ((x - 67) / 67) ** 2) * 5;
        return isShort && at > 3 ? (
          <path
            key={x}
            d={`M${x} ${y - 2}v.5M${x} ${y + 2}v.5`}
            stroke="var(--primary)"
            strokeWidth="2.4"
            strokeLinecap="round"
          />
        ) : (
          <g key={x} stroke="var(--stem)" strokeWidth="2" strokeLinecap="round" fill="none">
            <path d={`M${x} ${y}v-15`} />
            <path
              fill="var(--stem)"
              d={`M${x} ${y - 13}c-7 0-9-3-9-6c6 0 9 2 9 6zM${x} ${y - 10}c6 0 8-3 8-6c-6 0-8 2-8 6z`}
            />
          </g>
        );
      })}
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: min(14rem, 80%);
  align-self: center;
`;

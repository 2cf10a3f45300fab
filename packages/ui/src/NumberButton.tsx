import styled, { css } from 'styled-components';
import { LineDrawing } from './LineDrawing.tsx';
import { color, media, radius, space, text } from './tokens.ts';

interface NumberButtonProps {
  name: string;
  /** When to call it, in a few words. */
  when: string;
  /** As people read it. */
  number: string;
  /** The number as it stands after `tel:`. */
  tel: string;
  /** Outlined rather than filled: for whom to call when it is less urgent. */
  isQuiet?: boolean;
}

const PHONE = [
  'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
];
/** A number that falls on two lines is hard to read aloud or dial. */
const UNBROKEN = '\u00a0';

/** A number to call, as one large button that dials. */
export function NumberButton({ name, when, number, tel, isQuiet = false }: NumberButtonProps) {
  return (
    <Call href={`tel:${tel}`} $isQuiet={isQuiet}>
      <LineDrawing lines={PHONE} />
      <Lines>
        <Words>
          <Name>{name}</Name>
          <When>{when}</When>
        </Words>
        <Number>{number.replaceAll(' ', UNBROKEN)}</Number>
      </Lines>
    </Call>
  );
}

const soft = css`
  border: 2px solid ${color.primary};
  background: ${color.primarySoft};
  color: ${color.primary};
`;

/** The ground of a number to call: filled, and in the dark soft with a strong edge, so that it does not glare. */
export const callGround = css`
  border: 2px solid transparent;
  background: ${color.primary};
  color: ${color.onPrimary};
  :root[data-theme='dark'] & {
    ${soft}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      ${soft}
    }
  }
`;

const quietGround = css`
  border: 1.5px solid ${color.edge};
  background: ${color.surface};
  color: ${color.primary};
`;

const Call = styled.a<{ $isQuiet: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 68px;
  padding: ${space(2)} ${space(5)};
  border-radius: ${radius.control};
  ${({ $isQuiet }) => ($isQuiet ? quietGround : callGround)}
  text-decoration: none;
  > svg {
    flex: none;
  }
  ${media.forced} {
    border: 2px solid LinkText;
  }
`;

/** The number falls below the name where there is no room beside it. */
const Lines = styled.span`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  min-width: 0;
`;

const Words = styled.span`
  flex: 1 1 7rem;
  min-width: 0;
`;

const Name = styled.span`
  display: block;
  font-weight: 650;
  line-height: 1.35;
`;

const When = styled.span`
  display: block;
  ${text.small}
  line-height: 1.35;
`;

const Number = styled.span`
  font-size: 1.25rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

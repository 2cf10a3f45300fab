import { spokenName } from '@spire/domain/spokenName';
import { useLanguage } from '@spire/i18n';
import { tint, type Tint } from '@spire/ui/tokens.ts';
import styled from 'styled-components';

const TINTS: readonly Tint[] = ['teal', 'amber', 'violet', 'sky', 'rose', 'sun'];

/** The letter a contact is known by at a glance, in a colour that stays theirs; their name stands beside it. */
export function Initial({ id, name }: { id: string; name: string }) {
  const called = spokenName(name, useLanguage()) ?? name;
  const letter = /[\p{L}\p{N}]/u.exec(called)?.[0] ?? '';
  const place = [...id].reduce((sum, each) => sum + (each.codePointAt(0) ?? 0), 0);
  return (
    <Circle aria-hidden $tint={TINTS[place % TINTS.length] ?? 'teal'}>
      {letter.toLocaleUpperCase()}
    </Circle>
  );
}

const Circle = styled.span<{ $tint: Tint }>`
  flex: none;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: ${(props) => tint(props.$tint).soft};
  color: ${(props) => tint(props.$tint).ink};
  font-weight: 650;
`;

import type { WishGroup } from '@spire/domain/wishGroups';
import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { DRAWINGS } from '@spire/ui/drawings.ts';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { color, space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { SIGNS } from '../drawings.ts';
import { doing } from '../doing/messages/namespace.ts';
import { SIGN_OF } from './signs.ts';

interface GuessButtonsProps {
  guesses: readonly WishGroup[];
  isBusy: boolean;
  onChoose: (group: WishGroup) => void;
  onOther: () => void;
}

/** Groups that a wish may be about, the likeliest first, and a way to say it in own words. */
export function GuessButtons({ guesses, isBusy, onChoose, onOther }: GuessButtonsProps) {
  const tDoing = useMessages(doing);
  return (
    <List>
      {guesses.map((group) => (
        <li key={group}>
          <RowButton type="button" $variant="secondary" aria-disabled={isBusy} onClick={() => onChoose(group)}>
            <Sign aria-hidden>{SIGN_OF[group]}</Sign>
            <Name>{tDoing(`heard.names.${group}`)}</Name>
            <LineDrawing lines={DRAWINGS.forward} />
          </RowButton>
        </li>
      ))}
      <li>
        <Other type="button" $variant="secondary" onClick={onOther}>
          <LineDrawing lines={SIGNS.write} />
          <Name>{tDoing('heard.ask.other')}</Name>
        </Other>
      </li>
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
`;

const RowButton = styled(Button)`
  && {
    justify-content: flex-start;
    gap: ${space(4)};
    width: 100%;
    min-height: 66px;
    padding-inline: ${space(4)};
    background: ${color.surface};
    color: ${color.ink};
    text-align: start;
  }
  > svg {
    flex: none;
    color: ${color.primary};
  }
`;

const Other = styled(RowButton)`
  && {
    border-style: dashed;
    background: none;
    color: ${color.primary};
  }
`;

const Sign = styled.span`
  flex: none;
  width: 2.2rem;
  font-size: 1.6rem;
  line-height: 1.2;
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
`;

import { media, space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import type { SuggestionSet } from '../suggestion/suggestionView.ts';
import type { KnownInteractions } from '../suggestion/useInteractions.ts';
import { ChoiceCard } from './ChoiceCard.tsx';
import type { Reasons } from './Why.tsx';

interface ChoicesProps {
  of: SuggestionSet['suggestions'];
  known: KnownInteractions;
  today: string;
  isStill: boolean;
  reasons: Reasons;
}

/** The three, of which one runs at a time: starting another asks nothing and lets the first rest. */
export function Choices({ of: suggestions, ...rest }: ChoicesProps) {
  return (
    <List>
      {suggestions.map((suggestion) => (
        <ChoiceCard key={suggestion.id} suggestion={suggestion} {...rest} />
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  ${media.wide} {
    :root:not([data-calm='true']) & {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${space(4)};
      > li {
        display: flex;
        flex-direction: column;
        > div {
          flex: 1;
        }
      }
    }
  }
`;

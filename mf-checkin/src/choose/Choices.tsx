import { space } from '@spire/ui/tokens.ts';
import { useState } from 'react';
import styled from 'styled-components';
import type { SuggestionSet } from '../suggestion/suggestionView.ts';
import type { KnownInteractions } from '../suggestion/useInteractions.ts';
import { ChoiceCard } from './ChoiceCard.tsx';

interface ChoicesProps {
  of: SuggestionSet['suggestions'];
  known: KnownInteractions;
  today: string;
  isStill: boolean;
}

/** The three, of which one is tried at a time: beginning another asks nothing. */
export function Choices({ of: suggestions, known, today, isStill }: ChoicesProps) {
  const [tried, setTried] = useState<string>();
  return (
    <List>
      {suggestions.map((suggestion) => (
        <ChoiceCard
          key={suggestion.id}
          suggestion={suggestion}
          known={known}
          today={today}
          isTried={tried === suggestion.id}
          isStill={isStill}
          onTry={(isTried) => setTried(isTried ? suggestion.id : undefined)}
        />
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

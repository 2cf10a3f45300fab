import { useMessages } from '@spire/i18n';
import { radius, space, text, tint } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { selfPriority } from './messages/namespace.ts';

/** Why the need counts, in its paragraphs; nothing while there is no text. */
export function WhyItCounts({ text: words, level }: { text: string; level: 2 | 3 }) {
  const t = useMessages(selfPriority);
  if (words === '') return null;
  return (
    <Why>
      <Title as={`h${level}`}>{t('result.why')}</Title>
      {words.split('\n\n').map((part) => (
        <p key={part}>{part}</p>
      ))}
    </Why>
  );
}

const Why = styled.section`
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)};
  border-radius: ${radius.card};
  background: ${tint('violet').soft};
`;

const Title = styled.h2`
  ${text.heading}
  color: ${tint('violet').ink};
`;

import { useLanguage, useMessages } from '@spire/i18n';
import { Stack } from '@spire/ui/Stack';
import { color, space, touch } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { MessageWays } from './MessageWays.tsx';
import { socialSupport } from './messages/namespace.ts';
import { messageFor, type Contact } from './plan.ts';

interface MessagesProps {
  message: string;
  /** The recipient of the plan's message. */
  addressed: string | undefined;
  people: readonly Pick<Contact, 'id' | 'name'>[];
}

/** The message for each of them, the first open; for nobody by name where nobody is ticked. */
export function Messages({ message, addressed, people }: MessagesProps) {
  const t = useMessages(socialSupport);
  const language = useLanguage();
  const [only, ...others] = people;
  if (only === undefined) return <MessageWays message={message} name={t('message.someone')} />;
  const messageTo = (name: string) => messageFor(message, addressed, name, language);
  if (others.length === 0) return <MessageWays message={messageTo(only.name)} name={only.name} />;
  return (
    <Stack $gap={1}>
      {people.map(({ id, name }) => (
        <details key={id} open={id === only.id}>
          <Summary>{t('message.to', { name })}</Summary>
          <MessageWays message={messageTo(name)} name={name} />
        </details>
      ))}
    </Stack>
  );
}

const Summary = styled.summary`
  min-height: ${touch.least};
  padding-block: ${space(2)};
  color: ${color.ink};
  font-weight: 600;
  overflow-wrap: anywhere;
  cursor: pointer;
`;

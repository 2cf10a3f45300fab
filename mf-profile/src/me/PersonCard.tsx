import { useMessages } from '@spire/i18n';
import { Card } from '@spire/ui/Card';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import styled from 'styled-components';
import { AvatarForm } from './AvatarForm.tsx';
import { me as namespace } from './messages/namespace.ts';
import { Nickname } from './Nickname.tsx';
import type { Me } from './person.ts';

/** The person as they are called and shown: picture, nickname, and the address they log in with. */
export function PersonCard({ me }: { me: Me }) {
  const t = useMessages(namespace);
  return (
    <Card title={t('person.title')}>
      <Stack $gap={3}>
        <AvatarForm avatar={me.profile?.avatar ?? null} />
        <div>
          <Nickname nickname={me.profile?.nickname ?? ''} />
          <Address>{me.email}</Address>
        </div>
      </Stack>
    </Card>
  );
}

const Address = styled(Quiet)`
  overflow-wrap: anywhere;
`;

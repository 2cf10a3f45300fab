import { useRead } from '@spire/client';
import { Stack } from '@spire/ui/Stack';
import { AccessLogCard } from './AccessLogCard.tsx';
import { BringInCard } from './BringInCard.tsx';
import { BringPastCard } from './BringPastCard.tsx';
import { ConsentsCard } from './ConsentsCard.tsx';
import { DeleteCard } from './DeleteCard.tsx';
import { KeptCard } from './KeptCard.tsx';
import { OwnDataDocument } from './OwnData.generated.ts';
import { TakeOutCard } from './TakeOutCard.tsx';

/**
 * A signed-in person's options for all that is kept of them (D40): see how much it is, take it out, bring it in where
 * there is nothing yet, take back what they agreed to, see who came in, and delete it.
 */
export default function OwnData() {
  const kept = useRead(OwnDataDocument, { pick: ({ me }) => me, asks: 'each time' });
  const isEmpty = kept.kind === 'ready' && kept.data.profile?.onboardingCompleted !== true;
  return (
    <Stack>
      <KeptCard kept={kept} />
      {isEmpty && <BringInCard />}
      <BringPastCard />
      <TakeOutCard />
      <ConsentsCard />
      <AccessLogCard />
      <DeleteCard />
    </Stack>
  );
}

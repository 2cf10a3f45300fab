import { useMessages } from '@spire/i18n';
import type { Day } from '@spire/remote-kit/dayOf';
import { PageLink } from '@spire/remote-kit/router';
import { LinkButton } from '@spire/ui/LinkButton';
import { Stack } from '@spire/ui/Stack';
import { text } from '@spire/ui/tokens.ts';
import { OfferedHelp } from '@spire/written/OfferedHelp';
import styled from 'styled-components';
import { Again } from '../tool-frame/Again.tsx';
import { DoneForNow } from '../tool-frame/DoneForNow.tsx';
import { Seen } from '../tool-frame/Seen.tsx';
import { ToolEnd } from '../tool-frame/ToolEnd.tsx';
import { useSent } from '../tool-frame/useSent.ts';
import { writtenTools } from '../written/messages/namespace.ts';
import { Origin } from '../written/Origin.tsx';
import { socialSupport } from './messages/namespace.ts';
import type { KeptPlan } from './plan.ts';
import { PlanSections } from './PlanSections.tsx';

interface PlanReadyProps {
  day: Day | undefined;
  of: KeptPlan;
  onAgain: () => void;
}

/** The finished plan: its wants, its contacts and its text, with the messages ready to copy (spec 2 §2). */
export function PlanReady({ day, of, onAgain }: PlanReadyProps) {
  const t = useMessages(socialSupport);
  const tWrittenTools = useMessages(writtenTools);
  const { id, wants, names, sections, source, seen } = of;
  const saved = useSent('addSocialSupport', id);
  const again = <Again label={t('ready.again')} onAgain={onAgain} />;
  return (
    <ToolEnd day={day} title={t('ready.title')} line={t('ready.lead')} saved={saved} isPage own={again}>
      <Seen sentence={seen} />
      <Stack $gap={3}>
        <div>
          <Heading>{t('ready.wants')}</Heading>
          <p>{wants.map((want) => t(`want.${want}`)).join(' · ')}</p>
        </div>
        {names.length > 0 && (
          <div>
            <Heading>{t('ready.people')}</Heading>
            <p>{names.join(' · ')}</p>
          </div>
        )}
      </Stack>
      <Heading>{t('ready.plan')}</Heading>
      <PlanSections sections={sections} />
      <Origin source={source} />
      <OfferedHelp told={names} />
      <DoneForNow />
      {again}
      <div>
        <LinkButton as={PageLink} page="tools">
          {tWrittenTools('toTools')}
        </LinkButton>
      </div>
    </ToolEnd>
  );
}

const Heading = styled.h2`
  ${text.heading}
`;

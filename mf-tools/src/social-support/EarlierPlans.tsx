import { usePages } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { SHOWN_AT_ONCE, ToolHistory } from '../history/ToolHistory.tsx';
import { Origin } from '../written/Origin.tsx';
import { socialSupport } from './messages/namespace.ts';
import { sectionsIn, type Contact } from './plan.ts';
import { PlansDocument } from './Plans.generated.ts';
import { PlanSections } from './PlanSections.tsx';

/** The plans of before, newest first, each with its message at hand, and the people in it who are still contacts. */
export function EarlierPlans({ contacts }: { contacts: readonly Contact[] }) {
  const t = useMessages(socialSupport);
  const pages = usePages(PlansDocument, { pageSize: SHOWN_AT_ONCE, pick: ({ me }) => me.toolActivities });
  return (
    <ToolHistory
      of={pages}
      mutation="addSocialSupport"
      empty={t('nothingYet')}
      titleOf={({ record }) =>
        record.__typename === 'SocialSupportRecord'
          ? record.socialWants.map((want) => t(`want.${want}`)).join(' · ')
          : ''
      }
    >
      {({ record }) => {
        if (record.__typename !== 'SocialSupportRecord') return null;
        const { selectedContacts, suggestion, source } = record;
        const sections = sectionsIn(suggestion);
        const names = contacts.filter(({ id }) => selectedContacts.includes(id)).map(({ name }) => name);
        return (
          <Stack $gap={3}>
            {names.length > 0 && (
              <Quiet>
                {t('ready.people')}: {names.join(' · ')}
              </Quiet>
            )}
            <PlanSections sections={sections} />
            <Origin source={source} />
          </Stack>
        );
      }}
    </ToolHistory>
  );
}

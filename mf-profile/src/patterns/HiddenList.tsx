import { useSave } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { LinkButton } from '@spire/ui/LinkButton';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Ends, Stack } from '@spire/ui/Stack';
import { Lines } from '@spire/ui/Switch';
import { SectionTitle } from '../SectionTitle.tsx';
import { patterns } from './messages/namespace.ts';
import type { Found } from './found.ts';
import { UndoHidePatternDocument } from './UndoHidePattern.generated.ts';

/** Patterns that the person has hidden, each with the way back. */
export function HiddenList({ hidden }: { hidden: Found['hidden'] }) {
  const t = useMessages(patterns);
  const { save, state } = useSave(UndoHidePatternDocument);
  if (hidden.length === 0) return null;
  return (
    <Stack as="section" $gap={2}>
      <SectionTitle>{t('hidden.title')}</SectionTitle>
      <Lines>
        {hidden.map(({ id, exposure, outcome }) => {
          const pair = t('hidden.pair', { thing: exposure.label, outcome: t(`outcomes.${outcome}`) });
          return (
            <Ends key={id}>
              <span>{pair}</span>
              <LinkButton type="button" aria-label={t('hidden.showNamed', { pair })} onClick={() => void save({ id })}>
                {t('hidden.show')}
              </LinkButton>
            </Ends>
          );
        })}
      </Lines>
      <SaveNotice state={state} title={t('notSaved')} />
    </Stack>
  );
}

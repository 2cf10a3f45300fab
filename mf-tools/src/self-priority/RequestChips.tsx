import { ASKERS, REQUESTED_THINGS } from '@spire/domain/refusals';
import { useMessages } from '@spire/i18n';
import { Card } from '@spire/ui/Card';
import { ChipGroup } from '@spire/ui/ChipGroup';
import { Stack } from '@spire/ui/Stack';
import { ANEW, type BoundaryDraft, requestOf } from './boundary.ts';
import { selfPriority } from './messages/namespace.ts';

interface RequestChipsProps {
  draft: BoundaryDraft;
  change: (part: Partial<BoundaryDraft>) => void;
}

/** The guessed asker and kind of request: one tap changes each, and a choice is never guessed over again (D62). */
export function RequestChips({ draft, change }: RequestChipsProps) {
  const t = useMessages(selfPriority);
  const { who, kind, isWhoGuessed, isKindGuessed } = requestOf(draft);
  // A chip that is pressed while it is no more than guessed is confirmed by that, and lets go only as a choice.
  const chosenFrom = <Id extends string>(ids: readonly Id[], pressed: readonly string[], before: Id | null) =>
    ids.find((id) => pressed.includes(id) && id !== before) ?? null;
  return (
    <Card>
      <Stack $gap={4}>
        <ChipGroup
          legend={t('who.question')}
          {...(who !== null && isWhoGuessed && { hint: t('guessed') })}
          options={ASKERS.map((id) => ({ id, label: t(`who.${id}`) }))}
          selected={who === null ? [] : [who]}
          onChange={(pressed) =>
            change({ ...ANEW, who: chosenFrom(ASKERS, pressed, who) ?? (isWhoGuessed ? who : null) })
          }
        />
        <ChipGroup
          legend={t('kind.question')}
          {...(kind !== null && isKindGuessed && { hint: t('guessed') })}
          options={REQUESTED_THINGS.map((id) => ({ id, label: t(`kind.${id}`) }))}
          selected={kind === null ? [] : [kind]}
          onChange={(pressed) =>
            change({ ...ANEW, kind: chosenFrom(REQUESTED_THINGS, pressed, kind) ?? (isKindGuessed ? kind : null) })
          }
        />
      </Stack>
    </Card>
  );
}

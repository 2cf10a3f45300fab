import { LIMITS } from '@spire/domain/limits';
import { useMessages } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { useDraft } from '@spire/remote-kit/form';
import { CheckboxChips } from '@spire/ui/CheckboxChips';
import type { Plan } from '@spire/written/plan/useShownPlan.ts';
import { useState } from 'react';
import { CardFrame } from './CardFrame.tsx';
import { ASKS, type TextCard } from './cards.ts';
import { LineField } from './LineField.tsx';
import { plan as namespace } from './messages/namespace.ts';
import { useExamples } from './useExamples.ts';
import { usePlanCard, type Hints } from './usePlanCard.ts';

interface TextsCardProps {
  card: TextCard;
  plan: Plan;
  hints: Hints;
}

/** The longest liked text that is short enough for a chip, in characters. */
const SHORT = 60;

const isBegun = (lines: Record<string, string>) => Object.values(lines).some((line) => line.trim() !== '');

const optionsOf = (texts: readonly string[]) => texts.map((label) => ({ id: label, label }));

/** A card of lines: what is chosen from examples and what is written, each kept the moment it is. */
export function TextsCard({ card, plan, hints }: TextsCardProps) {
  const t = useMessages(namespace);
  const { userId } = useSession();
  const saving = usePlanCard(card, plan, hints);
  const { list, keep, look } = saving;
  const draft = useDraft<Record<string, string>>(`plan.${card}.${userId}`, () => ({}), isBegun);
  const [error, setError] = useState<string>();
  const [own, setOwn] = useState<readonly string[]>(list);

  const liked =
    card === 'alone'
      ? (hints?.likedSuggestions.nodes ?? []).map((each) => each.suggestionText).filter((text) => text.length <= SHORT)
      : [];
  const avoided: readonly string[] = hints?.profile?.avoidSuggestions ?? [];
  const examples = useExamples(card, avoided).filter((text) => !liked.includes(text));
  const written = [...new Set([...own, ...list])].filter((text) => !liked.includes(text) && !examples.includes(text));
  const fields = card === 'safe' ? ASKS : (['own'] as const);

  /** The line that a field stands for: an answer keeps its question, so that whoever reads it knows what it is. */
  const lineOf = (field: (typeof fields)[number]) => {
    const text = (draft.value[field] ?? '').trim();
    if (text === '') return '';
    return field === 'own' ? text : `${t(`asks.${field}`)} ${text}`;
  };

  /** Keeps what stands in these fields; false where it could not be. */
  async function add(of: readonly (typeof fields)[number][]): Promise<boolean> {
    const lines = of.map(lineOf).filter((line) => line !== '' && !list.includes(line));
    if (lines.length === 0) return true;
    if (list.length + lines.length > LIMITS.planEntries) {
      setError(t('full', { count: LIMITS.planEntries }));
      return false;
    }
    if (!keep([...list, ...lines])) return false;
    setError(undefined);
    setOwn((before) => [...before, ...lines]);
    draft.change(Object.fromEntries(of.map((field) => [field, ''])));
    await look(lines);
    return true;
  }

  const sections = [
    ...(liked.length > 0 ? [{ id: 'liked', title: t('liked'), options: optionsOf(liked) }] : []),
    ...(examples.length > 0 ? [{ id: 'examples', title: t('examples'), options: optionsOf(examples) }] : []),
    ...(written.length > 0 ? [{ id: 'own', title: t('own'), options: optionsOf(written) }] : []),
  ];
  return (
    <CardFrame {...saving} plan={plan} card={card} texts={list} isFilled={list.length > 0} finish={() => add(fields)}>
      {sections.length > 0 && (
        <CheckboxChips
          legend={t(`cards.${card}`)}
          isLegendHidden
          sections={sections}
          selected={list}
          onChange={(chosen) => keep(chosen)}
        />
      )}
      {fields.map((field) => (
        <LineField
          key={field}
          name={field}
          label={field === 'own' ? t('write') : t(`asks.${field}`)}
          value={draft.value[field] ?? ''}
          error={error}
          limit={LIMITS.planText - (field === 'own' ? 0 : t(`asks.${field}`).length + 1)}
          onChange={(value) => draft.change({ [field]: value })}
          onAdd={() => void add([field])}
        />
      ))}
    </CardFrame>
  );
}

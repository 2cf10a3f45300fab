import { LIMITS } from '@spire/domain/limits';
import { planErrors, type PlanPerson } from '@spire/domain/safetyPlan';
import { useMessages } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { useDraft } from '@spire/remote-kit/form';
import { CheckboxChips } from '@spire/ui/CheckboxChips';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import type { Plan } from '@spire/written/plan/useShownPlan.ts';
import { useState } from 'react';
import { CardFrame } from './CardFrame.tsx';
import { LineField } from './LineField.tsx';
import { plan as namespace } from './messages/namespace.ts';
import { chooseFromPhone, hasPhoneContacts } from './phoneContacts.ts';
import { usePlanCard, type Hints } from './usePlanCard.ts';

/** Numbers as they are typed, by name, until they are kept. */
type Numbers = Readonly<Record<string, string>>;

const isWrong = (number: string) => number !== '' && planErrors({ people: [{ name: '-', number }] }).length > 0;

/** The card of people: chosen from those the person has named in Spire, or written; a number only where they write it. */
export function PeopleCard({ plan, hints }: { plan: Plan; hints: Hints }) {
  const t = useMessages(namespace);
  const { userId } = useSession();
  const saving = usePlanCard('people', plan, hints);
  const people: readonly PlanPerson[] = saving.list.map(({ name, number }) => ({ name, number }));
  // A person who is taken out by a slip is a tap away, with the number, as long as the card is open (A24).
  const [seen, setSeen] = useState(people);
  const everybody = [...people, ...seen.filter(({ name }) => !people.some((each) => each.name === name))];
  const draft = useDraft(`plan.people.${userId}`, () => ({ name: '' }));
  const [numbers, setNumbers] = useState<Numbers>({});
  const [looked, setLooked] = useState<readonly string[]>([]);
  const [full, setFull] = useState<string>();

  const chosen = people.map(({ name }) => name);
  const offered = [...new Set([...(hints?.contacts ?? []).map(({ name }) => name), t('doctor')])];
  const written = everybody.map(({ name }) => name).filter((name) => !offered.includes(name));
  const numberOf = ({ name, number }: PlanPerson) => numbers[name] ?? number ?? '';
  const hasError = (person: PlanPerson) => isWrong(numberOf(person).trim());

  function keepPeople(names: readonly string[], added: readonly PlanPerson[] = []): boolean {
    if (names.length > LIMITS.planEntries) {
      setFull(t('full', { count: LIMITS.planEntries }));
      return false;
    }
    setFull(undefined);
    const next = names.map((name) => {
      const known = everybody.find((each) => each.name === name);
      const found = added.find((each) => each.name === name);
      const number = (numbers[name] ?? known?.number ?? found?.number ?? '').trim();
      // A number that cannot be dialled does not replace one that can.
      return { name, number: isWrong(number) ? (known?.number ?? null) : number === '' ? null : number };
    });
    setSeen([...next, ...everybody.filter(({ name }) => !names.includes(name))]);
    return JSON.stringify(next) === JSON.stringify(people) || saving.keep(next);
  }

  async function finish(): Promise<boolean> {
    const name = draft.value.name.trim();
    const names = name === '' || chosen.includes(name) ? chosen : [...chosen, name];
    setLooked(chosen);
    if (!keepPeople(names) || people.some(hasError)) return false;
    draft.change({ name: '' });
    if (names.length > chosen.length) await saving.look([name]);
    return true;
  }

  async function addFromPhone() {
    // The yes comes before the list of the phone is opened.
    if (!saving.yes.isGiven) return saving.keep([...people]);
    const added = await chooseFromPhone();
    const names = [...new Set([...chosen, ...added.map(({ name }) => name)])];
    return keepPeople(names, added) && saving.look(names.slice(chosen.length));
  }

  const sections = [
    { id: 'contacts', title: t('contacts'), options: offered.map((name) => ({ id: name, label: name })) },
    ...(written.length > 0
      ? [{ id: 'own', title: t('own'), options: written.map((name) => ({ id: name, label: name })) }]
      : []),
  ];
  return (
    <CardFrame {...saving} plan={plan} card="people" texts={chosen} isFilled={people.length > 0} finish={finish}>
      <CheckboxChips
        legend={t('cards.people')}
        isLegendHidden
        sections={sections}
        selected={chosen}
        onChange={(names) => keepPeople(names)}
      />
      <LineField
        name="name"
        label={t('name')}
        limit={LIMITS.contactName}
        value={draft.value.name}
        error={full}
        onChange={(name) => draft.change({ name })}
        onAdd={() => void finish()}
      />
      {hasPhoneContacts() && (
        <div>
          <LinkButton type="button" onClick={() => void addFromPhone()}>
            {t('fromPhone')}
          </LinkButton>
          <Quiet>{t('fromPhoneNote')}</Quiet>
        </div>
      )}
      {people.length > 0 && (
        <Stack $gap={3}>
          {people.map((person) => (
            <TextField
              key={person.name}
              name={`number ${person.name}`}
              label={t('numberOf', { name: person.name })}
              hint={t('numberHint')}
              type="tel"
              inputMode="tel"
              autoComplete="off"
              value={numberOf(person)}
              error={looked.includes(person.name) && hasError(person) ? t('wrongNumber') : undefined}
              onChange={(number) => setNumbers((before) => ({ ...before, [person.name]: number }))}
              onBlur={() => {
                setLooked((before) => [...before, person.name]);
                keepPeople(chosen);
              }}
            />
          ))}
        </Stack>
      )}
    </CardFrame>
  );
}

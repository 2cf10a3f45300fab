import { LIMITS } from '@spire/domain/limits';
import { planErrors, type PlanPerson } from '@spire/domain/safetyPlan';

/** The Contact Picker API: https://www.w3.org/TR/contact-picker/ */
interface PhoneContacts {
  select: (properties: readonly ['name', 'tel'], options: { multiple: true }) => Promise<PhoneContact[]>;
}
interface PhoneContact {
  name?: readonly string[];
  tel?: readonly string[];
}
declare global {
  interface Navigator {
    contacts?: PhoneContacts;
  }
}

/** Whether the browser offers the phone's own contacts to choose from. */
export const hasPhoneContacts = (): boolean => typeof navigator.contacts?.select === 'function';

/**
 * Those the person chose in the phone's own list, by name, each with a number that can be dialled or none. Nobody where
 * none was chosen, or the phone said no.
 */
export async function chooseFromPhone(): Promise<PlanPerson[]> {
  const chosen = (await navigator.contacts?.select(['name', 'tel'], { multiple: true }).catch(() => [])) ?? [];
  return chosen.flatMap(({ name: names, tel }) => {
    const name = names?.[0]?.trim().slice(0, LIMITS.contactName) ?? '';
    const number = tel?.find((each) => planErrors({ people: [{ name: '-', number: each }] }).length === 0);
    return name === '' ? [] : [{ name, number: number ?? null }];
  });
}

import { currentMoment, knownOf, todaysDate, useSave } from '@spire/client';
import type { SocialWant } from '@spire/domain/toolOptions';
import { useMessages } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { useForm } from '@spire/remote-kit/form';
import { HelpFound } from '@spire/written/HelpFound';
import { useState } from 'react';
import { useDayMode } from '@spire/written/day/useDayMode.ts';
import { useHelpFirst } from '@spire/written/useHelpFirst.ts';
import { useKept } from '../written/useKept.ts';
import { useStep } from '../written/useStep.ts';
import { AddSocialSupportDocument } from './AddSocialSupport.generated.ts';
import { ChoicesStep } from './ChoicesStep.tsx';
import { socialSupport } from './messages/namespace.ts';
import { MessagesStep } from './MessagesStep.tsx';
import { finalSections, inputFrom, messagesIn, NOTHING, planErrors, withNew, type KeptPlan } from './plan.ts';
import { PlanReady } from './PlanReady.tsx';
import { STEPS } from './steps.ts';
import { useContacts } from './useContacts.ts';
import { useSocialPlan } from './useSocialPlan.ts';

/** Social support: wishes and people, messages and a plan, and that it is ready (spec 2 §4). */
export default function SocialSupportPage() {
  const t = useMessages(socialSupport);
  const { userId } = useSession();
  const step = useStep(STEPS);
  const { day } = useDayMode();
  const contacts = useContacts();
  const list = knownOf(contacts.read) ?? [];
  const [kept, keep] = useKept<KeptPlan>(`socialSupport.done.${userId}`);
  const [usedBefore, remember] = useKept<SocialWant[]>(`socialSupport.wants.${userId}`);
  const [isDangerous, setDangerous] = useState(false);
  const help = useHelpFirst(useSave(AddSocialSupportDocument, { makesId: true }), ({ suggestion }) =>
    messagesIn(suggestion ?? ''),
  );
  const form = useForm({
    name: `socialSupport.${userId}`,
    initial: () => NOTHING,
    check: planErrors,
    toInput: (draft) => inputFrom(draft, currentMoment(), todaysDate()),
    save: help.save,
    onSaved: ({ addSocialSupport: { id } }) => {
      const { wants, contactIds, plan } = form.draft;
      const names = list.filter((contact) => contactIds.includes(contact.id)).map(({ name }) => name);
      if (plan === null) return;
      const { source, seen = null } = plan;
      keep({ id, wants, names, sections: finalSections(form.draft), source, seen });
    },
    success: () => (day?.mode === 'afterHelp' || help.hasComeBefore() ? undefined : t('ready.saved')),
    failure: { title: t('plan.notSaved'), text: t('plan.notSavedKept') },
  });
  const writing = useSocialPlan(list, (plan) => {
    setDangerous(false);
    form.change({ plan, messages: withNew(form.draft.messages, plan.messages) });
    remember([...form.draft.wants]);
    step.show(STEPS);
  });

  if (help.crisis !== null)
    return <HelpFound crisis={help.crisis} told={help.told} onGoOn={help.goOn} onNotMe={help.notAboutMe} />;
  if (writing.state.kind === 'help') {
    const { crisis, told } = writing.state;
    return (
      <HelpFound
        crisis={crisis}
        told={told}
        onGoOn={() => {
          setDangerous(crisis === 'abuse');
          writing.goOn();
        }}
        onNotMe={() => {
          setDangerous(crisis === 'abuse');
          writing.notMe();
        }}
      />
    );
  }
  if (kept !== undefined)
    return (
      <PlanReady
        day={day}
        of={kept}
        onAgain={() => {
          keep(undefined);
          step.show(1);
        }}
      />
    );
  const { plan } = form.draft;
  if (plan !== null && step.at === STEPS)
    return <MessagesStep form={form} plan={plan} contacts={list} writing={writing} onBack={() => step.show(1)} />;
  return (
    <ChoicesStep
      form={form}
      contacts={contacts}
      list={list}
      usedBefore={usedBefore ?? []}
      writing={writing}
      isDangerous={isDangerous}
    />
  );
}

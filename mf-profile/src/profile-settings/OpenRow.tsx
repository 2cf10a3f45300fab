import { isOneOf } from '@spire/domain/lists';
import { options, useMessages } from '@spire/i18n';
import { useAnswersInWords } from '@spire/profile-form/useAnswersInWords';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { FieldWrite } from './fieldWrite.ts';
import type { SaveProfileInput } from '../graphTypes.generated.ts';
import { WRITTEN, type RowId } from './fields.ts';
import { useHealthYes, type HealthDecision } from './useHealthYes.ts';
import { SettingRow } from './SettingRow.tsx';
import type { Settings } from './settings.ts';
import { useFieldSave } from './useFieldSave.ts';

const chooseSheet = () => import(/* webpackChunkName: "profile-settings" */ './ChoiceSheet.tsx');
const writeSheet = () => import(/* webpackChunkName: "profile-settings" */ './TextSheet.tsx');
const ChoiceSheet = lazy(chooseSheet);
const TextSheet = lazy(writeSheet);

/** Where the rows are saved. */
export interface Writes {
  /** Names the drafts of what is written. */
  name: string;
  useProfile: () => FieldWrite<SaveProfileInput>;
  useConsent: () => FieldWrite<HealthDecision>;
  /** Nothing is kept, and nothing says that it is. */
  isTrial?: true;
}

interface OpenRowProps {
  id: RowId;
  known: Settings;
  writes: Writes;
  /** In place of a save of the row's own. */
  save?: FieldWrite<SaveProfileInput> | undefined;
  error: string | undefined;
  panel: 'left' | 'right';
}

/** A row with its sheet, which is fetched when it is wanted. */
export function OpenRow({ id, known, writes, save, error, panel }: OpenRowProps) {
  const own = writes.useProfile();
  const yes = useHealthYes(known.healthConsent, writes.useConsent());
  const field = { ...useFieldSave(known, save ?? own, yes), isTrial: writes.isTrial };
  const tOptions = useMessages(options);
  const words = {
    ...useAnswersInWords(field.shown),
    socialSafetyFactors: field.shown.socialSafetyFactors.map((each) => tOptions(`socialSafetyFactors.${each}`)),
  };
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useEffect(() => void chooseSheet().catch(() => undefined), []);
  return (
    <>
      <SettingRow id={id} answers={words[id]} field={field} error={error} onOpen={() => setOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          {isOneOf(WRITTEN, id) ? (
            <TextSheet id={id} name={writes.name} field={field} panel={panel} onClose={close} />
          ) : (
            <ChoiceSheet id={id} field={field} yes={yes} panel={panel} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}

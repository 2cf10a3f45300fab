import { useMessages } from '@spire/i18n';
import type { Form } from '@spire/remote-kit/form';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { useEffect, useRef, type ComponentProps } from 'react';
import { Worse } from '../tool-frame/Stopped.tsx';
import { microRegulation } from './messages/namespace.ts';
import type { MicroDraft } from './microDraft.ts';

/** After one that made things worse: it is saved without a word about that, unless it could not be. */
export function MicroWorse({ form, ...worse }: ComponentProps<typeof Worse> & { form: Form<MicroDraft> }) {
  const { draft, submit, state, ref } = form;
  const t = useMessages(microRegulation);
  const begin = useRef(() => draft.afterFeeling !== null && submit());
  useEffect(() => void begin.current(), []);
  return (
    <div ref={ref}>
      <Worse {...worse}>
        <SaveNotice state={state} title={t('after.failedTitle')}>
          <p>
            {t('after.failed')} {t('after.kept')}
          </p>
        </SaveNotice>
      </Worse>
    </div>
  );
}

import { useMessages } from '@spire/i18n';
import { Checkbox } from '@spire/ui/Checkbox';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { color, space, touch } from '@spire/ui/tokens.ts';
import type { Ref } from 'react';
import styled from 'styled-components';
import { SIGNS } from '../tool-frame/drawings.ts';
import { Initial } from './Initial.tsx';
import { socialSupport } from './messages/namespace.ts';
import type { Contact } from './plan.ts';

/** As many of what they are good for stand beside a name (spec 2 §2). */
const SHOWN_ATTRIBUTES = 2;

interface ContactRowProps {
  contact: Contact;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  onChange: () => void;
  /** The way into changing them, which is come back to. */
  changeRef: Ref<HTMLButtonElement> | undefined;
}

/** A contact in the list: to tick, and to change or remove. */
export function ContactRow({ contact, isTicked, onTick, onChange, changeRef }: ContactRowProps) {
  const t = useMessages(socialSupport);
  const { id, name, attributes } = contact;
  return (
    <Line>
      <Initial id={id} name={name} />
      <Checkbox isChecked={isTicked} onChange={onTick}>
        <Name>{name}</Name>
        <Quiet as="span">
          {attributes
            .slice(0, SHOWN_ATTRIBUTES)
            .map((each) => t(`attribute.${each}`))
            .join(' · ')}
        </Quiet>
      </Checkbox>
      <Sign ref={changeRef} type="button" aria-label={t('people.change', { name })} onClick={onChange}>
        <LineDrawing lines={SIGNS.change} />
      </Sign>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  min-height: ${touch.button};
  gap: ${space(2)};
  > div {
    flex: 1;
    min-width: 0;
  }
  label {
    flex-direction: row-reverse;
    align-items: center;
    justify-content: space-between;
  }
`;

const Name = styled.span`
  display: block;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Sign = styled(LinkButton)`
  flex: none;
  justify-content: center;
  width: ${touch.least};
  color: ${color.muted};
`;

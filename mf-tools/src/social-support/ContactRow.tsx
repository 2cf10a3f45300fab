import { useMessages } from '@spire/i18n';
import { Checkbox } from '@spire/ui/Checkbox';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { color, space, touch } from '@spire/ui/tokens.ts';
import type { Ref } from 'react';
import styled from 'styled-components';
import { SIGNS } from '../tool-frame/drawings.ts';
import { socialSupport } from './messages/namespace.ts';
import type { Contact } from './plan.ts';

/** As many of what they are good for stand beside a name (spec 2 §2). */
const SHOWN_ATTRIBUTES = 2;

interface ContactRowProps {
  contact: Contact;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  onChange: () => void;
  onRemove: () => void;
  /** The way into changing them, which is come back to. */
  changeRef: Ref<HTMLButtonElement> | undefined;
}

/** A contact in the list: to tick, to change and to remove. */
export function ContactRow({ contact, isTicked, onTick, onChange, onRemove, changeRef }: ContactRowProps) {
  const t = useMessages(socialSupport);
  const { name, attributes } = contact;
  return (
    <Line>
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
      <Sign type="button" aria-label={t('people.remove', { name })} onClick={onRemove}>
        <LineDrawing lines={SIGNS.close} />
      </Sign>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  min-height: ${touch.button};
  > :first-child {
    flex: 1;
    min-width: 0;
    margin-right: ${space(2)};
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

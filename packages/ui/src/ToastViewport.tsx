import { Toast as Base } from '@base-ui/react/toast';
import { DELAYS } from '@spire/domain/limits';
import { common, useMessages } from '@spire/i18n';
import { closeToast, useToasts, type ToastKind } from '@spire/remote-kit';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { noticeLooks } from './Notice.tsx';
import { color, icon, media, motion, radius, space, text, touch } from './tokens.ts';
import { useSwipe } from './useSwipe.ts';

/** Above the bottom bar on a phone; in the lower right corner where there is a rail. */
const Place = styled(Base.Viewport)`
  position: fixed;
  z-index: 50;
  inset: auto 12px calc(var(--bar) + 12px);
  display: grid;
  ${media.wide} {
    inset: auto 24px 24px auto;
    width: min(26rem, calc(100vw - 48px));
  }
`;

const Slip = styled(Base.Root)<{ $kind: ToastKind }>`
  grid-area: 1 / 1;
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  padding: ${space(3)} ${space(2)} ${space(3)} ${space(4)};
  border: 1.5px solid ${({ $kind }) => noticeLooks[$kind].ink};
  border-radius: ${radius.control};
  background: ${({ $kind }) => noticeLooks[$kind].soft};
  color: ${color.ink};
  box-shadow: var(--shadow);
  touch-action: pan-y;
  user-select: none;
  transition: opacity ${motion.quick};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
  > svg {
    flex: none;
    margin-top: ${space(2.5)};
    color: ${({ $kind }) => noticeLooks[$kind].ink};
  }
`;

const Words = styled(Base.Content)`
  flex: 1;
  min-width: 0;
  padding-block: ${space(2)};
`;

const Title = styled(Base.Title)`
  ${text.body}
  font-weight: 650;
`;

const Text = styled(Base.Description)`
  ${text.body}
`;

const Close = styled(Base.Close)`
  flex: none;
  display: grid;
  place-content: center;
  width: ${touch.least};
  height: ${touch.least};
  border: 1.5px solid transparent;
  border-radius: 14px;
  background: none;
  color: ${color.ink};
  cursor: pointer;
`;

type Shown = Base.Root.ToastObject<{ kind: ToastKind }>;

function ShownToast({ toast, closeLabel, onClose }: { toast: Shown; closeLabel: string; onClose: () => void }) {
  const { offset, handlers } = useSwipe(onClose);
  const kind = toast.data?.kind ?? 'info';
  const { Drawing } = noticeLooks[kind];
  return (
    <Slip
      toast={toast}
      swipeDirection={[]}
      $kind={kind}
      style={offset === 0 ? {} : { transform: `translateX(${offset}px)` }}
      {...handlers}
    >
      <Drawing {...icon} />
      <Words>
        <Title />
        <Text />
      </Words>
      <Close aria-label={closeLabel}>
        <X {...icon} />
      </Close>
    </Slip>
  );
}

/** Hands the oldest waiting toast to the library, one at a time: none erases another (A21). */
function Slips({ closeLabel }: { closeLabel: string }) {
  const t = useMessages(common);
  const next = useToasts()[0];
  const { toasts, add, close } = Base.useToastManager<{ kind: ToastKind }>();

  useEffect(() => {
    if (next === undefined) return undefined;
    const id = String(next.id);
    const isError = next.kind === 'error';
    add({
      id,
      title: next.title,
      description: next.text,
      timeout: isError ? 0 : DELAYS.toast,
      priority: isError ? 'high' : 'low',
      data: { kind: next.kind },
      onClose: () => closeToast(next.id),
    });
    return () => close(id);
  }, [next, add, close]);

  return (
    <Place aria-label={t('toast.region')}>
      {toasts.map((toast) => (
        <ShownToast key={toast.id} toast={toast} closeLabel={closeLabel} onClose={() => close(toast.id)} />
      ))}
    </Place>
  );
}

/**
 * Where toasts appear. Information and success go after five seconds, waiting while pointed at or focused; errors stay
 * until closed (A21, spec 1 §9). Import it lazily. The library's own swipe is 40 px, so ours stands in.
 */
export function ToastViewport({ closeLabel }: { closeLabel: string }) {
  return (
    <Base.Provider timeout={DELAYS.toast}>
      <Slips closeLabel={closeLabel} />
    </Base.Provider>
  );
}

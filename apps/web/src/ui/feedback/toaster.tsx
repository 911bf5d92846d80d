import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { type FocusEvent, useEffect, useRef } from 'react';
import { dismissToast, holdToasts, type ToastItem, useToasts } from './toast.ts';

/** The toasts. Always mounted, so that screen readers watch the region. Escape removes the newest. */
export function Toaster() {
  const items = useToasts(({ items }) => items);
  const newest = items.at(-1)?.id;
  useEffect(() => {
    if (newest === undefined) return;
    // On the window: an open dialog or menu takes the key first and does not let it come here.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) dismissToast(newest);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [newest]);
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-[max(1rem,env(safe-area-inset-top))] z-toast flex flex-col items-center gap-2 px-4"
    >
      {items.map((item) => (
        <Toast key={item.id} item={item} />
      ))}
    </div>
  );
}

const icons = {
  success: <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-positive" />,
  warning: <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-warning" />,
  error: <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />,
};

function Toast({ item }: { item: ToastItem }) {
  const { id, tone, text, action, detail } = item;
  const hold = useHold();
  return (
    <div
      {...hold}
      className="pointer-events-auto flex max-w-sm animate-rise items-center rounded-[1.75rem] border border-line bg-surface font-medium shadow-float"
    >
      <button
        type="button"
        onClick={() => dismissToast(id)}
        className="flex items-center gap-3 rounded-full px-5 py-3 text-start"
      >
        {icons[tone]}
        {detail ? (
          <span>
            <span className="block">{text}</span>
            <span className="block font-normal text-caption text-ink-soft">{detail}</span>
          </span>
        ) : (
          text
        )}
      </button>
      {action && (
        <button
          type="button"
          onClick={() => {
            dismissToast(id);
            action.onPress();
          }}
          className="me-2 h-9 shrink-0 rounded-full px-4 font-semibold text-ink hover:bg-sunken pointer-coarse:h-11"
        >
          {action.label}
        </button>
      )}
    </div>
  );
}

/** Holds the toasts while this one is pointed at or has the focus; when it goes, the focus goes back. */
function useHold() {
  const cameFrom = useRef<Element | null>(null);
  useEffect(
    () => () => {
      holdToasts('pointer', false);
      holdToasts('focus', false);
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    },
    [],
  );
  return {
    onPointerEnter: () => holdToasts('pointer', true),
    onPointerLeave: () => holdToasts('pointer', false),
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      holdToasts('focus', true);
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return;
      cameFrom.current = null;
      holdToasts('focus', false);
    },
  };
}

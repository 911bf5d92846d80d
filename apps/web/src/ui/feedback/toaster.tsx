import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { dismissToast, type ToastItem, useToasts } from './toast.ts';

/** Where toasts appear. Always there, so that screen readers watch it. */
export function Toaster() {
  const items = useToasts(({ items }) => items);
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-4 z-toast flex flex-col items-center gap-2 px-4"
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
  const { id, tone, text, action } = item;
  return (
    <div className="pointer-events-auto flex max-w-sm animate-rise items-center rounded-full border border-line bg-surface font-medium shadow-float">
      <button
        type="button"
        onClick={() => dismissToast(id)}
        className="flex items-center gap-3 rounded-full px-5 py-3 text-left"
      >
        {icons[tone]}
        {text}
      </button>
      {action && (
        <button
          type="button"
          onClick={() => {
            dismissToast(id);
            action.onPress();
          }}
          className="mr-2 h-9 shrink-0 rounded-full px-4 font-semibold text-accent-ink hover:bg-sunken pointer-coarse:h-11"
        >
          {action.label}
        </button>
      )}
    </div>
  );
}

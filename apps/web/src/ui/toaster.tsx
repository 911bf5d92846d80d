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
  return (
    <button
      type="button"
      onClick={() => dismissToast(item.id)}
      className="pointer-events-auto flex max-w-sm animate-rise items-center gap-3 rounded-full border border-line bg-surface px-5 py-3 text-left font-medium shadow-float"
    >
      {icons[item.tone]}
      {item.text}
    </button>
  );
}

import { createContext, type ReactNode, Suspense, useContext } from 'react';
import { closeDialog, type OpenDialog, useDialogs } from './dialogs.ts';

type Layer = { onClose: (result?: unknown) => void; above: ReactNode };

const LayerContext = createContext<Layer>({ onClose: () => undefined, above: null });

export const useDialogLayer = () => useContext(LayerContext);

/** All open dialogs. Each is rendered inside the one below, so that focus and Escape know their order. */
export function DialogStack() {
  const stack = useDialogs((dialogs) => dialogs.stack);
  return renderFrom(stack, 0);
}

function renderFrom(stack: readonly OpenDialog[], at: number): ReactNode {
  const dialog = stack[at];
  if (!dialog) return null;
  const onClose = (result?: unknown) => closeDialog(dialog.id, result);
  const Content = dialog.component;
  return (
    <LayerContext key={dialog.id} value={{ onClose, above: renderFrom(stack, at + 1) }}>
      <Suspense fallback={null}>
        <Content {...dialog.props} onClose={onClose} />
      </Suspense>
    </LayerContext>
  );
}

import { createContext, type ReactNode, useContext } from 'react';
import { closeDialog, closeDialogsAbove, type OpenDialog, useDialogs } from './dialogs.ts';

type Layer = { onClose: (result?: unknown) => void; above: ReactNode };

const LayerContext = createContext<Layer>({ onClose: () => undefined, above: null });

/** What a dialog knows of the stack that it lies in: how it is closed, and what lies above it. */
export const useDialogLayer = () => useContext(LayerContext);

/** All open dialogs over one scrim. Each is rendered inside the one below, so that focus and Escape know their order. */
export function DialogStack() {
  const stack = useDialogs((dialogs) => dialogs.stack);
  return (
    <>
      {stack.length > 0 && (
        <Scrim
          isWaiting={stack.some(({ Content }) => !Content)}
          onPress={() => closeDialogsAbove(stack.length - 1)}
        />
      )}
      {renderFrom(stack, 0)}
    </>
  );
}

function renderFrom(stack: readonly OpenDialog[], index: number): ReactNode {
  const dialog = stack[index];
  if (!dialog?.Content) return null;
  const { id, Content, props } = dialog;
  const onClose = (result?: unknown) => closeDialog(id, result);
  return (
    <LayerContext key={id} value={{ onClose, above: renderFrom(stack, index + 1) }}>
      <Content {...props} onClose={onClose} />
    </LayerContext>
  );
}

type ScrimProps = { isWaiting: boolean; onPress: () => void };

/** There at once; on a slow line it says that something is coming, and a press calls it off as Back does. */
function Scrim({ isWaiting, onPress }: ScrimProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      onClick={onPress}
      className="fixed inset-0 z-dialog grid animate-fade cursor-default place-items-center bg-scrim"
    >
      {isWaiting && <span className="h-1 w-24 animate-late rounded-full bg-white/70" />}
    </button>
  );
}

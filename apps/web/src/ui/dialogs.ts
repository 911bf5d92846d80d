import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { create } from 'zustand';

/** What every dialog's component is given besides its own props. */
export type DialogProps<Result = void> = { onClose: (result?: Result) => void };

/** A dialog as features know it: its code loads when it is first opened. */
export type DialogDefinition<Props, Result> = {
  component: LazyExoticComponent<ComponentType<Props & DialogProps<Result>>>;
};

// In the stack the types of props and result are behind `openDialog`, which has checked them.
export type OpenDialog = {
  id: number;
  component: ComponentType<object & DialogProps<unknown>>;
  props: object;
  /** What had the focus before. */
  opener: Element | null;
};

type Dialogs = { stack: readonly OpenDialog[] };

export const useDialogs = create<Dialogs>(() => ({ stack: [] }));

const answers = new Map<number, (result: unknown) => void>();
let lastId = 0;

/** `defineDialog(() => import('./gift-dialog.tsx').then((m) => ({ default: m.GiftDialog })))` */
export function defineDialog<Props extends object, Result = void>(
  load: () => Promise<{ default: ComponentType<Props & DialogProps<Result>> }>,
): DialogDefinition<Props, Result> {
  return { component: lazy(load) };
}

/** Opens a dialog over whatever is open. Resolves with its result; undefined when it was just closed. */
export function openDialog<Props extends object, Result>(
  definition: DialogDefinition<Props, Result>,
  props: Props,
): Promise<Result | undefined> {
  lastId += 1;
  const id = lastId;
  const component = definition.component as unknown as OpenDialog['component'];
  return new Promise((resolve) => {
    answers.set(id, (result) => resolve(result as Result | undefined));
    const { activeElement: opener } = document;
    useDialogs.setState(({ stack }) => ({ stack: [...stack, { id, component, props, opener }] }));
  });
}

/** Closes one dialog and all that were opened from it. */
export function closeDialog(id: number, result?: unknown): void {
  const { stack } = useDialogs.getState();
  const at = stack.findIndex((dialog) => dialog.id === id);
  if (at < 0) return;
  useDialogs.setState({ stack: stack.slice(0, at) });
  for (const dialog of stack.slice(at)) {
    answers.get(dialog.id)?.(dialog.id === id ? result : undefined);
    answers.delete(dialog.id);
  }
  const opener = stack[at]?.opener;
  setTimeout(() => giveFocusBack(opener));
}

// Dialogs go at once with all that is in them, and the focus with them, unless somebody has taken it already.
function giveFocusBack(opener: Element | null | undefined): void {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (isLost && opener instanceof HTMLElement) opener.focus();
}

/** Leaves the lowest `count` dialogs open. */
export function closeDialogsAbove(count: number): void {
  const dialog = useDialogs.getState().stack[count];
  if (dialog) closeDialog(dialog.id);
}

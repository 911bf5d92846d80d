import type { ComponentType } from 'react';
import { create } from 'zustand';
import { afterPaint } from '../../lib/react/after-paint.ts';
import { tellNotLoaded } from '../feedback/lazy-part.ts';

/** What every dialog's component is given besides its own props. */
export type DialogProps<Result = void> = { onClose: (result?: Result) => void };

/** A dialog as features know it: its code loads when it is first opened. */
export type DialogDefinition<Props, Result> = {
  load: () => Promise<{ default: ComponentType<Props & DialogProps<Result>> }>;
};

// In the stack the types of props and result are behind `openDialog`, which has checked them.
type AnyDefinition = DialogDefinition<object, unknown>;

export type OpenDialog = {
  id: number;
  definition: AnyDefinition;
  /** Undefined while its code is on the way. */
  Content: ComponentType<object & DialogProps<unknown>> | undefined;
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
  load: DialogDefinition<Props, Result>['load'],
): DialogDefinition<Props, Result> {
  return { load };
}

/**
 * Opens a dialog on top. Resolves with its result; undefined when it was just closed, when its code
 * cannot be had, and when a second press asks for what is still on its way.
 */
export function openDialog<Props extends object, Result>(
  definition: DialogDefinition<Props, Result>,
  props: Props,
): Promise<Result | undefined> {
  const any = definition as unknown as AnyDefinition;
  const top = useDialogs.getState().stack.at(-1);
  if (top && !top.Content && top.definition === any) return Promise.resolve(undefined);
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    answers.set(id, (result) => resolve(result as Result | undefined));
    const { activeElement: opener } = document;
    const dialog = { id, definition: any, Content: undefined, props, opener };
    useDialogs.setState(({ stack }) => ({ stack: [...stack, dialog] }));
    void bringContent(dialog);
  });
}

/** The press is answered first, by the scrim: the content is requested once that has been painted. */
async function bringContent({ id, definition }: OpenDialog): Promise<void> {
  try {
    await afterPaint();
    const { default: Content } = await definition.load();
    useDialogs.setState(({ stack }) => ({
      stack: stack.map((dialog) => (dialog.id === id ? { ...dialog, Content } : dialog)),
    }));
  } catch {
    closeDialog(id);
    await tellNotLoaded();
  }
}

export function closeDialog(id: number, result?: unknown): void {
  const { stack } = useDialogs.getState();
  const index = stack.findIndex((dialog) => dialog.id === id);
  if (index < 0) return;
  useDialogs.setState({ stack: stack.slice(0, index) });
  for (const dialog of stack.slice(index)) {
    answers.get(dialog.id)?.(dialog.id === id ? result : undefined);
    answers.delete(dialog.id);
  }
  const opener = stack[index]?.opener;
  setTimeout(() => giveFocusBack(opener));
}

// Dialogs go at once with all that is in them, and the focus with them, unless another element has taken it already.
function giveFocusBack(opener: Element | null | undefined): void {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (isLost && opener instanceof HTMLElement) opener.focus();
}

/** Leaves the lowest `count` dialogs open. */
export function closeDialogsAbove(count: number): void {
  const dialog = useDialogs.getState().stack[count];
  if (dialog) closeDialog(dialog.id);
}

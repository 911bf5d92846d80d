import { useDialogs } from '../../../ui/overlay/dialogs.ts';

const growMs = 320;

/** Lets what is in view in the viewer grow out of the picture that opened it; nothing where less motion is wanted. */
export function growFromOpener(viewer: HTMLElement): void {
  const { opener } = useDialogs.getState().stack.at(-1) ?? {};
  if (!opener || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // In the same frame, when the list has gone to the post that was opened.
  requestAnimationFrame(() => {
    const stage = viewer.querySelector<HTMLElement>('li:not([inert]) > * [data-stage], [data-stage]');
    const from = opener.getBoundingClientRect();
    if (!stage || from.width === 0) return;
    const to = stage.getBoundingClientRect();
    const x = from.left + from.width / 2 - (to.left + to.width / 2);
    const y = from.top + from.height / 2 - (to.top + to.height / 2);
    const scale = Math.min(from.width / to.width, from.height / to.height);
    stage.animate(
      [{ transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.4 }, { transform: 'none' }],
      { duration: growMs, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    );
  });
}

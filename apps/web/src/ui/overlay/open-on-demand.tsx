import {
  type ComponentProps,
  type ComponentType,
  cloneElement,
  createElement,
  type KeyboardEvent,
  type ReactElement,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { whenIdle } from '../../lib/react/when-idle.ts';
import { lazyPart } from '../feedback/lazy-part.ts';

type Overlay = {
  trigger: ReactElement;
  startsOpen?: boolean;
  isOpen?: boolean | undefined;
  onOpenChange?: (isOpen: boolean) => void;
};

type Kind = { popup: 'menu' | 'dialog'; opensWith?: readonly string[] };

/**
 * An overlay that is only its trigger until it is opened: of a page full of menus none is made before. Its
 * code comes when the page is calm, or with the first wish. `popup` says what opens (ARIA), `opensWith` which keys open it
 * besides those of a button.
 */
export function openOnDemand<Props extends Overlay>(
  load: () => Promise<ComponentType<Props>>,
  { popup, opensWith = [] }: Kind,
) {
  const { Part, askAgain } = lazyPart(load);
  const Loaded = Part as unknown as ComponentType<Overlay>;
  let ahead: Promise<unknown> | undefined;
  return function OnDemand(props: Overlay) {
    const { trigger, isOpen, onOpenChange } = props;
    const [isWanted, setWanted] = useState(props.startsOpen ?? false);
    if (isOpen && !isWanted) setWanted(true);
    useEffect(() => {
      ahead ??= whenIdle()
        .then(load)
        // The first wish asks again.
        .catch(() => undefined);
    }, []);
    const open = () => {
      setWanted(true);
      onOpenChange?.(true);
    };
    const button = cloneElement(trigger as ReactElement<ComponentProps<'button'>>, {
      'aria-haspopup': popup,
      'aria-expanded': false,
      onClick: open,
      onKeyDown: (event: KeyboardEvent) => {
        if (!opensWith.includes(event.key)) return;
        event.preventDefault();
        open();
      },
    });
    if (!isWanted) return button;
    return (
      <Suspense
        fallback={cloneElement(trigger as ReactElement<ComponentProps<'button'>>, { onClick: askAgain })}
      >
        {createElement(Loaded, { ...props, startsOpen: isOpen === undefined })}
      </Suspense>
    );
  };
}

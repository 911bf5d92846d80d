import type { ComponentProps, MouseEvent } from 'react';
import { navigate, preload, useIsHere } from '../../lib/navigation/navigation.ts';
import { afterPaint } from '../../lib/react/after-paint.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; replace?: boolean };

/**
 * A link to an address of the app. It is the browser's own link for everything but a plain click, and loads the
 * page ahead when it is pointed at or focused.
 */
export function Link({ to, replace, onClick, ...rest }: LinkProps) {
  const isHere = useIsHere(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate({ href: to, replace });
  };
  // A finger points and taps at once: its tap is answered first.
  const onIntent = () => void afterPaint().then(() => preload(to));
  return (
    <a
      aria-current={isHere ? 'page' : undefined}
      {...rest}
      href={to}
      onClick={follow}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    />
  );
}

// All others ask the browser for something else: a new tab, a new window, a download.
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier && (target === '' || target === '_self');
}

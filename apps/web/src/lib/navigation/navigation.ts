import { useMemo } from 'react';
import { navigate as changeAddress, useLocationProperty } from 'wouter/use-browser-location';

/** Where in the app a person is. `path` has no slash at its end; `search` is plain text, as ids are. */
export type Place = { path: string; search: Readonly<Record<string, string>> };

export type Target = { href: string; replace?: boolean };

/** Goes to an address of the app; resolves when it is the current one. Where one is already adds no step to go back. */
export async function navigate({ href, replace = false }: Target): Promise<void> {
  if (mayLeave && placeOf(href).path !== location.pathname && !(await mayLeave())) return;
  changeAddress(href, { replace: replace || href === currentHref() });
}

let mayLeave: (() => Promise<boolean>) | undefined;

/** Has `navigate` ask before it leaves the current page. Back and Forward cannot be asked. Returns the way to stop. */
export function askBeforeLeaving(ask: () => Promise<boolean>): () => void {
  mayLeave = ask;
  return () => {
    if (mayLeave === ask) mayLeave = undefined;
  };
}

/** `navigate` for components. */
export function useNavigate(): typeof navigate {
  return navigate;
}

/** The place of the current address, the same object as long as one stays there. */
export function usePlace(): Place {
  const path = useLocationProperty(() => location.pathname);
  const search = useLocationProperty(() => location.search);
  return useMemo(() => placeOf(path + search), [path, search]);
}

/** Whether this address is the current one. */
export function useIsHere(href: string): boolean {
  return useLocationProperty(() => location.pathname + location.search === href);
}

export function currentHref(): string {
  return location.pathname + location.search + location.hash;
}

export function placeOf(href: string): Place {
  const { pathname, searchParams } = new URL(href, location.origin);
  return { path: pathname.replace(/(?<=.)\/+$/, ''), search: Object.fromEntries(searchParams) };
}

/** Tells of every change of the address, and whether it came from Back or Forward. Returns the way to stop. */
export function onAddressChange(listener: (isTravel: boolean) => void): () => void {
  const onEvent = ({ type }: Event) => listener(type === 'popstate');
  for (const type of changes) window.addEventListener(type, onEvent);
  return () => {
    for (const type of changes) window.removeEventListener(type, onEvent);
  };
}

// The browser tells of Back and Forward alone; the last two come from wouter, whoever changed the address.
const changes = ['popstate', 'pushState', 'replaceState'];

let prepare: (place: Place) => void = () => undefined;

/** Sets what is done when somebody is about to go to a place. */
export function prepareWith(prepareAhead: (place: Place) => void): void {
  prepare = prepareAhead;
}

/** Says that somebody is likely to go to this address next. */
export function prepareFor(href: string): void {
  prepare(placeOf(href));
}

import { navigate as changeAddress, useLocationProperty } from 'wouter/use-browser-location';

/** A location in the app. `path` has no trailing slash; `search` is plain text, as ids are. */
export type AppLocation = { path: string; search: Readonly<Record<string, string>> };

export type Target = { href: string; replace?: boolean };

/** Goes to an address of the app; resolves when it is the current one. Where one is already adds no step to go back. */
export async function navigate({ href, replace = false }: Target): Promise<void> {
  if (arrival) await arrival;
  if (blocker && parseLocation(href).path !== location.pathname && !(await blocker())) return;
  changeAddress(href, { replace: replace || href === currentHref() });
}

let arrival: Promise<void> | undefined;
/** Longer than any browser takes to go back, on a busy machine too; nobody shall wait for one that does not. */
const maxTravelMs = 5000;

/**
 * Takes the last entries of the history back. The browser arrives a moment later; a navigation that begins before that
 * waits for it, since it would be taken back as well.
 */
export function removeEntries(count: number): void {
  arrival = new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, maxTravelMs);
  }).then(() => {
    arrival = undefined;
  });
  history.go(-count);
}

let blocker: (() => Promise<boolean>) | undefined;

/** Has `navigate` ask `confirmLeave` before it leaves the page; Back and Forward are not blocked. Returns the removal. */
export function setNavigationBlocker(confirmLeave: () => Promise<boolean>): () => void {
  blocker = confirmLeave;
  return () => {
    if (blocker === confirmLeave) blocker = undefined;
  };
}

/** `navigate` for components. */
export function useNavigate(): typeof navigate {
  return navigate;
}

export function useIsHere(href: string): boolean {
  return useLocationProperty(() => location.pathname + location.search === href);
}

/** Selects from the current path. Components render again when the selection changes, not with each path. */
export function usePathFact<Fact extends string | boolean>(read: (path: string) => Fact): Fact {
  return useLocationProperty(() => read(parseLocation(location.pathname).path));
}

/** The address that is open now, without its origin. */
export function currentHref(): string {
  return location.pathname + location.search + location.hash;
}

/** An address as path and search, the path without a slash at its end. */
export function parseLocation(href: string): AppLocation {
  const { pathname, searchParams } = new URL(href, location.origin);
  return { path: pathname.replace(/(?<=.)\/+$/, ''), search: Object.fromEntries(searchParams) };
}

export function onAddressChange(listener: (isTravel: boolean) => void): () => void {
  const onEvent = ({ type }: Event) => listener(type === 'popstate');
  for (const type of changes) window.addEventListener(type, onEvent);
  return () => {
    for (const type of changes) window.removeEventListener(type, onEvent);
  };
}

// The browser tells of Back and Forward alone; the last two come from wouter for every change of the address.
const changes = ['popstate', 'pushState', 'replaceState'];

let preloader: (location: AppLocation) => void = () => undefined;

export function setPreloader(next: (location: AppLocation) => void): void {
  preloader = next;
}

export function preload(href: string): void {
  preloader(parseLocation(href));
}

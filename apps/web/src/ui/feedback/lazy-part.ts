import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { noAnswer } from '../../lib/call/call-errors.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { lazyWithRetry } from '../../lib/react/lazy-with-retry.ts';
import { toast } from './toast.ts';

/**
 * Says that code which the page needs did not load. A browser may keep a module that failed for as long as the page
 * lives (HTML, module map): where the server can be reached all the same, only reloading the page brings it, and that is
 * offered.
 */
export async function tellNotLoaded(): Promise<void> {
  if (!(await isServerThere())) return toast('error', errorText(noAnswer()));
  toast('error', i18n.t('part.notLoaded'), {
    label: i18n.t('part.reload'),
    onPress: () => location.reload(),
  });
}

async function isServerThere(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

export type LazyPart<Props> = {
  Part: LazyExoticComponent<ComponentType<Props>>;
  /** Called on a retry that failed, with the reason where it is known; not for a slow network. */
  askAgain: () => void;
};

/** A lazy part of a page: `Part` loads when it is first shown; a failed load is shown and retried. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let hasFailed = false;
  const onFailure = () => {
    hasFailed = true;
    void tellNotLoaded();
  };
  const withRetry = lazyWithRetry(() => load().then((component) => ({ default: component })), onFailure);
  return {
    Part: lazy(withRetry) as LazyPart<Props>['Part'],
    askAgain: () => {
      if (hasFailed) void tellNotLoaded();
    },
  };
}

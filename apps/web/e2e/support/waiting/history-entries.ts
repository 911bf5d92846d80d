import type { Page } from '@playwright/test';

const patienceMs = 2000;

/**
 * A closed dialog leaves the browser on its way back over the dialog's history entry. A reload, which no person does within
 * that moment, waits until it has arrived.
 */
export function waitForEntries(page: Page): void {
  const { goto, reload, goBack } = page;
  const settle = () =>
    page.waitForFunction(hasNoStaleEntry, undefined, { timeout: patienceMs }).catch(() => undefined);
  /** A dialog that closes only now takes the load back: then once more. */
  const settled = async <Result>(load: () => Promise<Result>): Promise<Result> => {
    await settle();
    try {
      return await load();
    } catch (error) {
      if (!String(error).includes('net::ERR_ABORTED')) throw error;
      await settle();
      return load();
    }
  };
  page.goto = (...given) => settled(() => goto.apply(page, given));
  page.reload = (...given) => settled(() => reload.apply(page, given));
  page.goBack = (...given) => settled(() => goBack.apply(page, given));
}

// Runs in the page.
function hasNoStaleEntry(): boolean {
  const open = document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"]').length;
  return (history.state?.dialogs ?? 0) <= open;
}

import type { Page } from '@playwright/test';

const patienceMs = 2000;

/**
 * A closed dialog leaves the browser on its way back over the dialog's history entry. Whatever loads the page anew, as
 * no person does within that moment, waits until it has arrived.
 */
export function waitForEntries(page: Page): void {
  const { goto, reload, goBack } = page;
  const settle = () =>
    page.waitForFunction(hasNoStaleEntry, undefined, { timeout: patienceMs }).catch(() => undefined);
  page.goto = async (...given) => {
    await settle();
    return goto.apply(page, given);
  };
  page.reload = async (...given) => {
    await settle();
    return reload.apply(page, given);
  };
  page.goBack = async (...given) => {
    await settle();
    return goBack.apply(page, given);
  };
}

// Runs in the page.
function hasNoStaleEntry(): boolean {
  const open = document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"]').length;
  return (history.state?.dialogs ?? 0) <= open;
}

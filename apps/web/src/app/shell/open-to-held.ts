const open = /^\/(?:settings\/(?:account|help)\/|login$)/;

/** Whether a page stays open while the account is held: account, help and sign-in do. */
export function isOpenToHeld(path: string): boolean {
  return open.test(path);
}

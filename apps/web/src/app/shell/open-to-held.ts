const open = /^\/(?:settings\/(?:account|help)\/|login$)/;

/** Whether a page stays open to somebody whose account is held: their account, help, and the sign-in page. */
export function isOpenToHeld(path: string): boolean {
  return open.test(path);
}

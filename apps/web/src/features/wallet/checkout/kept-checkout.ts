// Which checkout this tab went to; without it the server looks at the newest one.
const key = 'checkout';

export function keepCheckout(checkoutId: string): void {
  sessionStorage.setItem(key, checkoutId);
}

export function keptCheckout(): string | undefined {
  return sessionStorage.getItem(key) ?? undefined;
}

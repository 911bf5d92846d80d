import { personalItem } from '../../../lib/storage/personal-storage.ts';

/** The id of the checkout that this tab went to. Without it the server looks at the newest one. */
export const pendingCheckout = personalItem<string>('tab', 'checkout');

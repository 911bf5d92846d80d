import type { Language } from '@kindred/contract/wire/languages';

/** A card, or another way to pay, that a buyer has left with the provider. Nothing of it can be charged with what is here. */
export type SavedMethod = {
  methodRef: string;
  /** In the provider's words: `card`, `link`, `sepa_debit`… */
  kind: string;
  /** Of a card, in lower case: `visa`. */
  brand?: string;
  /** The last four digits, of kinds that have them. */
  last4?: string;
  /** Of a card. */
  expires?: { month: number; year: number };
  /** Charged for renewals. */
  isDefault: boolean;
};

/** What a provider keeps for buyers. It knows them by a key of ours that names nobody. */
export type SavedMethods = {
  /** The provider's record of a buyer; the same key gives the same one. */
  createCustomer(buyerKey: string): Promise<string>;
  /** Everything that is kept of the buyer goes, and what they are subscribed to ends. */
  deleteCustomer(customerRef: string): Promise<void>;
  /** The default one first; none for an unknown customer. */
  list(customerRef: string): Promise<SavedMethod[]>;
  /** Renewals, also of what runs, are charged to it from now on. False when it is not this customer's. */
  setDefault(customerRef: string, methodRef: string): Promise<boolean>;
  /** False when it is not this customer's. */
  remove(customerRef: string, methodRef: string): Promise<boolean>;
  /** Charges what is overdue of this customer's subscription to a saved method now, and its renewals from then on. */
  payOverdue(
    customerRef: string,
    methodRef: string,
    subscriptionRef: string,
  ): Promise<'paid' | 'declined' | 'not_due' | 'unknown_method'>;
  /** A page of the provider's where the buyer adds and changes methods. Returns to `returnUrl`, an absolute address. */
  openPortal(customerRef: string, page: { returnUrl: string; language: Language }): Promise<string>;
};

import type { SignInProvider } from '@kindred/contract/users/calls';

// Plain letterforms of our own: the provider's name stands beside them.
const letters = { google: 'G', apple: 'A' };

/** A small round sign before a provider's name. */
export function ProviderMark({ provider }: { provider: SignInProvider['provider'] }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-6 place-items-center rounded-full border border-current font-bold text-[0.75rem]/none"
    >
      {letters[provider]}
    </span>
  );
}

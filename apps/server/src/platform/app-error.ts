import { type RefusalName, refusals } from '@kindred/contract/wire/errors';

/** Carries a refusal to the caller. Any other error that is thrown becomes the refusal `internal`. */
export class AppError extends Error {
  readonly refusal: RefusalName;
  readonly data: unknown;

  constructor(refusal: RefusalName, data: unknown = null) {
    super(refusals[refusal].msg);
    this.refusal = refusal;
    this.data = data;
  }
}

/** Throws the named refusal. `data` reaches the caller beside `code` and `msg`, so it must hold no internals. */
export function refuse(refusal: RefusalName, data: unknown = null): never {
  throw new AppError(refusal, data);
}

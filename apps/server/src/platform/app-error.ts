import { type RefusalName, refusals } from '@kindred/contract/wire/errors';

/** A refusal on its way to the caller; anything else that is thrown becomes `internal`. */
export class AppError extends Error {
  readonly refusal: RefusalName;
  readonly data: unknown;

  constructor(refusal: RefusalName, data: unknown = null) {
    super(refusals[refusal].msg);
    this.refusal = refusal;
    this.data = data;
  }
}

/** Throws the named refusal. `data` goes to the caller beside `code` and `msg`: no internals in it. */
export function refuse(refusal: RefusalName, data: unknown = null): never {
  throw new AppError(refusal, data);
}

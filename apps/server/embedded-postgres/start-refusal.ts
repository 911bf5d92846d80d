/** A reason not to start that the person at the keyboard can mend: print `message` as one line and exit with 1. */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}

// Free of zod, so that the browser can load it.

/** How many recovery codes a person gets at once; each works once. */
export const recoveryCodeCount = 10;

/** Wrong codes that an account takes before it waits. */
export const maxWrongCodes = 10;
export const wrongCodeMinutes = 15;

/** The longest code that is read: a recovery code with spaces or dashes in it. */
export const codeMaxLength = 40;

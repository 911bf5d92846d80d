import { z } from 'zod';

/** A setting that cannot be used. Its message is one line for the person who starts the server. */
export class ConfigError extends Error {}

/** A setting that is an address with one of these protocols. */
export const urlText = (protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `must be a URL with ${protocols.join(' or ')}//`,
  });

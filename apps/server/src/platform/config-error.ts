import { z } from 'zod';

/** Reports an unusable setting. Its message is one line for the person who starts the server. */
export class ConfigError extends Error {}

export const urlText = (protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `must be a URL with ${protocols.join(' or ')}//`,
  });

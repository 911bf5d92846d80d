// Free of zod, so that the browser can load it.

/** What somebody without an account can ask to have removed. */
export const removalKinds = ['intimate_image', 'copyright', 'illegal'] as const;
export type RemovalKind = (typeof removalKinds)[number];

/** Within so many hours it is decided: intimate images by the TAKE IT DOWN Act, the others as card networks ask of complaints. */
export const removalHours: Record<RemovalKind, number> = {
  intimate_image: 48,
  copyright: 168,
  illegal: 168,
};
export const removalUrlMaxLength = 2000;
export const removalContentMinLength = 20;
export const removalContentMaxLength = 4000;
export const removalSignatureMaxLength = 200;
export const removalsPerHour = 5;

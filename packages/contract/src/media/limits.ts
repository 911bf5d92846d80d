// Free of zod, so that the browser can load it.

export const maxImageBytes = 20 * 1024 * 1024;
export const maxClipBytes = 64 * 1024 * 1024;
export const maxClipSeconds = 180;
/** A clip, its poster, and the form around them. */
export const maxUploadBytes = maxClipBytes + 2 * 1024 * 1024;

/** A voice note. */
export const maxVoiceBytes = 8 * 1024 * 1024;
export const maxVoiceSeconds = 300;
/** Bars of its waveform, each from 0 to 100. */
export const voicePeaks = 64;

/** By what a browser names what it makes, so that a repeat is known: a UUID, mostly. */
export const clientId = /^[A-Za-z0-9-]{8,64}$/;

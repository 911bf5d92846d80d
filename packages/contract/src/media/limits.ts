// Free of zod, so that the browser can load it.

export const maxImageBytes = 40 * 1024 * 1024;
/** What is decoded at most; a phone's largest photo mode has 200 million. */
export const maxImagePixels = 50_000_000;
export const maxClipBytes = 2 * 1024 ** 3;
export const maxClipSeconds = 3600;
/** A picture, or a small clip with its poster, in one form. Larger files come in parts. */
export const maxUploadBytes = 66 * 1024 * 1024;

/** Where a file comes in parts: tus 1.0 (tus.io/protocols/resumable-upload). */
export const transferPath = '/v3/api/media/tus';
/** Names the file in the answers to its upload. */
export const mediaIdHeader = 'x-media-id';
/** What our client sends at a time; reverse proxies often take no more than 10 MB. */
export const partBytes = 8 * 1024 * 1024;
/** Files of one person on their way at a time. */
export const transfersMax = 40;
/** An upload without a new part for so long is forgotten. */
export const transferHours = 24;

/** A voice note. */
export const maxVoiceBytes = 8 * 1024 * 1024;
export const maxVoiceSeconds = 300;
/** Bars of its waveform, each from 0 to 100. */
export const voicePeaks = 64;

/** By what a browser names what it makes, so that a repeat is known: a UUID, mostly. */
export const clientId = /^[A-Za-z0-9-]{8,64}$/;

/** This browser has no voice to read with. */
export class NoDeviceVoice extends Error {}

const voicesMs = 1500;

/** Reads words aloud with the browser's own voice until they end or `signal` aborts. Throws NoDeviceVoice where there is none. */
export async function speakByDevice(words: string, language: string, signal: AbortSignal): Promise<void> {
  const synthesis = window.speechSynthesis as SpeechSynthesis | undefined;
  if (!synthesis || !(await hasVoices(synthesis))) throw new NoDeviceVoice();
  if (signal.aborted) return;
  synthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.lang = languageOf(words, language);
  const end = Promise.withResolvers<void>();
  signal.addEventListener('abort', () => {
    synthesis.cancel();
    end.resolve();
  });
  utterance.addEventListener('end', () => end.resolve());
  utterance.addEventListener('error', () =>
    signal.aborted ? end.resolve() : end.reject(new NoDeviceVoice()),
  );
  synthesis.speak(utterance);
  await end.promise;
}

/** Browsers load their list of voices on first use. */
async function hasVoices(synthesis: SpeechSynthesis): Promise<boolean> {
  if (synthesis.getVoices().length > 0) return true;
  await new Promise<void>((resolve) => {
    synthesis.addEventListener('voiceschanged', () => resolve(), { once: true });
    setTimeout(resolve, voicesMs);
  });
  return synthesis.getVoices().length > 0;
}

/** Chinese and Japanese by their scripts; else the language that the page is read in. */
function languageOf(words: string, language: string): string {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(words)) return 'ja';
  return /\p{Script=Han}/u.test(words) ? 'zh' : language;
}

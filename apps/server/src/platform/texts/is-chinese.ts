/** Whether a text is written in Chinese: with Han characters, and without the syllables of Japanese. */
export function isChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text) && !isJapanese(text);
}

/** Whether a text has syllables of Japanese in it. */
export function isJapanese(text: string): boolean {
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}

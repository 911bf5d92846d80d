/** Returns whether a text is Chinese: it has Han characters and no Japanese syllables. */
export function isChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text) && !isJapanese(text);
}

export function isJapanese(text: string): boolean {
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}

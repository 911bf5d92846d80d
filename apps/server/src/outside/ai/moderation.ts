/** What a provider finds in a text that nobody else has to. */
export type ModeratedText = {
  /** The writer speaks of harming themselves. */
  isSelfHarm: boolean;
  /** It sexualises minors. */
  isSexualMinors: boolean;
};

/** Reads texts beside the embedded rules. */
export type Moderation = {
  /** Undefined where nothing is found in time. */
  judge(text: string): Promise<ModeratedText | undefined>;
};

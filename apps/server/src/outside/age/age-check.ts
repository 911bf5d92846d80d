/**
 * Who finds out how old somebody is. Staff does where no provider is configured; a provider sends the person to a page of its
 * own and reports back.
 */
export type AgeCheck = {
  /** Begins the check of a case. `checkUrl`: the page on which the person shows it; undefined where staff looks at the case. */
  beginCheck(subject: { caseId: string; userId: string }): Promise<{ checkUrl: string | undefined }>;
};

import type { ReportedType } from '@kindred/contract/moderation/limits';
import type { RefusalName } from '@kindred/contract/wire/errors';
import type { Tx } from '../../platform/db/db.ts';
import type { Viewer } from '../../viewer.ts';

/** A kind of thing that can be reported. */
export type Reportable = {
  type: ReportedType;
  /** The refusal of a report when the thing is not there for the viewer. */
  missing: RefusalName;
  /** Returns the thing as the viewer sees it, else undefined. Runs in the transaction that stores the report. */
  find: (
    tx: Tx,
    input: { viewer: Viewer; id: string; chatNo: number; now: Date },
  ) => Promise<Reported | undefined>;
};

export type Reported = {
  /** The id of the thing, under every name in reports. */
  id: string;
  authorId: string;
  /** Words that their author wrote for nobody in particular; deleted with the account. At most 5,000 characters. */
  content: string;
  /** Words that were said to somebody, and what surrounds them; kept. */
  evidence?: unknown[];
};

export type ModerationHooks = {
  /** One for each type of the wire. */
  reportables: Reportable;
};

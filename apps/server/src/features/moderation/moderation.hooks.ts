import type { ReportedType } from '@kindred/contract/moderation/limits';
import type { RefusalName } from '@kindred/contract/wire/errors';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Viewer } from '../../viewer.ts';
import type { CaseKindRule, Effect } from './cases/case-kind.ts';
import type { HeldKind } from './held/hold-change.ts';

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
  /** Takes it from everybody but its author. A kind without it can only be warned about. */
  remove?: (tx: Tx, thing: { id: string; reason: string; now: Date }) => Promise<Effect>;
  /** Undoes `remove`. */
  restore?: (tx: Tx, thing: { id: string; now: Date }) => Promise<void>;
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

/** Writes what staff approved. A refusal says that what is changed no longer stands as the change needs it. */
export type HeldChangeRule = {
  kind: HeldKind;
  write: (
    context: Pick<Context, 'hooks' | 'clock'>,
    tx: Tx,
    change: { userId: string; subjectId: string; fields: Record<string, unknown>; mediaIds: string[] },
  ) => Promise<void>;
};

export type ModerationHooks = {
  /** One for each kind of change that is held. */
  heldChanges: HeldChangeRule;
  /** One for each type of the wire. */
  reportables: Reportable;
  /** One for each kind of case. */
  caseKinds: CaseKindRule;
};

import type { CaseDecision, DecisionReason, StaffQueue } from '@kindred/contract/moderation/limits';
import type { StaffCase } from '@kindred/contract/moderation/staff-calls';
import type { Language } from '@kindred/contract/wire/languages';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/db.ts';

export type CaseKind =
  | 'distress'
  | 'age'
  | 'age_appeal'
  | 'appeal'
  | 'report'
  | 'post_review'
  | 'comment_review'
  | 'change_review'
  | 'person'
  | 'ticket'
  | 'removal';

/** An open case while it is decided; its row and its person's are locked. */
export type OpenCase = {
  case_id: string;
  queue: StaffQueue;
  kind: CaseKind;
  user_id: string;
  about_case_id: string | null;
  subject_type: number | null;
  subject_id: string | null;
};

export type Verdict = {
  decision: CaseDecision;
  reason: DecisionReason;
  /** What staff write to the person. */
  reply: string;
  /** Of a mute or a ban; null: for good. */
  days: number | null;
  by: { id: string | null; name: string };
  now: Date;
};

/** What a decision changed, for the log. */
export type Effect = { before: string; after: string };

export type CaseWords = {
  content: string;
  lines: { identity: string; content: string; createdAt: Date }[];
  /** In which the person reads an answer. */
  language: Language | null;
  /** What others ask about the thing, for cases that come from them. */
  reports?: StaffCase['reports'];
};

/** How cases of a kind are decided. A feature hands its kinds in as `caseKinds`. */
export type CaseKindRule = {
  kind: CaseKind;
  /** What a case of the kind about such a thing can be decided to. */
  decisions: (context: Pick<Context, 'hooks'>, subjectType: number | null) => readonly CaseDecision[];
  /** Carries the decision out, in the transaction that stores it. */
  decide: (
    context: Pick<Context, 'hooks' | 'clock'>,
    tx: Tx,
    openCase: OpenCase,
    verdict: Verdict,
  ) => Promise<Effect>;
  /** Undoes the decision, when an appeal succeeds. */
  restore?: (
    context: Pick<Context, 'hooks' | 'clock'>,
    tx: Tx,
    decided: OpenCase,
    now: Date,
  ) => Promise<void>;
  /** Reads what is kept elsewhere about the thing of a case, for the staff who look at it. */
  read?: (context: Context, about: { subjectId: string; caseId: string }) => Promise<CaseWords>;
  /** Runs as a job once the decision is stored: notifies those whom it concerns. */
  notify?: (
    context: Context,
    decided: OpenCase & Omit<Verdict, 'now' | 'reply' | 'days' | 'by'>,
  ) => Promise<void>;
};

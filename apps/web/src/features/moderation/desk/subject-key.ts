import { caseSubject } from '@kindred/contract/moderation/limits';
import type { StaffCase } from '@kindred/contract/moderation/staff-calls';

const names = Object.entries(caseSubject) as [keyof typeof caseSubject, number][];

/** The text that names what a case is about; undefined where it is about an account. */
export function subjectKey({ subject_type }: StaffCase) {
  const name = names.find(([, type]) => type === subject_type)?.[0];
  return name && (`desk.subject.${name}` as const);
}

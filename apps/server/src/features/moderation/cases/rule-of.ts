import type { Context } from '../../../context.ts';
import type { CaseKindRule, OpenCase } from './case-kind.ts';

export function ruleOf({ hooks }: Pick<Context, 'hooks'>, kind: OpenCase['kind']): CaseKindRule {
  const rule = hooks.caseKinds.find((candidate) => candidate.kind === kind);
  if (!rule) throw new Error(`no feature says how a case of ${kind} is decided`);
  return rule;
}

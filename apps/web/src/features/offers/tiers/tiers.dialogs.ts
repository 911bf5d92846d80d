import type { OwnTiers } from '@kindred/contract/subscriptions/tier-calls';
import { defineDialog } from '../../../ui/overlay/dialogs.ts';

export type OwnTier = OwnTiers['list'][number];

/** `tier`: the one that is changed; left out for a new one. `prices`: what it may cost, in US cents. */
export type TierFormProps = { tier?: OwnTier; prices: number[] };

export const tierFormDialog = defineDialog<TierFormProps>(() =>
  import('./tier-form-dialog.tsx').then((module) => ({ default: module.TierFormDialog })),
);

export const retireTierDialog = defineDialog<{ tier: OwnTier }>(() =>
  import('./retire-tier-dialog.tsx').then((module) => ({ default: module.RetireTierDialog })),
);

import { defineDialog } from '../../../ui/overlay/dialogs.ts';

export const promotionDialog = defineDialog<Record<never, never>>(() =>
  import('./promotion-dialog.tsx').then((module) => ({ default: module.PromotionDialog })),
);

export const promotionClaimsDialog = defineDialog<{ promotionId: string; name: string }>(() =>
  import('./promotion-claims-dialog.tsx').then((module) => ({ default: module.PromotionClaimsDialog })),
);

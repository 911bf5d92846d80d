import { defineDialog, openDialog } from '../../../ui/overlay/dialogs.ts';

/** Something that was received. */
export type Reward =
  | { kind: 'diamonds'; diamonds: number; balance: number }
  | {
      kind: 'sale';
      /** Who did; empty when they have left. */
      name: string;
      avatar: string;
      usdCents: number;
      /** The conversation to thank in; null when nobody would read it. */
      thanksTo: string | null;
    }
  | {
      kind: 'gift';
      /** Who gave it; empty when they have left. */
      name: string;
      avatar: string;
      diamonds: number;
      netUsdCents: number;
      /** When it can be paid out. */
      availableTime: string | null;
      /** The conversation to thank in; null when nobody would read it. */
      thanksTo: string | null;
    };

const rewardDialog = defineDialog<{ reward: Reward }>(() =>
  import('./reward-dialog.tsx').then((module) => ({ default: module.RewardDialog })),
);

export function openReward(reward: Reward): void {
  void openDialog(rewardDialog, { reward });
}

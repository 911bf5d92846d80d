import type { Inviter } from '@kindred/contract/invites/calls';
import { Avatar } from '../../ui/media/avatar.tsx';

export function InviterNote({ inviter, text }: { inviter: Inviter; text: string }) {
  return (
    <p className="flex w-fit max-w-full items-center gap-3 rounded-3xl bg-sunken py-1.5 pe-5 ps-1.5 font-medium text-ink">
      <Avatar src={inviter.avatar} name={inviter.name} size="small" />
      <span className="wrap-anywhere min-w-0">{text}</span>
    </p>
  );
}

import type { ChatMessage } from '@kindred/contract/chat/calls';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

type BubbleProps = {
  isOwn: boolean;
  identity: ChatMessage['identity'];
  isFirst: boolean;
  isLast: boolean;
  children: ReactNode;
};

export function Bubble({ isOwn, identity, isFirst, isLast, children }: BubbleProps) {
  return (
    <div
      className={classNames(
        'min-w-0 max-w-[85%] rounded-card px-4 py-2.5 sm:max-w-[75%]',
        tone(isOwn, identity),
        isOwn && !isFirst && 'rounded-se-md',
        isOwn && !isLast && 'rounded-ee-md',
        !isOwn && !isFirst && 'rounded-ss-md',
        !isOwn && !isLast && 'rounded-es-md',
      )}
    >
      {children}
    </div>
  );
}

function tone(isOwn: boolean, identity: ChatMessage['identity']): string {
  const isMachine = identity === 'ai' || identity === 'automated';
  if (isMachine) return 'border border-line bg-surface';
  return isOwn ? 'bg-own' : 'bg-sunken';
}

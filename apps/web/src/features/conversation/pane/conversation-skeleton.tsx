import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

const bubbles = ['h-12 w-3/5', 'h-20 w-1/2', 'ms-auto h-12 w-2/5', 'h-16 w-3/5', 'ms-auto h-12 w-1/3'];

export function ConversationSkeleton() {
  return (
    <div className="flex grow flex-col justify-end gap-3 p-4">
      {bubbles.map((shape) => (
        <Skeleton key={shape} className={`rounded-card ${shape}`} />
      ))}
    </div>
  );
}

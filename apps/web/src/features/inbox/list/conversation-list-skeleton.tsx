import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

export function ConversationListSkeleton() {
  return (
    <div className="px-4">
      {[1, 2, 3, 4, 5, 6].map((index) => (
        <div key={index} className="flex items-center gap-3 py-3">
          <Skeleton className="size-12 rounded-full" />
          <div className="grow space-y-2">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-3.5 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}

import { Skeleton } from '../../ui/feedback/skeleton.tsx';

export function NotificationsSkeleton() {
  return (
    <div className="flex flex-col gap-1">
      {Array.from({ length: 7 }, (_, index) => (
        <div key={index} className="flex h-18 items-center gap-4 px-3">
          <Skeleton className="size-11 shrink-0 rounded-full" />
          <div className="grow">
            <Skeleton className="mb-2 h-4 w-2/3" />
            <Skeleton className="h-3 w-20" />
          </div>
        </div>
      ))}
    </div>
  );
}

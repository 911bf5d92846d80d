/** Our sign, with the name beside it unless there is no room. Lazy: on phones it is there but not shown. */
export function Brand({ isMark = false, className = '' }: { isMark?: boolean; className?: string }) {
  return (
    <span className={`flex items-center gap-2.5 ${className}`}>
      <img
        src="/icon.svg"
        alt=""
        loading="lazy"
        width={36}
        height={36}
        className="size-9 rounded-[0.65rem]"
      />
      {!isMark && <span className="font-bold text-title">Kindred</span>}
    </span>
  );
}

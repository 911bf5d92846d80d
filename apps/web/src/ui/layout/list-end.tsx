import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { classNames } from '../class-names.ts';
import { Button } from '../controls/button.tsx';

type ListEndProps = {
  /** Why more could not be had; none where it can. */
  error: unknown;
  isLoading?: boolean;
  onLoad: () => void;
  /** What the button says; without it there is a button only to try again. */
  label?: string;
  size?: 'small' | 'medium';
  className?: string;
};

export function ListEnd({
  error,
  isLoading = false,
  onLoad,
  label,
  size = 'medium',
  className = 'items-center text-center',
}: ListEndProps) {
  const { t } = useTranslation();
  const hasFailed = Boolean(error);
  return (
    <div className={classNames('flex flex-col gap-3', className)}>
      {hasFailed && <p role="alert">{errorText(error)}</p>}
      {(hasFailed || label !== undefined) && (
        <Button
          variant={size === 'small' ? 'quiet' : 'secondary'}
          size={size}
          className="pointer-coarse:h-11"
          isLoading={isLoading}
          onClick={onLoad}
        >
          {label ?? t('common.retry')}
        </Button>
      )}
    </div>
  );
}

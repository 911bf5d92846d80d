import { ClipboardList } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';

type BriefToggleProps = { isOpen: boolean; onToggle: () => void };

export function BriefToggle({ isOpen, onToggle }: BriefToggleProps) {
  const { t } = useTranslation();
  return (
    <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={onToggle}>
      <ClipboardList aria-hidden="true" className="size-4" />
      {t('brief.title')}
    </Button>
  );
}

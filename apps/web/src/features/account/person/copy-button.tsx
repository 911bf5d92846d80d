import { Copy } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';

export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast('success', t('prefs.account.copied')),
      () => toast('error', t('prefs.account.notCopied')),
    );
  return <IconButton label={label} icon={<Copy className="size-5" />} onClick={() => void copy()} />;
}

import { Copy } from 'lucide-react';
import { useSettingsTexts } from '../../lib/i18n/settings/use-settings-texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';

/** Puts a text on the clipboard. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { s } = useSettingsTexts();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast('success', s('account.copied')),
      () => toast('error', s('account.notCopied')),
    );
  return <IconButton label={label} icon={<Copy className="size-5" />} onClick={() => void copy()} />;
}

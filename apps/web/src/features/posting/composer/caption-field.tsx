import { captionMaxLength } from '@kindred/contract/posting/limits';
import type { Ref } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextArea } from '../../../ui/form/text-field.tsx';

const tellsFrom = 500;

/** The words of a post; the number left is shown when few are left. */
export function CaptionField({
  content,
  onChange,
  ref,
}: {
  content: string;
  ref: Ref<HTMLTextAreaElement>;
  onChange: (content: string) => void;
}) {
  const { t } = useTranslation();
  const left = captionMaxLength - content.length;
  return (
    <TextArea
      ref={ref}
      label={t('composer.caption')}
      placeholder={t('composer.captionHint')}
      hint={left <= tellsFrom ? t('composer.captionLeft', { count: left }) : undefined}
      rows={4}
      maxLength={captionMaxLength}
      value={content}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

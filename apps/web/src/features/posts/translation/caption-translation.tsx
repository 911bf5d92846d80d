import type { Post } from '@kindred/contract/posts/calls';
import { knownLanguage } from '@kindred/contract/wire/languages';
import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/call/call.ts';
import { hasCode } from '../../../lib/call/call-errors.ts';
import { callQuery } from '../../../lib/call/call-queries.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { LinkedText } from '../../../ui/text/linked-text.tsx';

/** Translate, under a caption in another language; then the translation, that AI made it, and the way back. */
export function CaptionTranslation({ post }: { post: Pick<Post, 'diary_id' | 'content'> }) {
  const { t, language } = useTranslation();
  const [isShown, setShown] = useState(false);
  const { data: config } = useQuery({
    ...callQuery('getTranslationConfig', {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const translation = useMutation({
    mutationFn: () =>
      call('translatePost', { diary_id: post.diary_id, language: knownLanguage(language) ?? 'en' }),
  });
  if (!config?.is_offered) return null;
  const translate = () => {
    setShown(true);
    if (!translation.data) translation.mutate();
  };
  const action = 'rounded py-1 font-semibold text-caption text-ink-soft hover:text-ink disabled:opacity-60';
  return (
    <div aria-live="polite">
      {isShown && translation.data ? (
        <>
          <p lang={language} className="wrap-anywhere mt-2 whitespace-pre-line border-line border-s-2 ps-3">
            <LinkedText text={translation.data.content} />
          </p>
          <p className="flex items-center gap-2 text-caption text-ink-soft">
            {t('translation.byAi')}
            <button type="button" onClick={() => setShown(false)} className={action}>
              {t('translation.original')}
            </button>
          </p>
        </>
      ) : hasCode(translation.error, refusalCodes.translationOff) ? null : (
        <button type="button" onClick={translate} disabled={translation.isPending} className={action}>
          {t(translation.isPending ? 'translation.working' : 'translation.translate')}
        </button>
      )}
      {translation.error && (
        <p role="alert" className="text-caption text-danger">
          {errorText(translation.error)}
        </p>
      )}
    </div>
  );
}

import { staffReplyMaxLength } from '@kindred/contract/moderation/limits';
import type { Language } from '@kindred/contract/wire/languages';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { savedRepliesQuery } from './desk.queries.ts';

type ReplyFieldProps = { language: Language; reply: string; onChange: (reply: string) => void };

/** What is written to the person, who reads this language; a saved answer may begin it. */
export function ReplyField({ language, reply, onChange }: ReplyFieldProps) {
  const { t, language: own } = useTranslation();
  const saved = useQuery(savedRepliesQuery(language)).data?.list ?? [];
  const name = new Intl.DisplayNames([own], { type: 'language' }).of(language) ?? language;
  return (
    <>
      <Select
        label={t('desk.savedReply')}
        value={saved.find(({ content }) => content === reply)?.name ?? ''}
        onChange={({ target }) => onChange(saved.find((item) => item.name === target.value)?.content ?? '')}
      >
        <option value="">{t('desk.savedNone')}</option>
        {saved.map((item) => (
          <option key={item.name} value={item.name}>
            {t(`desk.saved.${item.name}`)}
          </option>
        ))}
      </Select>
      <TextArea
        label={t('desk.reply')}
        hint={t('desk.replyLanguage', { language: name })}
        lang={language}
        value={reply}
        rows={6}
        maxLength={staffReplyMaxLength}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}

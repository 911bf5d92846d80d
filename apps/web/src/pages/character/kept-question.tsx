import { messageMaxLength } from '@kindred/contract/chat/limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { draftItem } from '../../features/conversation/insert-text.ts';
import { userQuery } from '../../features/users/users.queries.ts';
import { navigate } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/navigation/paths.ts';

/** Leads from a question that was picked on the public page to the conversation, with the question in its composer. */
export function KeptQuestion({ charId, question }: { charId: string; question: string }) {
  const userId = useQuery(userQuery()).data?.user_id;
  useEffect(() => {
    if (userId === undefined) return;
    draftItem({ char_id: charId, user_id: userId, chat_no: 0 }).set(question.slice(0, messageMaxLength));
    void navigate({ href: paths.conversation(charId), replace: true });
  }, [charId, userId, question]);
  return null;
}

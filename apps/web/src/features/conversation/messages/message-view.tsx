import { memo } from 'react';
import { HelpCard } from '../../care/help-card.tsx';
import { CareMessage } from './care-message.tsx';
import { GiftMessage } from './gift/gift-message.tsx';
import { AgeLine } from './lines/age-line.tsx';
import { LevelLine } from './lines/level-line.tsx';
import { MilestoneLine } from './lines/milestone-line.tsx';
import { ModeLine } from './lines/mode-line.tsx';
import { Words, type WordsProps } from './words.tsx';

/** One message: words with what they bring along, a gift, a change of who answers, help, or care. */
export const MessageView = memo(function MessageView(props: WordsProps) {
  const { conversation, message } = props;
  switch (message.type) {
    case 'mode':
      return <ModeLine message={message} conversation={conversation} />;
    case 'level':
      return <LevelLine message={message} conversation={conversation} />;
    case 'milestone':
      return <MilestoneLine message={message} conversation={conversation} />;
    case 'help':
      return <HelpCard text={message.content} />;
    case 'care':
      return <CareMessage text={message.content} />;
    case 'age':
      return <AgeLine message={message} conversation={conversation} />;
    case 'gift':
      return <GiftMessage message={message} conversation={conversation} />;
    case 'text':
    case 'image':
    case 'video':
    case 'voice':
      return <Words {...props} />;
    default:
      return message.type satisfies never;
  }
});

import { splitLinks } from '../../lib/format/link-tokens.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Link } from '../controls/link.tsx';

const look = 'font-semibold text-creator-ink hover:underline';

export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map((token, index) => {
    switch (token.kind) {
      case 'text':
        return token.text;
      case 'web':
        return (
          <a
            key={index}
            href={token.href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className={`${look} wrap-anywhere`}
          >
            {token.text}
          </a>
        );
      case 'handle':
        return (
          <Link key={index} to={paths.character(token.handle)} className={look}>
            {token.text}
          </Link>
        );
      case 'tag':
        return (
          <Link key={index} to={paths.tag(token.tag)} className={look}>
            {token.text}
          </Link>
        );
      default:
        return token satisfies never;
    }
  });
}

import { Sprout } from 'lucide-react';
import { useState } from 'react';
import { RefusalError } from '../../lib/call/call-errors.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Spinner } from '../../ui/controls/spinner.tsx';
import { CountBadge, Tag } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Brand } from '../../ui/layout/brand.tsx';
import { ListEnd } from '../../ui/layout/list-end.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';
import { Face } from '../../ui/media/face.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { QrCode } from '../../ui/media/qr-code.tsx';
import { SeekSlider } from '../../ui/media/seek-slider.tsx';
import { CheckList } from '../../ui/text/check-list.tsx';
import { FoldedText } from '../../ui/text/folded-text.tsx';
import { LinkedText } from '../../ui/text/linked-text.tsx';
import { Diamonds } from '../../ui/text/money.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import { VerifiedName } from '../../ui/text/verified-name.tsx';
import { Part, Sample } from './sample.tsx';

const longName = 'Sylvenne Alexandrine of the Very Last Wood before the Sea';
const refusal = { code: 5030, msg: 'Please try again in a moment', status: 200, requestId: '7f3a-12' };
const picture = { url: '/icon-maskable-512.png', placeholder: '', sources: [], width: 512, height: 512 };

export function ContentSamples() {
  return (
    <Part title="Content">
      <Sample name="Avatar: sizes, without a picture, with a broken one">
        {(['small', 'medium', 'large', 'huge'] as const).map((size) => (
          <Avatar key={size} src="/icon-maskable-192.png" name="Kindred" size={size} />
        ))}
        <Avatar src="" name="Ada" />
        <Avatar src="data:," name="Zoë" />
      </Sample>
      <Sample name="Face: online, offline, without a picture">
        <Face src="/icon-maskable-192.png" name="Kindred" isOnline size="large" />
        <Face src="" name="Ada" isOnline />
        <Face src="" name="Zoë" isOnline={false} />
      </Sample>
      <Sample name="LinkedText: addresses, handles and tags in what people write">
        <p>
          <LinkedText text="With @mara_clay at the #kiln, https://example.com/glazes. Not mia@example.com." />
        </p>
      </Sample>
      <Sample name="VerifiedName: verified, plain, long">
        <VerifiedName name="Ada" label={2} />
        <VerifiedName name="Ada" label={0} />
        <span className="flex w-48">
          <VerifiedName name={longName} label={2} />
        </span>
      </Sample>
      <Sample name="CountBadge 1, 99, 100; Tag neutral, strong, good, warning">
        {[1, 99, 100].map((count) => (
          <CountBadge key={count} count={count} label={`${count} unread`} />
        ))}
        <Tag>Scheduled</Tag>
        <Tag tone="strong">Trial</Tag>
        <Tag tone="warning">Ends soon</Tag>
      </Sample>
      <Sample name="Diamonds, RichText, Brand">
        <Diamonds amount={0} />
        <Diamonds amount={1_234_567} />
        <span>
          <RichText text="prefs.support.answers" parts={{ link: (words) => <strong>{words}</strong> }} />
        </span>
        <Brand />
        <Brand isMark />
      </Sample>
      <MediaSamples />
    </Part>
  );
}

function MediaSamples() {
  return (
    <>
      <Sample name="Picture: there, and still on its way">
        <Picture source={picture} alt="Our sign" className="size-24 rounded-card" />
        <Picture source={{ ...picture, url: '' }} alt="" className="size-24 rounded-card" />
      </Sample>
      <Sample name="FoldedText: more than four lines">
        <FoldedText
          text={'What somebody wrote about what they do and why one would come back. '.repeat(6).trim()}
        />
      </Sample>
      <Sample name="CheckList: short, long">
        <CheckList
          className="max-w-64"
          lines={[
            'You pay once',
            'It stays yours, even where the post that you have bought is deleted later',
          ]}
        />
      </Sample>
      <Sample name="SeekSlider">
        <Seeking />
      </Sample>
      <Sample name="QrCode">
        <QrCode text="https://example.com" label="QR code of an address" />
      </Sample>
      <Sample name="Spinner, Skeleton">
        <Spinner />
        <Skeleton className="h-10 w-48" />
      </Sample>
    </>
  );
}

function Seeking() {
  const [seconds, setSeconds] = useState(12);
  return (
    <SeekSlider
      label="Seek"
      seconds={seconds}
      length={90}
      onSeek={setSeconds}
      className="touch-target w-64 cursor-pointer accent-action"
    />
  );
}

export function StateSamples() {
  return (
    <Part title="States of a page">
      <Sample name="EmptyState">
        <EmptyState
          icon={<Sprout />}
          title="Nothing has grown here"
          text="It says what will be here, and how one gets it."
          action={<Button>Plant something</Button>}
        />
      </Sample>
      <Sample name="ErrorState: with a way to try again, with a reference">
        <ErrorState error={new Error('lost')} onRetry={() => undefined} />
        <ErrorState error={new RefusalError(refusal)} />
      </Sample>
      <Sample name="ListEnd: more to load, on its way, failed">
        <ListEnd error={null} label="Load more" onLoad={() => undefined} />
        <ListEnd error={null} label="Load more" isLoading onLoad={() => undefined} />
        <ListEnd error={new RefusalError(refusal)} size="small" onLoad={() => undefined} />
      </Sample>
    </Part>
  );
}

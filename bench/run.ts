// npm run bench [-- name …] — measures and says of each promise whether it is kept. Exit code 1 if one is not.
import { measureChat } from './chat.ts';
import { measureClicks } from './clicks.ts';
import { measureConnections } from './connections.ts';
import { measureFeed } from './feed.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureGifts } from './gift.ts';
import { measureHome } from './home.ts';
import { measureInbox } from './inbox.ts';
import { measureInsights } from './insights.ts';
import { measureLayoutShift } from './layout-shift.ts';
import { describeMeasure, isWithinLimit, type Measure } from './lib/measure.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLists } from './lists.ts';
import { measureMedia } from './media.ts';
import { measureMemory } from './memory.ts';
import { measurePackaging } from './packaging.ts';
import { measurePublicPage } from './public-page.ts';
import { measureRouteChange } from './route-change.ts';
import { measureScrolling } from './scrolling.ts';
import { measureStart } from './start.ts';
import { measureStatements } from './statements.ts';
import { measureStreams } from './streams.ts';

const benches: Record<string, () => Promise<Measure[]>> = {
  feed: measureFeed,
  home: measureHome,
  gift: measureGifts,
  chat: measureChat,
  connections: measureConnections,
  streams: measureStreams,
  memory: measureMemory,
  statements: measureStatements,
  inbox: measureInbox,
  lists: measureLists,
  insights: measureInsights,
  start: measureStart,
  'first-load': measureFirstLoad,
  'public-page': measurePublicPage,
  media: measureMedia,
  packaging: measurePackaging,
  lighthouse: measureLighthouse,
  'route-change': measureRouteChange,
  'layout-shift': measureLayoutShift,
  clicks: measureClicks,
  scrolling: measureScrolling,
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !benches[name]);
if (unknown) {
  console.error(`No bench ${unknown}; there are: ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}
for (const [name, measure] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  for (const one of await measure()) {
    console.log(describeMeasure(one));
    if (!isWithinLimit(one)) process.exitCode = 1;
  }
}

import { httpPost, load, percentile } from './lib/load.ts';
import type { Measure } from './lib/measure.ts';
import { pgbench } from './lib/pgbench.ts';
import { type BenchWorld, createWorld, grant, startServerProcess } from './lib/world.ts';

const connections = 8;
const seconds = 6;
const rounds = 3;
const giftDiamonds = 200;

/** Gifts over HTTP against the same posting called by PostgreSQL's own load tool; both commit to disk. */
export async function measureGifts(): Promise<Measure[]> {
  const world = await createWorld();
  const server = await startServerProcess(world);
  try {
    const fanIds = world.fans.map((fan) => fan.userId);
    await grant(world.pool, fanIds, 100_000_000);
    const ours: number[] = [];
    const bound: number[] = [];
    await overHttp(world, server.port, 2);
    for (let round = 0; round < rounds; round++) {
      bound.push(
        await pgbench({
          connectionString: world.connectionString,
          script: giftScript(world),
          connections,
          seconds,
        }),
      );
      ours.push(await overHttp(world, server.port, seconds));
    }
    return [
      {
        name: 'gifts per second / pgbench on the same posting',
        value: percentile(ours, 0.5) / percentile(bound, 0.5),
        limit: { min: 0.6 },
      },
      { name: 'gifts per second', value: percentile(ours, 0.5) },
      { name: 'pgbench transactions per second', value: percentile(bound, 0.5) },
    ];
  } finally {
    await server.stop();
    await world.close();
  }
}

let turn = 0;

/** Each fan stays under the call's limit: the fans take turns. */
async function overHttp({ fans, creators }: BenchWorld, port: number, forSeconds: number): Promise<number> {
  const result = await load({
    port,
    connections,
    seconds: forSeconds,
    nextRequest: () => {
      const fan = fans[turn++ % fans.length];
      const creator = creators[turn % creators.length];
      return httpPost(
        '/v3/api/dialogue/charger',
        fan?.token as string,
        { char_id: creator?.charId, price: giftDiamonds },
        `Idempotency-Key: bench-${turn}\r\n`,
      );
    },
    mustContain: '"code":2000',
  });
  if (result.failures > 0) throw new Error(`${result.failures} gifts failed`);
  return result.perSecond;
}

function giftScript({ fans, creators }: BenchWorld): string {
  const ids = (list: string[]) => [Math.min(...list.map(Number)), Math.max(...list.map(Number))];
  const [fanLow, fanHigh] = ids(fans.map((fan) => fan.userId));
  const [charLow, charHigh] = ids(creators.map((creator) => creator.charId));
  return `\\set fan random(${fanLow}, ${fanHigh})
\\set character random(${charLow}, ${charHigh})
select * from send_gift(:fan::bigint, :character::bigint, ${giftDiamonds}, gen_random_uuid()::text, '\\x00', 8000, now(), now() + interval '7 days');
`;
}

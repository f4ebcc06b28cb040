// A client generated from the OpenAPI document plays every game to its record, by plain requests alone.
//
// `api.d.ts` is written from `docs/openapi.json` by openapi-typescript; `crates/tsugi/tests/client.rs` does that, holds
// this file against it and runs it with the address of a service.

import createClient from 'openapi-fetch';
import { expect, test } from 'vitest';
import type { components, paths } from './api';

declare const process: { env: Record<string, string | undefined> };

type Game = Pick<components['schemas']['GameDoc'], 'id' | 'bots'> & { seats: number[] };
type NewSeat = components['schemas']['NewSeat'];

const baseUrl = process.env.TSUGI_ADDRESS?.replace(/\/$/, '');
if (!baseUrl) throw new Error('TSUGI_ADDRESS names the service');

/** A client that keeps its cookie, as a browser does. */
function person() {
  const client = createClient<paths>({ baseUrl });
  let cookie = '';
  client.use({
    onRequest: ({ request }) => {
      if (cookie) request.headers.set('cookie', cookie);
      return request;
    },
    onResponse: ({ response }) => {
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    },
  });
  return client;
}

type Client = ReturnType<typeof person>;

/** A table for one person among bots. */
async function made(client: Client, { id, seats, bots }: Game): Promise<string> {
  const others = Array.from({ length: (seats[0] ?? 1) - 1 }, (): NewSeat => ({ bot: bots[0]! }));
  const { data, error } = await client.POST('/api/tables', {
    body: { game: id, seats: ['mine', ...others] },
  });
  expect(error).toBeUndefined();
  return data!.id;
}

/** Chooses whatever is offered until the game is over; how often that was. */
async function played(client: Client, id: string): Promise<number> {
  let since: number | undefined;
  for (let choices = 0; ;) {
    const { data: shown, error } = await client.GET('/api/tables/{id}/shown', {
      params: { path: { id }, query: { viewer: 'seat:0', since, with: 'offers' } },
    });
    expect(error).toBeUndefined();
    if (!shown) throw new Error('nothing is shown');
    since = shown.version;
    if (shown.status && 'over' in shown.status) return choices;
    const offers = shown.offers ?? [];
    if (!offers.length) continue;
    const { action } = offers[(choices * 7) % offers.length]!;
    const { data: done, error: refused } = await client.POST('/api/tables/{id}/act', {
      params: { path: { id } },
      body: { id: `choice-${choices}`, version: shown.version, action },
    });
    expect(refused).toBeUndefined();
    expect(done!.version).toBeGreaterThan(shown.version);
    since = done!.version - 1;
    choices += 1;
  }
}

const { data: games = [] } = await person().GET('/api/games');

test('there are games', () => expect(games.length).toBeGreaterThan(0));

for (const game of games) {
  test(`${game.id} is played from making a table to its record`, { timeout: 120_000 }, async () => {
    const client = person();
    const id = await made(client, game);
    expect(await played(client, id)).toBeGreaterThan(0);
    const { data: record } = await client.GET('/api/tables/{id}/record', {
      params: { path: { id } },
    });
    expect(record?.game).toBe(game.id);
    expect(record?.result).not.toBeNull();
    const { data: replay } = await client.GET('/api/tables/{id}/replay', {
      params: { path: { id }, query: { from: 0, moments: 2 } },
    });
    expect(replay?.moments).toHaveLength(2);
  });
}

test('what is refused says why', async () => {
  const { error, response } = await person().GET('/api/tables/{id}', {
    params: { path: { id: 'nosuchtable' } },
  });
  expect(response.status).toBe(404);
  expect(error?.error.code).toBe('unknown_table');
});

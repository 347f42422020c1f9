/** The small tables of a store beside the games, in memory. */
import type { PushSubscription, Store, StoredPlayer, Token, Webhook } from '../store/store.ts';

type Identity = Pick<Store, 'players' | 'tokens' | 'codes' | 'push' | 'webhooks' | 'settings'>;

export function memoryIdentity(): Identity {
  const players = new Map<string, StoredPlayer>();
  const tokens = new Map<string, Token>();
  const codes = new Map<string, { player: string; expires: number }>();
  const settings = new Map<string, string>();
  const subscriptions = new Map<string, PushSubscription>();
  const hooks = new Map<string, Webhook>();
  return {
    players: {
      async create(player) {
        players.set(player.id, player);
      },
      get: async id => players.get(id),
      async rename(id, name) {
        const player = players.get(id);
        if (player) players.set(id, { ...player, name });
        return player !== undefined;
      },
    },
    tokens: {
      async add(token) {
        tokens.set(token.hash, token);
      },
      get: async hash => tokens.get(hash),
      async touch(hash, used) {
        const token = tokens.get(hash);
        if (token) tokens.set(hash, { ...token, used });
      },
      async remove(hash) {
        tokens.delete(hash);
      },
    },
    codes: {
      async put(hash, player, expires) {
        codes.set(hash, { player, expires });
      },
      async take(hash, now) {
        const code = codes.get(hash);
        codes.delete(hash);
        return code && code.expires > now ? code.player : undefined;
      },
    },
    push: {
      put: async subscription => void subscriptions.set(subscription.endpoint, subscription),
      get: async endpoint => subscriptions.get(endpoint),
      of: async player => [...subscriptions.values()].filter(one => one.player === player),
      remove: async endpoint => void subscriptions.delete(endpoint),
    },
    webhooks: {
      put: async webhook => void hooks.set(webhook.id, webhook),
      ofPlayer: async player => [...hooks.values()].filter(one => one.player === player && one.game === null),
      get: async id => hooks.get(id),
      ofGame: async game => [...hooks.values()].filter(one => one.game === game),
      remove: async (id, player) => hooks.get(id)?.player === player && hooks.delete(id),
    },
    settings: {
      get: async key => settings.get(key),
      async put(key, value) {
        settings.set(key, value);
      },
      async putIfAbsent(key, value) {
        if (!settings.has(key)) settings.set(key, value);
        return settings.get(key)!;
      },
      async lease(key, now, until) {
        if (Number(settings.get(key) ?? 0) > now) return false;
        settings.set(key, String(until));
        return true;
      },
    },
  };
}

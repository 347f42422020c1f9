/** What people do at a table, as data: how often, and how. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Action } from '@cartagena/engine';
import { EMOTES } from '@cartagena/protocol';
import { Guest } from './guest.ts';
import type { Luck } from './luck.ts';
import type { Party } from './party.ts';

export interface Activity {
  readonly name: string;
  readonly weight: number;
  /** False: it was not the time for it. */
  readonly do: (party: Party) => Promise<boolean>;
}

/** Of one table at most. */
const ONLOOKERS = 3;
/** How long a player is gone, at most, in milliseconds. */
const AWAY = 3000;

/** Does it with a player who does nothing else meanwhile. */
async function by(guest: Guest | undefined, work: (guest: Guest) => Promise<boolean>): Promise<boolean> {
  if (guest === undefined) return false;
  guest.isBusy = true;
  try {
    return await work(guest);
  } finally {
    guest.isBusy = false;
  }
}

const anybody = (party: Party): Guest | undefined => party.world.luck.pick(party.free(party.guests));
const somebody = (party: Party): Guest | undefined => party.world.luck.pick(party.free());

function act(party: Party): Promise<boolean> {
  const asked = party.free().find(({ table }) => table!.game!.legal.length > 0);
  return by(asked, guest => {
    const { seq, game } = guest.table!;
    return party.post(guest, 'actions', ['acted'], { seq, action: choose(game!.legal, party.world.luck) });
  });
}

/** Runs when it can, so that games come to an end. */
function choose(legal: readonly Action[], luck: Luck): Action {
  const forward = legal.filter(({ type }) => type === 'play');
  return luck.pick(forward.length > 0 && !luck.oneIn(4) ? forward : legal)!;
}

function undo(party: Party): Promise<boolean> {
  const able = party.free().find(({ table }) => table!.game!.undoable > 0);
  return by(able, guest => party.post(guest, 'undo', ['undone']));
}

function goBack(party: Party): Promise<boolean> {
  const { luck } = party.world;
  return by(somebody(party), async guest => {
    const { made } = guest.table!.game!;
    if (made === 0) return false;
    const to = Math.max(0, made - 1 - luck.below(3));
    if (!(await party.post(guest, 'back', ['asked', 'undone'], { to }))) return false;
    for (const other of party.free())
      await party.post(other, 'back/answer', ['agreed', 'undone', 'refused'], { agrees: !luck.oneIn(5) });
    return true;
  });
}

const say = (party: Party, words: object): Promise<boolean> =>
  by(anybody(party), async guest => guest.cookie !== '' && (await party.post(guest, 'chat', ['said'], words)));

/** Nothing is claimed: whom one does not hear already needs no entry. */
const mute = (party: Party): Promise<boolean> =>
  by(somebody(party), guest => {
    const voices = guest.table!.seats.filter(({ voice, isYou }) => voice !== null && !isYou);
    const voice = party.world.luck.pick(voices)?.voice;
    if (voice === undefined) return Promise.resolve(false);
    return party.post(guest, 'mute', [], { voice, isMuted: party.world.luck.oneIn(2) });
  });

const gone = (party: Party): Promise<void> => pause(party.world.luck.below(AWAY));

const dropOut = (party: Party): Promise<boolean> =>
  by(anybody(party), async guest => {
    guest.drop();
    await gone(party);
    await guest.resume(party.node());
    return true;
  });

const comeAnew = (party: Party): Promise<boolean> =>
  by(anybody(party), async guest => {
    await guest.come(party.game);
    return true;
  });

/** A bot stands in. */
const stepOut = (party: Party): Promise<boolean> =>
  by(somebody(party), async guest => {
    const { game } = party;
    if (!(await guest.do('DELETE', `/api/games/${game}/seat`))) return false;
    await gone(party);
    await guest.do('POST', `/api/games/${game}/return`);
    return true;
  });

const resign = (party: Party): Promise<boolean> =>
  by(somebody(party), guest => party.post(guest, 'resign', ['away', 'closed']));

/** A stranger, or a player of the party on another device. */
async function lookOn(party: Party): Promise<boolean> {
  const { luck, findings } = party.world;
  if (party.onlookers.length >= ONLOOKERS) return false;
  const cookie = luck.oneIn(2) ? '' : luck.pick(party.people)!.cookie;
  const onlooker = Guest.again(party.node(), cookie, findings);
  party.onlookers.push(onlooker);
  await onlooker.come(party.game);
  return true;
}

async function lookAway(party: Party): Promise<boolean> {
  const gone = party.free(party.onlookers)[0];
  if (gone === undefined) return false;
  party.onlookers = party.onlookers.filter(one => one !== gone);
  gone.leave();
  return true;
}

const readLists = (party: Party): Promise<boolean> =>
  by(somebody(party), async guest => {
    for (const path of ['/api/games', '/api/games?status=playing', '/api/me/games']) await guest.do('GET', path);
    return true;
  });

export const ACTIVITIES: readonly Activity[] = [
  { name: 'act', weight: 600, do: act },
  { name: 'undo', weight: 40, do: undo },
  { name: 'go back by consent', weight: 20, do: goBack },
  { name: 'chat', weight: 30, do: party => say(party, { text: `Ahoy ${party.world.luck.below(1000)}!` }) },
  { name: 'emote', weight: 30, do: party => say(party, { emote: party.world.luck.pick(EMOTES)! }) },
  { name: 'mute', weight: 5, do: mute },
  { name: 'drop and resume', weight: 100, do: dropOut },
  { name: 'come anew', weight: 20, do: comeAnew },
  { name: 'leave and return', weight: 15, do: stepOut },
  { name: 'resign', weight: 2, do: resign },
  { name: 'look on', weight: 40, do: lookOn },
  { name: 'look no more', weight: 30, do: lookAway },
  { name: 'read lists', weight: 20, do: readLists },
];

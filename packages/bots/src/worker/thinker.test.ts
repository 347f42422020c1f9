/** Both ends of a thinker in one thread, with messages that are cloned as between two. */
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { type Choices, newGame, resolveRules, SeededChance, setUp, unwrap, viewFor } from '@cartagena/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BOTS, type Bot, type Budget, serveThinker, Thinker, type Thought } from '../index.ts';

const open: MessagePort[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  for (const port of open.splice(0)) port.close();
});

/** A thinker, and the port that stands for its worker. */
function thinkerAndPort(): { thinker: Thinker; port: MessagePort; die: (why: string) => void } {
  const { port1, port2 } = new MessageChannel();
  open.push(port1);
  let die: (why: string) => void = () => {};
  const thinker = new Thinker({
    postMessage: message => port1.postMessage(message),
    listen: onMessage => port1.on('message', onMessage),
    onEnd: report => {
      die = report;
    },
    terminate: () => port1.close(),
  });
  return { thinker, port: port2, die: why => die(why) };
}

function serve(bots: { readonly [name: string]: Bot }, now = () => 0): Thinker {
  const { thinker, port } = thinkerAndPort();
  serveThinker(
    { postMessage: message => port.postMessage(message), listen: onMessage => port.on('message', onMessage) },
    bots,
    now,
  );
  return thinker;
}

function thought(bot: string, choices: Choices = { edition: 'classic' }): Thought {
  const config = unwrap(setUp(choices));
  const rules = resolveRules(config);
  const { state } = newGame(rules, new SeededChance('deal'));
  return { bot, config, view: viewFor(rules, state, state.actor), seed: 'luck', stream: 3 };
}

/** A bot that records what it is given. */
function recorder(): { bot: Bot; calls: { rules: unknown; budget: Budget }[] } {
  const calls: { rules: unknown; budget: Budget }[] = [];
  const choose: Bot['choose'] = (rules, _, budget) => {
    calls.push({ rules, budget });
    return { type: 'end' };
  };
  return { bot: { name: 'recorder', about: 'Records.', milliseconds: 70, choose }, calls };
}

describe('a thinker', () => {
  it('decides as the bot itself would', async () => {
    const thinker = serve(BOTS);
    for (const edition of ['classic', 'cartagena2', 'wielka', 'diaries'] as const)
      for (const bot of Object.keys(BOTS)) {
        const wanted = { ...thought(bot, { edition }), iterations: 5 };
        const direct = BOTS[bot].choose(resolveRules(wanted.config), wanted.view, {
          chance: new SeededChance('luck', 3),
          iterations: 5,
        });
        expect(await thinker.think(wanted)).toEqual(direct);
      }
  });

  it('answers each of several requests', async () => {
    const thinker = serve(BOTS);
    const actions = await Promise.all([1, 2, 3, 4, 5].map(stream => thinker.think({ ...thought('random'), stream })));
    const alone = await Promise.all([1, 2, 3, 4, 5].map(stream => serve(BOTS).think({ ...thought('random'), stream })));
    expect(actions).toEqual(alone);
  });

  it('refuses an unknown bot, and goes on', async () => {
    const thinker = serve(BOTS);
    await expect(thinker.think(thought('toString'))).rejects.toThrow(
      /There is no bot "toString"\. Choose one of .*greedy/,
    );
    await expect(thinker.think(thought('random'))).resolves.toHaveProperty('type');
  });

  it('gives the bot its iterations, or the time in the request, or the bot’s own time', async () => {
    let time = 1000;
    const { bot, calls } = recorder();
    const thinker = serve({ recorder: bot }, () => time);
    await thinker.think({ ...thought('recorder'), iterations: 12 });
    expect(calls[0].budget).toMatchObject({ iterations: 12 });
    expect(calls[0].budget.isSpent).toBeUndefined();
    await thinker.think({ ...thought('recorder'), milliseconds: 10 });
    await thinker.think(thought('recorder'));
    time += 10;
    expect(calls.map(({ budget }) => budget.isSpent?.())).toEqual([undefined, true, false]);
    time += 60;
    expect(calls[2].budget.isSpent?.()).toBe(true);
  });

  it('gives the bot both where both are given: whichever is up first ends the decision', async () => {
    let time = 1000;
    const { bot, calls } = recorder();
    await serve({ recorder: bot }, () => time).think({ ...thought('recorder'), iterations: 12, milliseconds: 10 });
    const [{ budget }] = calls;
    expect([budget.iterations, budget.isSpent?.()]).toEqual([12, false]);
    time += 10;
    expect(budget.isSpent?.()).toBe(true);
  });

  it('resolves the rules of a table once while it is among the last four', async () => {
    const { bot, calls } = recorder();
    const thinker = serve({ recorder: bot });
    const ask = (pirates: number, seats: number) =>
      thinker.think(thought('recorder', { edition: 'classic', pirates, seats }));
    await ask(4, 2);
    await ask(4, 2);
    expect(calls[1].rules).toBe(calls[0].rules);
    for (const seats of [2, 3, 4, 5]) await ask(5, seats);
    await ask(4, 2);
    expect(calls.at(-1)?.rules).not.toBe(calls[0].rules);
    expect(calls.at(-1)?.rules).toEqual(expect.objectContaining({ pirates: 4 }));
  });

  it('refuses everything once its worker is dead', async () => {
    const { thinker, die } = thinkerAndPort();
    const [one, two] = [thinker.think(thought('random')), thinker.think(thought('random'))];
    die('It fell overboard.');
    die('It is still dead.');
    await expect(one).rejects.toThrow('It fell overboard.');
    await expect(two).rejects.toThrow('It fell overboard.');
    await expect(thinker.think(thought('random'))).rejects.toThrow('It fell overboard.');
  });

  it('refuses everything once it is closed', async () => {
    const { thinker } = thinkerAndPort();
    const pending = thinker.think(thought('random'));
    thinker.close();
    await expect(pending).rejects.toThrow('sent home');
    await expect(thinker.think(thought('random'))).rejects.toThrow('sent home');
  });
});

it('the entry for browsers answers requests', async () => {
  const { thinker, port } = thinkerAndPort();
  vi.stubGlobal('self', {
    postMessage: (message: unknown) => port.postMessage(message),
    addEventListener: (_: string, listener: (event: { data: unknown }) => void) =>
      port.on('message', data => listener({ data })),
  });
  await import('./web.ts');

  const wanted = { ...thought('greedy'), iterations: 1 };
  expect(await thinker.think(wanted)).toEqual(await serve(BOTS).think(wanted));
});

/** The line to another thread, without a thread: both ends are here, and messages are copied as they would be. */
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { type Choices, newGame, resolveRules, SeededChance, setUp, unwrap, viewFor } from '@cartagena/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BOTS, type Bot, type Budget, serveThinker, Thinker, type Thought } from '../index.ts';

const open: MessagePort[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  for (const port of open.splice(0)) port.close();
});

/** A thinker and the port of the worker that it believes to hold. */
function thinkerAndPort(): { thinker: Thinker; port: MessagePort; die: (why: string) => void } {
  const { port1, port2 } = new MessageChannel();
  open.push(port1);
  let die: (why: string) => void = () => {};
  const thinker = new Thinker({
    postMessage: message => port1.postMessage(message),
    listen: hear => port1.on('message', hear),
    onEnd: tell => {
      die = tell;
    },
    terminate: () => port1.close(),
  });
  return { thinker, port: port2, die: why => die(why) };
}

function serve(bots: { readonly [name: string]: Bot }, now = () => 0): Thinker {
  const { thinker, port } = thinkerAndPort();
  serveThinker(
    { postMessage: message => port.postMessage(message), listen: hear => port.on('message', hear) },
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

/** A bot that notes with what it was asked. */
function listener(): { bot: Bot; heard: { rules: unknown; budget: Budget }[] } {
  const heard: { rules: unknown; budget: Budget }[] = [];
  const choose: Bot['choose'] = (rules, _, budget) => {
    heard.push({ rules, budget });
    return { type: 'end' };
  };
  return { bot: { name: 'listener', about: 'Listens.', milliseconds: 70, choose }, heard };
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

  it('gives iterations, or the time that was asked for, or that of the bot', async () => {
    let time = 1000;
    const { bot, heard } = listener();
    const thinker = serve({ listener: bot }, () => time);
    await thinker.think({ ...thought('listener'), iterations: 12 });
    expect(heard[0].budget).toMatchObject({ iterations: 12 });
    expect(heard[0].budget.isSpent).toBeUndefined();
    await thinker.think({ ...thought('listener'), milliseconds: 10 });
    await thinker.think(thought('listener'));
    time += 10;
    expect(heard.map(({ budget }) => budget.isSpent?.())).toEqual([undefined, true, false]);
    time += 60;
    expect(heard[2].budget.isSpent?.()).toBe(true);
  });

  it('makes the rules of a table once, while it is among the last four', async () => {
    const { bot, heard } = listener();
    const thinker = serve({ listener: bot });
    const ask = (pirates: number, seats: number) =>
      thinker.think(thought('listener', { edition: 'classic', pirates, seats }));
    await ask(4, 2);
    await ask(4, 2);
    expect(heard[1].rules).toBe(heard[0].rules);
    for (const seats of [2, 3, 4, 5]) await ask(5, seats);
    await ask(4, 2);
    expect(heard.at(-1)?.rules).not.toBe(heard[0].rules);
    expect(heard.at(-1)?.rules).toEqual(expect.objectContaining({ pirates: 4 }));
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

it('the entry for browsers serves whoever speaks to it', async () => {
  const { thinker, port } = thinkerAndPort();
  vi.stubGlobal('self', {
    postMessage: (message: unknown) => port.postMessage(message),
    addEventListener: (_: string, hear: (event: { data: unknown }) => void) =>
      port.on('message', data => hear({ data })),
  });
  await import('./web.ts');

  const wanted = { ...thought('greedy'), iterations: 1 };
  expect(await thinker.think(wanted)).toEqual(await serve(BOTS).think(wanted));
});

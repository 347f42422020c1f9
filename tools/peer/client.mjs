// Somebody at a table of the peer, for our generator (packages/server/src/load): the lobby over HTTP, the game over a WebSocket, in the
// words of socket.io, as boardgame.io's own client speaks them.
import { request } from 'node:http';
import { connect } from 'node:net';
import WebSocket from 'ws';
import { legalMoves, NAME } from './game.mjs';

const HOST = '127.0.0.1';
const EVENT = `42/${NAME},`;
/** How long an action may take before it is given up, in milliseconds. */
const ACTION_TIMEOUT_MS = 10_000;

/** Bytes on all connections, both ways, and those of them that brought updates. Of the lobby, only what it answers. */
export const traffic = { all: 0, updates: 0 };

function post(port, path, body) {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const asked = request({ host: HOST, port, method: 'POST', path, headers }, response => {
      let text = '';
      response.on('data', piece => {
        text += piece;
      });
      response.on('end', () =>
        response.statusCode === 200 ? resolve(JSON.parse(text)) : reject(new Error(`${path}: ${response.statusCode}`)),
      );
    });
    asked.on('error', reject);
    asked.end(JSON.stringify(body));
  });
}

class PeerClient {
  seq = 0;
  seat = null;
  credentials = undefined;
  #port;
  #game = '';
  /** What came last: a whole state, not parsed before it is needed. */
  #heard = '';
  #socket;
  #acting;

  constructor(port) {
    this.#port = port;
  }

  get port() {
    return this.#port;
  }

  get isAsked() {
    return this.seat !== null && !this.isOver && this.#heard.includes(`"currentPlayer":"${this.seat}"`);
  }

  get isOver() {
    return this.#heard.includes('"gameover":');
  }

  follow(game, onHeard, onLost) {
    this.#socket?.terminate();
    this.#game = game;
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://${HOST}:${this.#port}/socket.io/?EIO=4&transport=websocket`, {
        perMessageDeflate: false,
        createConnection: options => {
          const wire = connect({ ...options, host: HOST, noDelay: true });
          wire.on('data', piece => {
            traffic.all += piece.length;
            traffic.updates += piece.length;
          });
          return wire;
        },
      });
      this.#socket = socket;
      socket.on('error', reject);
      socket.on('close', () => this.#socket === socket && onLost());
      socket.on('message', data => {
        const text = data.toString();
        if (text.startsWith(`${EVENT}["update"`)) this.#take(text, onHeard);
        else if (text === '2') this.#send('3');
        else if (text.startsWith('0')) this.#send(`40/${NAME},`);
        else if (text.startsWith(`40/${NAME},`)) this.#emit('sync', game, this.seat, this.credentials);
        else if (text.startsWith(`${EVENT}["sync"`)) {
          this.#take(text, onHeard);
          resolve();
        }
      });
    });
  }

  /** The update that it causes acknowledges it. */
  act(random) {
    const { G, ctx, _stateID } = this.#state();
    const moves = legalMoves(G, ctx, this.seat);
    const [type, ...args] = moves[Math.floor(random() * moves.length)];
    const { seat: playerID, credentials } = this;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('no answer')), ACTION_TIMEOUT_MS);
      this.#acting = () => {
        clearTimeout(timer);
        resolve();
      };
      const action = { type: 'MAKE_MOVE', payload: { type, args, playerID, credentials } };
      this.#emit('update', action, _stateID, this.#game, playerID);
    });
  }

  leave() {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.terminate();
    this.seq = 0;
    this.#heard = '';
  }

  #state() {
    const [, , news] = JSON.parse(this.#heard.slice(EVENT.length));
    return news.state ?? news;
  }

  #take(text, onHeard) {
    this.#heard = text;
    // Ours counts from 1.
    this.seq = 1 + Number(/"_stateID":(\d+)/.exec(text)[1]);
    const acting = this.#acting;
    this.#acting = undefined;
    onHeard(this.seq);
    acting?.();
  }

  #emit(...args) {
    this.#send(EVENT + JSON.stringify(args));
  }

  #send(text) {
    traffic.all += text.length;
    this.#socket.send(text);
  }
}

export const meet = async port => new PeerClient(port);
export const stranger = port => new PeerClient(port);

/** A match for the first of them; each of them joins it and gets credentials. */
export async function openGame(clients, { people }) {
  const [{ port }] = clients;
  const { matchID } = await post(port, `/games/${NAME}/create`, { numPlayers: people });
  for (const [i, client] of clients.slice(0, people).entries()) {
    const joined = await post(port, `/games/${NAME}/${matchID}/join`, {
      playerID: String(i),
      playerName: `Guest ${i}`,
    });
    client.seat = joined.playerID;
    client.credentials = joined.playerCredentials;
  }
  return matchID;
}

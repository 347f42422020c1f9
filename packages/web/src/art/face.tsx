/** The portrait of an opponent. It says nothing that the words beside it do not. */
import blocker from './faces/blocker.svg';
import buccaneer from './faces/buccaneer.svg';
import corsair from './faces/corsair.svg';
import deckhand from './faces/deckhand.svg';
import hoarder from './faces/hoarder.svg';
import landlubber from './faces/landlubber.svg';
import legend from './faces/legend.svg';
import rusher from './faces/rusher.svg';
import sailor from './faces/sailor.svg';

const FACE = { landlubber, deckhand, sailor, buccaneer, corsair, legend, hoarder, rusher, blocker };

export const hasFace = (bot: string | null): bot is keyof typeof FACE => bot !== null && Object.hasOwn(FACE, bot);

interface FaceProps {
  /** The bot whose face it is; without one of its own there is nothing to see. */
  readonly bot: string | null;
  readonly size: number;
}

export function Face({ bot, size }: FaceProps) {
  return hasFace(bot) ? <img src={FACE[bot]} alt="" width={size} height={size} decoding="async" /> : null;
}

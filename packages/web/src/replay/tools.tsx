/** What can be done with a game that is over: a link to the moment, the record as a file, the check of the deal. */
import { useSignal } from '@preact/signals';
import { set } from '../base/set.ts';
import { DealVerdict, judgeDeal, type Verdict } from '../online/deal-verdict.tsx';
import { offerFile } from '../table/view/offer-file.ts';
import { announce } from '../ui/announce.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Sign } from '../ui/sign.tsx';
import { say } from '../words/words.ts';
import type { Playhead } from './playhead.ts';
import { makeGame } from './replay-game.ts';
import type { OpenedRecord } from './source.ts';
import style from './tools.module.css';

interface ToolsProps {
  readonly opened: OpenedRecord;
  readonly isOver: boolean;
  readonly playhead: Playhead;
}

export function Tools({ opened, isOver, playhead }: ToolsProps) {
  const { game } = opened;
  return (
    <nav class={style.tools} aria-label={say('table.tools')}>
      {isOver && (
        <>
          <Share opened={opened} playhead={playhead} />
          <Button
            kind="quiet"
            onClick={() => offerFile('cartagena.json', `${JSON.stringify(makeGame(game), null, 1)}\n`)}
          >
            <Sign name="scroll" size={18} /> {say('replay.download')}
          </Button>
          {game.fair && <Verify opened={opened} />}
        </>
      )}
      <ButtonLink kind="quiet" href="/">
        <Sign name="back" size={18} /> {say('replay.leave')}
      </ButtonLink>
    </nav>
  );
}

/** Where the browser lets nobody copy, the link is shown to be copied by hand. It always is, for those who look. */
function Share({ opened, playhead }: Pick<ToolsProps, 'opened' | 'playhead'>) {
  const shared = useSignal<{ readonly link: string; readonly isCopied: boolean } | undefined>(undefined);
  const share = async () => {
    const link = location.origin + (await opened.addressOf(playhead.at.value));
    const isCopied = await (navigator.clipboard?.writeText(link) ?? Promise.reject()).then(
      () => true,
      () => false,
    );
    shared.value = { link, isCopied };
    announce(say(isCopied ? 'replay.share.copied' : 'replay.share.by-hand'));
  };
  const now = shared.value;
  return (
    <>
      <Button kind="quiet" onClick={() => void share()} data-testid="share">
        <Sign name="link" size={18} /> {say('replay.share')}
      </Button>
      {now && (
        <p class={style.shared}>
          {say(now.isCopied ? 'replay.share.copied' : 'replay.share.by-hand')}
          <input
            class={style.link}
            readOnly
            value={now.link}
            aria-label={say('replay.share.link')}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </p>
      )}
    </>
  );
}

function Verify({ opened: { game, promise } }: Pick<ToolsProps, 'opened'>) {
  const verdict = useSignal<Verdict | undefined>(undefined);
  const verify = async () => set(verdict, await judgeDeal(game.fair, promise));
  return (
    <>
      <Button kind="quiet" onClick={() => void verify()}>
        <Sign name="check" size={18} /> {say('replay.verify')}
      </Button>
      <div class={style.verdict} role="status">
        {verdict.value && <DealVerdict verdict={verdict.value} />}
      </div>
    </>
  );
}

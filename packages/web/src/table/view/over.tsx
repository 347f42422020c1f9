/** The end of a game: who won, the feast, the race, and what to do next. */
import type { GameEvent, View } from '@cartagena/engine';
import type { Sitter } from '../../game/host.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { listed, say, sayIfKnown } from '../../words/words.ts';
import { RaceChart } from './chart.tsx';
import type { TableExtras } from './extras.ts';
import { Feast } from './feast.tsx';
import style from './over.module.css';
import { raceOf } from './race.ts';
import { useTable } from './table-context.ts';

interface OverProps {
  /** All that happened. */
  readonly events: readonly GameEvent[];
  readonly onClose: () => void;
  readonly extras: TableExtras;
}

export function Over({ events, onClose, extras }: OverProps) {
  const { play, rules, sitters } = useTable();
  const { onRematch, onNew, onSave, onReplay, onChallenge } = extras;
  const { view } = play.moment.value;
  const { winners, ending } = view;
  const endingWords = sayIfKnown(`over.${ending}`);
  const colours = (seats: readonly number[]) => seats.map(seat => sitters[seat].colour);
  return (
    <Dialog title={overTitle(view, sitters)} onClose={onClose}>
      <div class={style.over} data-testid="over">
        <Feast winners={colours(winners)} guests={sitters.map(({ colour }) => colour)} />
        {endingWords && <p>{endingWords}</p>}
        <RaceChart race={raceOf(rules, events)} sitters={sitters} />
        {extras.over}
        <div class="row">
          {onRematch && (
            <Button kind="main" onClick={onRematch}>
              {say('over.rematch')}
            </Button>
          )}
          {onReplay && <Button onClick={onReplay}>{say('replay.over')}</Button>}
          {onChallenge && <Button onClick={onChallenge}>{say('over.challenge')}</Button>}
          {onNew && <Button onClick={onNew}>{say('over.new')}</Button>}
          {onSave && <Button onClick={onSave}>{say('replay.download')}</Button>}
          <Button kind="quiet" onClick={onClose}>
            {say('over.look')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function overTitle({ winners, viewer }: View, sitters: readonly Sitter[]): string {
  const names = listed(winners.map(seat => sitters[seat].name));
  if (winners.length > 1) return say('log.over.shared', { names });
  const isAlone = sitters.filter(({ isHere }) => isHere).length === 1;
  return isAlone && winners[0] === viewer ? say('log.over.you') : say('log.over', { who: names });
}

/** A game that is watched and played at this screen: what is shown of it, heard of it, and done by the person before it. */
import type { Rules } from '@cartagena/engine';
import { effect, untracked } from '@preact/signals';
import { settings } from '../../base/settings.ts';
import { shapeOf } from '../../board/scene.ts';
import type { Setting } from '../../events/card-words.ts';
import { announcement } from '../../events/narrate.ts';
import { makeSoundBox, openAtFirstTouch } from '../../events/sound-box.ts';
import { soundsOf } from '../../events/sounds.ts';
import type { GameStep, Host, Sitter } from '../../game/host.ts';
import { type Meanwhile, watchMeanwhile } from '../../game/meanwhile.ts';
import { type Playback, playSteps } from '../../game/playback.ts';
import { announce, hush, toast } from '../../ui/announce.tsx';
import { explain } from '../choosing/explain.ts';
import { createTurn, type Play } from '../choosing/play.ts';
import { reasonWords } from '../choosing/reasons.ts';

export interface Session {
  readonly playback: Playback;
  readonly play: Play;
  readonly changes: Meanwhile['changes'];
  close(): void;
}

const sounds = makeSoundBox(settings.sound);
openAtFirstTouch(sounds);

export function openSession(host: Host): Session {
  const { rules } = host;
  const playback = playSteps(host, settings.pace);
  const meanwhile = watchMeanwhile(playback);
  const refuse = (why: string): void => {
    sounds.play([{ sound: 'error', times: 1 }]);
    toast(why);
  };
  const play: Play = createTurn(host, playback, settings.confirm, {
    onRefusedTouch: one =>
      refuse(
        explain(settingOf(rules, host.sitters.value), rules, play.moment.value.view, play.choosing.value.chosen, one),
      ),
    onRefusedAction: reason => refuse(reasonWords(reason, rules.config.edition)),
  });
  let eyes = playback.shown.peek().view.viewer;
  const stopTelling = playback.onShow(tell);
  const stopRehearsing = effect(() => {
    const events = play.heldEvents.value;
    untracked(() => playback.rehearse(events));
  });

  function tell({ events, moment }: GameStep): void {
    const { viewer } = moment.view;
    if (viewer !== eyes) hush();
    eyes = viewer;
    sounds.play(soundsOf(events, viewer));
    const heard = announcement(settingOf(rules, host.sitters.value), viewer, events);
    if (heard !== '') announce(heard);
  }

  return {
    playback,
    play,
    changes: meanwhile.changes,
    close() {
      stopTelling();
      stopRehearsing();
      play.close();
      meanwhile.close();
      playback.close();
    },
  };
}

export function settingOf(rules: Rules, sitters: readonly Sitter[]): Setting {
  return { edition: rules.config.edition, shape: shapeOf(rules), names: sitters.map(({ name }) => name) };
}

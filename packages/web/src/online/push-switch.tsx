import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { set } from '../base/set.ts';
import { Switch } from '../ui/switch.tsx';
import { say } from '../words/words.ts';
import { type Hindrance, isSubscribed, subscribe, unsubscribe } from './push.ts';

/** "Tell me when it is my turn." Asks nothing of anybody until it is switched on. */
export function PushSwitch() {
  const isOn = useSignal(false);
  const hindrance = useSignal<Hindrance | undefined>(undefined);
  useEffect(() => {
    void isSubscribed().then(found => set(isOn, found));
  }, [isOn]);
  const change = async (isWanted: boolean) => {
    isOn.value = isWanted;
    hindrance.value = isWanted ? await subscribe() : void (await unsubscribe());
    if (hindrance.value) isOn.value = false;
  };
  return (
    <Switch label={say('online.push')} isOn={isOn.value} onChange={isWanted => void change(isWanted)}>
      <span role="status">{say(hindrance.value ? `online.push.${hindrance.value}` : 'online.push.about')}</span>
    </Switch>
  );
}

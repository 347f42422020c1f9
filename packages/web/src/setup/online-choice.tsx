/** What is to be said of a table over the net: who may find it, and how long a turn may take. */
import { type Clock, LONGEST_PASSWORD } from '@cartagena/protocol';
import type { Plan } from '../plan/plan.ts';
import { PickField, TextField } from '../ui/field.tsx';
import { Section } from '../ui/section.tsx';
import { Switch } from '../ui/switch.tsx';
import { say } from '../words/words.ts';
import style from './setup.module.css';

const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'live', seconds: 30 },
  { kind: 'live', seconds: 60 },
  { kind: 'live', seconds: 120 },
  { kind: 'live', seconds: 300 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
  { kind: 'days', days: 7 },
];

function clockName(clock: Clock): string {
  if (clock.kind === 'none') return say('setup.clock.none');
  if (clock.kind === 'days') return say('setup.clock.days', { count: clock.days });
  const { seconds } = clock;
  return seconds < 60
    ? say('setup.clock.seconds', { count: seconds })
    : say('setup.clock.minutes', { count: seconds / 60 });
}

interface OnlineChoiceProps {
  readonly plan: Plan;
  readonly onChange: (part: Partial<Plan>) => void;
  /** Of this table only: it is not saved with the plan. */
  readonly password: string;
  readonly onPassword: (password: string) => void;
}

export function OnlineChoice({ plan, onChange, password, onPassword }: OnlineChoiceProps) {
  const now = CLOCKS.findIndex(clock => JSON.stringify(clock) === JSON.stringify(plan.clock));
  return (
    <Section title={say('setup.online')} class={style.section}>
      <Switch label={say('setup.public')} isOn={plan.isPublic} onChange={isPublic => onChange({ isPublic })}>
        {say('setup.public.about')}
      </Switch>
      {plan.seats.length === 2 && (
        <Switch
          label={say('setup.duplicate')}
          isOn={plan.isDuplicate}
          onChange={isDuplicate => onChange({ isDuplicate })}
        >
          {say('setup.duplicate.about')}
        </Switch>
      )}
      <div class={style.short}>
        <PickField
          label={say('setup.clock')}
          values={CLOCKS.map((_, i) => i)}
          value={Math.max(0, now)}
          nameOf={i => clockName(CLOCKS[i])}
          onChange={i => onChange({ clock: CLOCKS[i] })}
        >
          {say('setup.clock.about')}
        </PickField>
        <TextField label={say('setup.password')} value={password} longest={LONGEST_PASSWORD} onChange={onPassword}>
          {say('setup.password.about')}
        </TextField>
      </div>
    </Section>
  );
}
